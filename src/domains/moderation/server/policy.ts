/** Who may read and decide a case. What its state allows is up to the lifecycle. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { can } from '../lifecycle.ts';
import { INVOLVEMENT_TEXTS } from '../model.ts';
import type { CaseRow } from './cases.repository.ts';
import type { Involvement } from './involvement.repository.ts';

/** @throws {Failure} 404 for judges, unless it's about an impact. */
export function assertCanSee<T extends Pick<CaseRow, 'kind'>>(
  { role }: Person,
  found: T | undefined,
): asserts found is T {
  if (!found || (role !== 'Admin' && found.kind !== 'impact')) throw noCase();
}

interface Weighed extends Pick<CaseRow, 'ownerId' | 'hasOtherAdmin'> {
  /** The involvement of the person who decides. */
  involvement: Involvement;
}

/** @throws {Failure} 403 for a case about oneself, and for those who are involved. */
export function assertImpartial(person: Person, found: Weighed): void {
  const bias = found.ownerId === person.userId ? say('moderation.failures.aboutYou') : biasOf(person, found);
  if (bias !== null) throw forbidden('not_allowed', bias);
}

/** Why an involved person doesn't decide. An admin does if no other admin can; a judge never does. */
const biasOf = ({ role }: Person, { involvement, hasOtherAdmin }: Weighed): string | null =>
  involvement === null || (role === 'Admin' && !hasOtherAdmin) ? null : INVOLVEMENT_TEXTS[involvement];

/** Whether the person can decide it, or answer the appeal, now. */
export function canDecide(person: Person, found: CaseRow & Weighed): boolean {
  const { userId, role } = person;
  if (found.ownerId === userId || biasOf(person, found) !== null) return false;
  if (can(found, { type: 'report.dismissed', by: userId })) return role === 'Admin' || found.kind === 'impact';
  return role === 'Admin' && can(found, { type: 'report.upheld', by: userId });
}

export const noCase = () => notFound(say('moderation.failures.caseUnknown'));
