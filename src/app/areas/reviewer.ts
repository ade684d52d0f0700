import type { SessionUser } from '#generated/types.gen.ts';

interface Reviewer {
  id: string;
  role: 'Judge' | 'Admin';
}

/** Null for roles that can't review. */
export function reviewerOf(user: SessionUser | null): Reviewer | null {
  if (user?.role !== 'Judge' && user?.role !== 'Admin') return null;
  return { id: user.id, role: user.role };
}
