import { useMemo } from 'react';
import type { Role } from '../../../generated/types.gen.ts';
import { selectUser } from '../../domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '../../domains/auth/web/session-provider.tsx';

/** Who looks at a public page; null for a visitor, and for one whose profile is not complete yet. */
export function useViewer(): { id: string; role: Role } | null {
  const user = useSessionSelector(selectUser);
  const id = user?.isProfileCompleted ? user.id : undefined;
  const role = user?.role;
  return useMemo(() => (id !== undefined && role !== undefined ? { id, role } : null), [id, role]);
}
