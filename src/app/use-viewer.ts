import { useMemo } from 'react';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session-provider.tsx';
import type { Viewer } from '#platform/browser/viewer.ts';

/** Who is viewing a public page; null for visitors and people with an incomplete profile. */
export function useViewer(): Viewer | null {
  const user = useSessionSelector(selectUser);
  const id = user?.isProfileCompleted ? user.id : undefined;
  const role = user?.role;
  return useMemo(() => (id !== undefined && role !== undefined ? { id, role } : null), [id, role]);
}
