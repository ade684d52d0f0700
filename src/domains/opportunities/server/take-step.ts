/** An opportunity's state, and conflicts for steps its lifecycle doesn't allow. */

import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type ConflictCode, conflict, type Failure } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { follow, type OpportunityLifecycleEvent, type OpportunityStatus, stateOf } from '../lifecycle.ts';
import { findLastDecisive } from './links.repository.ts';
import type { OpportunityRow } from './opportunities.repository.ts';

export function statusOf(opportunity: OpportunityRow): OpportunityStatus {
  const { isVerified, isPastDeadline, isClosedEarly, acceptedCount, isHidden, isFeatured } = opportunity;
  return { isVerified, isPastDeadline, isClosedEarly, acceptedCount, isHidden, isFeatured };
}

/** Approved and before the deadline. Pending applications can be decided, even if it was closed to new ones. */
export const takesDecisions = ({ isVerified, isPastDeadline }: OpportunityRow): boolean =>
  isVerified === true && !isPastDeadline;

/** @throws {Failure} 409 naming the state and who caused it, if the lifecycle doesn't allow the step. */
export async function takeStep(
  tx: Tx,
  person: Person,
  opportunity: OpportunityRow,
  event: OpportunityLifecycleEvent,
): Promise<OpportunityStatus> {
  const next = follow(statusOf(opportunity), event);
  if (next) return next;
  const isDecision = event.type === 'opportunity.approved' || event.type === 'opportunity.declined';
  throw await lifecycleConflict(tx, person, opportunity, isDecision ? 'already_decided' : 'not_approved');
}

/** @param code the conflict's code; if the deadline has passed, it's `closed` instead. */
export async function lifecycleConflict(
  tx: Tx,
  person: Person,
  opportunity: OpportunityRow,
  code: ConflictCode,
): Promise<Failure> {
  const state = stateOf(opportunity);
  if (opportunity.isPastDeadline && state !== 'declined') {
    const when = sayMoment(opportunity.closesAt);
    return conflict('closed', say('opportunities.failures.pastDeadline', { state, when }));
  }
  const last = await findLastDecisive(tx, opportunity.id);
  if (!last) return conflict(code, say('opportunities.failures.isState', { state }));
  const { actorId, event: step } = last;
  const said = { state, step, at: sayMoment(last.at) };
  if (actorId === null) return conflict(code, say('opportunities.failures.serverLastStep', said));
  if (actorId === person.userId) return conflict(code, say('opportunities.failures.ownLastStep', said));
  const name = await nameOf(tx, actorId);
  return conflict(code, say('opportunities.failures.lastStepBy', { ...said, name }));
}

export const nameOf = async (tx: Tx, id: string): Promise<string> => isolate(sayName((await readCards(tx, [id]))(id)));
