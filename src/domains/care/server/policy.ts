/** Who may read and decide a case. What its state allows is up to the lifecycle. */
import { forbidden, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { can } from '../lifecycle.ts';
import type { CaseRow } from './cases.repository.ts';

/** @throws {Failure} 404 for judges, unless it's about an impact. */
export function assertSees<T extends Pick<CaseRow, 'kind'>>(
  { role }: Person,
  found: T | undefined,
): asserts found is T {
  if (!found || (role !== 'Admin' && found.kind !== 'impact')) throw noCase();
}

/** @throws {Failure} 403 for a case about oneself. */
export function assertNotOwn({ userId }: Person, { ownerId }: Pick<CaseRow, 'ownerId'>): void {
  if (ownerId === userId) throw forbidden('not_allowed', 'This case is about you. Someone else has to decide it.');
}

/** Whether the person can decide it, or answer the appeal, now. */
export function canDecide({ userId, role }: Person, found: CaseRow): boolean {
  if (found.ownerId === userId) return false;
  if (can(found, { type: 'report.dismissed', by: userId })) return role === 'Admin' || found.kind === 'impact';
  return role === 'Admin' && can(found, { type: 'report.upheld', by: userId });
}

export const noCase = () => notFound('Case not found.');
