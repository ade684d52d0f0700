/** How a council stands, and what its lifecycle does not have. */
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, type Failure } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import { sayMoment } from '../../../platform/moment.ts';
import { readCards } from '../../members/server/people.service.ts';
import { type CouncilLifecycleEvent, type CouncilStanding, follow, stateOf } from '../lifecycle.ts';
import type { CouncilRow } from './councils.repository.ts';
import { isAdmin } from './policy.ts';

/** @throws {Failure} 409 saying how it came to the state, when the lifecycle does not have the step. */
export async function takeStep(
  tx: Tx,
  person: Person,
  council: CouncilRow,
  event: CouncilLifecycleEvent,
): Promise<CouncilStanding> {
  const next = follow(council, event);
  if (!next) throw await lifecycleConflict(tx, person, council);
  return next;
}

async function lifecycleConflict(tx: Tx, person: Person, council: CouncilRow): Promise<Failure> {
  const state = `This council is ${stateOf(council)}`;
  const { decidedBy, decidedAt } = council;
  if (!decidedBy || !decidedAt) return conflict('lifecycle_conflict', `${state}: no Admin has decided yet.`);
  const who = await nameFor(tx, person, decidedBy);
  return conflict('lifecycle_conflict', `${state}: ${who} ${stateOf(council)} it on ${sayMoment(decidedAt)}.`);
}

/** Which Admin it was is told to Admins alone. */
async function nameFor(tx: Tx, person: Person, decidedBy: string): Promise<string> {
  if (person.userId === decidedBy) return 'you';
  return isAdmin(person) ? (await readCards(tx, [decidedBy]))(decidedBy).name : 'an Admin';
}
