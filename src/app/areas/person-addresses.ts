import { useCallback } from 'react';
import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import { FORMER_MEMBER } from '#domains/people/model.ts';
import type { PersonAddress } from '#platform/browser/person-address.tsx';
import { useViewer } from '../use-viewer.ts';

/** Members use the profile route of the specification; every other area has its own. */
export function usePersonAddresses(): PersonAddress {
  const role = useViewer()?.role;
  return useCallback(
    ({ id, slug }) => {
      if (role === undefined || slug === FORMER_MEMBER.slug) return null;
      return role === 'Member' ? `/dashboard/changemaker/${id}/${slug}` : `${homeOf(role)}/people/${id}/${slug}`;
    },
    [role],
  );
}
