/** Who may see an impact and who may do what to it. What its state allows is the lifecycle's to say. */
import { forbidden, notFound } from '../../../platform/http/failure.ts';
import type { Person, Viewer } from '../../../platform/http/viewer.ts';

interface Seen {
  isPublic: boolean;
  isHidden: boolean;
  /** The owner and the members. */
  participants: readonly string[];
}

export const isReviewer = (viewer: Viewer): boolean => viewer?.role === 'Judge' || viewer?.role === 'Admin';

export function canSee(viewer: Viewer, { isPublic, isHidden, participants }: Seen): boolean {
  if (isPublic || viewer?.role === 'Admin') return true;
  if (viewer === null) return false;
  return participants.includes(viewer.userId) || (viewer.role === 'Judge' && !isHidden);
}

/** @throws {Failure} 404, as for one that is not there. */
export function assertSees<T extends Seen>(viewer: Viewer, impact: T | undefined): asserts impact is T {
  if (!impact || !canSee(viewer, impact)) throw noImpact();
}

/** @throws {Failure} 403 for anyone but the owner. */
export function assertOwns(person: Person, { ownerId }: { ownerId: string }, deed: string): void {
  if (ownerId !== person.userId) throw forbidden('not_allowed', `Only the owner of an impact may ${deed}.`);
}

/** @throws {Failure} 403 for the owner and the members. */
export function assertImpartial(person: Person, { participants }: Pick<Seen, 'participants'>): void {
  if (!participants.includes(person.userId)) return;
  throw forbidden('not_allowed', 'You took part in this impact: another reviewer has to decide it.');
}

const noImpact = () => notFound('There is no such impact.');
