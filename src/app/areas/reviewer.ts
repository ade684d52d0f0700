import type { SessionUser } from '../../../generated/types.gen.ts';

interface Reviewer {
  id: string;
  role: 'Judge' | 'Admin';
}

/** Null for everyone whose role decides nothing. */
export function reviewerOf(user: SessionUser | null): Reviewer | null {
  if (user?.role !== 'Judge' && user?.role !== 'Admin') return null;
  return { id: user.id, role: user.role };
}
