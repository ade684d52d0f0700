/** Lifecycle steps of a council, and their conflicts. */

import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type ConflictCode, conflict, type Failure } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type CouncilLifecycleEvent, type CouncilState, type CouncilStatus, follow, stateOf } from '../lifecycle.ts';
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
  const state = stateOf(council);
  const { decidedBy, decidedAt } = council;
  if (state === 'pending' || !decidedBy || !decidedAt) {
    return conflict(code, say('councils.failures.undecided', { state }));
  }
  return conflict(code, await sayDecided(tx, person, { state, decidedBy, at: sayMoment(decidedAt) }));
}

/** Only admins see which admin decided. */
async function sayDecided(
  tx: Tx,
  person: Person,
  { decidedBy, ...said }: { state: Exclude<CouncilState, 'pending'>; decidedBy: string; at: string },
): Promise<string> {
  if (person.userId === decidedBy) return say('councils.failures.decidedByYou', said);
  if (!isAdmin(person)) return say('councils.failures.alreadyDecided', said);
  return say('councils.failures.decidedBy', {
    ...said,
    name: isolate(sayName((await readCards(tx, [decidedBy]))(decidedBy))),
  });
}
