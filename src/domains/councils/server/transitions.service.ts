/** Lifecycle steps of a council, and their conflicts. */

import { readCards } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { type ConflictCode, conflict, type Failure } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { sayMoment } from '#platform/moment.ts';
import { type CouncilLifecycleEvent, type CouncilStatus, follow, stateOf } from '../lifecycle.ts';
import type { CouncilRow } from './councils.repository.ts';
import { isAdmin } from './policy.ts';

/** @throws {Failure} 409 naming the state and who caused it, if the lifecycle doesn't allow the step. */
export async function takeStep(
  tx: Tx,
  person: Person,
  council: CouncilRow,
  event: CouncilLifecycleEvent,
): Promise<CouncilStatus> {
  const next = follow(council, event);
  if (next) return next;
  const isDecision = event.type === 'council.approved' || event.type === 'council.declined';
  throw await lifecycleConflict(tx, person, council, isDecision ? 'already_decided' : 'not_approved');
}

async function lifecycleConflict(tx: Tx, person: Person, council: CouncilRow, code: ConflictCode): Promise<Failure> {
  const state = `This council is ${stateOf(council)}`;
  const { decidedBy, decidedAt } = council;
  if (!decidedBy || !decidedAt) return conflict(code, `${state}: no admin has decided yet.`);
  const who = await nameFor(tx, person, decidedBy);
  return conflict(code, `${state}: ${who} ${stateOf(council)} it on ${sayMoment(decidedAt)}.`);
}

/** Only admins see which admin decided. */
async function nameFor(tx: Tx, person: Person, decidedBy: string): Promise<string> {
  if (person.userId === decidedBy) return 'you';
  return isAdmin(person) ? (await readCards(tx, [decidedBy]))(decidedBy).name : 'an admin';
}
