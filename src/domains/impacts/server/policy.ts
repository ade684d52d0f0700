/** Who may see an impact and act on it. What its state allows is up to the lifecycle. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person, Viewer } from '#platform/server/http/viewer.ts';

interface Visible {
  isPublic: boolean;
  isHidden: boolean;
  /** Owner and members. */
  participants: readonly string[];
}

export const isJudgeOrAdmin = (viewer: Viewer): boolean => viewer?.role === 'Judge' || viewer?.role === 'Admin';

export function canSee(viewer: Viewer, { isPublic, isHidden, participants }: Visible): boolean {
  if (isPublic || viewer?.role === 'Admin') return true;
  if (viewer === null) return false;
  return participants.includes(viewer.userId) || (viewer.role === 'Judge' && !isHidden);
}

/** @throws {Failure} 404, the same as for an unknown id. */
export function assertCanSee<T extends Visible>(viewer: Viewer, impact: T | undefined): asserts impact is T {
  if (!impact || !canSee(viewer, impact)) throw noImpact();
}

/** @throws {Failure} 403 for anyone but the owner. */
export function assertOwns(
  person: Person,
  { ownerId }: { ownerId: string },
  action: 'answer' | 'appeal' | 'edit',
): void {
  if (ownerId !== person.userId) throw forbidden('not_allowed', say('impacts.failures.onlyOwner', { action }));
}

/** @throws {Failure} 403 for the owner and the members. */
export function assertImpartial(person: Person, { participants }: Pick<Visible, 'participants'>): void {
  if (!participants.includes(person.userId)) return;
  throw forbidden('not_allowed', say('impacts.failures.tookPart'));
}

const noImpact = () => notFound(say('impacts.failures.notFound'));
