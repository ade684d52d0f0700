import { useCallback } from 'react';
import { FORMER_MEMBER } from '#domains/people/model.ts';
import type { PersonAddress } from '#platform/browser/people/person-address.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';

/** Members use the profile route of the specification; every other area has its own. */
export function usePersonAddresses(): PersonAddress {
  const viewer = useViewer();
  return useCallback(
    ({ id, slug }) => {
      if (viewer === null || slug === FORMER_MEMBER.slug) return null;
      return `${viewer.home}/${viewer.role === 'Member' ? 'changemaker' : 'people'}/${id}/${slug}`;
    },
    [viewer],
  );
}
