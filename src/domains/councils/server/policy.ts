/** Who may see a council and who may do what to it. What its state allows is the lifecycle's to say. */
import { forbidden, notFound } from '../../../platform/http/failure.ts';
import type { Person, Viewer } from '../../../platform/http/viewer.ts';
import type { CouncilRow } from './councils.repository.ts';

type Owned = Pick<CouncilRow, 'ownerId'>;
type Seen = Pick<CouncilRow, 'ownerId' | 'isApproved'>;

export const isAdmin = (viewer: Viewer): boolean => viewer?.role === 'Admin';
export const owns = (viewer: Viewer, { ownerId }: Owned): boolean => viewer?.userId === ownerId;

/** What not everyone is told: why it was declined, and what waits. */
export const isInCharge = (viewer: Viewer, council: Owned): boolean => owns(viewer, council) || isAdmin(viewer);

/** @throws {Failure} 404, as for one that is not there. */
export function assertSees<T extends Seen>(viewer: Viewer, council: T | undefined): asserts council is T {
  if (!council || !(council.isApproved || isInCharge(viewer, council))) throw noCouncil();
}

/** @throws {Failure} 403 for anyone but the owner. */
export function assertOwns(person: Person, council: Owned, deed: string): void {
  if (!owns(person, council)) throw forbidden('not_allowed', `Only the owner of the council may ${deed}.`);
}

/** @throws {Failure} 403 for anyone but the owner and Admins. */
export function assertInCharge(person: Person, council: Owned, deed: string): void {
  if (!isInCharge(person, council)) {
    throw forbidden('not_allowed', `Only the owner of the council or an Admin may ${deed}.`);
  }
}

const noCouncil = () => notFound('There is no such council.');
