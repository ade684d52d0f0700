/** Who may see and change a council. The lifecycle decides what its state allows. */
import { say } from '#languages/say.ts';
import { type Failure, forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person, Viewer } from '#platform/server/http/viewer.ts';
import type { CouncilRow } from './councils.repository.ts';

type Owned = Pick<CouncilRow, 'ownerId'>;
type Visible = Pick<CouncilRow, 'ownerId' | 'isApproved'>;

export const isAdmin = (viewer: Viewer): boolean => viewer?.role === 'Admin';
export const owns = (viewer: Viewer, { ownerId }: Owned): boolean => viewer?.userId === ownerId;

/** Owner or admin: may see decline reasons and pending requests. */
export const canManage = (viewer: Viewer, council: Owned): boolean => owns(viewer, council) || isAdmin(viewer);

export const canSee = (viewer: Viewer, council: Visible): boolean => council.isApproved || canManage(viewer, council);

/** @throws {Failure} 404 for anyone else. */
export function assertCanSee<T extends Visible>(viewer: Viewer, council: T | undefined): asserts council is T {
  if (!council || !canSee(viewer, council)) throw noCouncil();
}

/** @throws {Failure} 403 for anyone but the owner. */
export function assertOwns(person: Person, council: Owned, action: 'decideRequests' | 'seeRequests'): void {
  if (!owns(person, council)) throw forbidden('not_allowed', say('councils.failures.onlyOwner', { action }));
}

/** @throws {Failure} 403 for anyone but the owner and admins. */
export function assertCanManage(
  person: Person,
  council: Owned,
  action: 'edit' | 'removeGoals' | 'removeMembers',
): void {
  if (!canManage(person, council)) {
    throw forbidden('not_allowed', say('councils.failures.onlyInCharge', { action }));
  }
}

export const membersOnly = (action: 'share' | 'see'): Failure =>
  forbidden('not_allowed', say('councils.failures.onlyMembers', { action }));

const noCouncil = () => notFound(say('councils.failures.notFound'));
