/** An opportunity's state, and conflicts for steps its lifecycle doesn't allow. */

import { readCards } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { type ConflictCode, conflict, type Failure } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { sayMoment } from '#platform/moment.ts';
import { follow, type OpportunityLifecycleEvent, type OpportunityStatus, stateOf } from '../lifecycle.ts';
import { findLastEvent } from './links.repository.ts';
import type { OpportunityRow } from './opportunities.repository.ts';
import type { OpportunityEventName } from './tables.ts';

export function statusOf(opportunity: OpportunityRow): OpportunityStatus {
  const { isVerified, isPastDeadline, acceptedCount, isHidden, isFeatured } = opportunity;
  return { isVerified, isPastDeadline, acceptedCount, isHidden, isFeatured };
}

/** Approved and before the deadline. */
export const isOpenNow = (opportunity: OpportunityRow): boolean => stateOf(opportunity) === 'approved';

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

/** Completes "This opportunity is full: …". */
export const sayAllTaken = (seats: number | null) =>
  seats === 1 ? 'its only place is taken' : `all ${seats} places are taken`;

const DECISIVE: OpportunityEventName[] = ['submitted', 'resubmitted', 'approved', 'declined'];
const ACTIONS: Partial<Record<OpportunityEventName, string>> = {
  submitted: 'submitted it',
  resubmitted: 'edited and resubmitted it',
  approved: 'approved it',
  declined: 'declined it',
};

/** @param code unless the deadline has passed, which is always `closed`. */
export async function lifecycleConflict(
  tx: Tx,
  person: Person,
  opportunity: OpportunityRow,
  code: ConflictCode,
): Promise<Failure> {
  const state = stateOf(opportunity);
  if (opportunity.isPastDeadline && state !== 'declined') {
    const what = state === 'closed' ? 'closed' : `${state} and can no longer be approved`;
    const when = sayMoment(opportunity.closesAt);
    return conflict('closed', `This opportunity is ${what}: its deadline was on ${when}.`);
  }
  const last = await findLastEvent(tx, opportunity.id, DECISIVE);
  if (!last) return conflict(code, `This opportunity is ${state}.`);
  const who = await nameFor(tx, person, last.actorId);
  const what = `${who} ${ACTIONS[last.event]} on ${sayMoment(last.at)}`;
  return conflict(code, `This opportunity is ${state}: ${what}.`);
}

export async function nameFor(tx: Tx, person: Person, actorId: string | null): Promise<string> {
  if (actorId === null) return 'the server';
  if (actorId === person.userId) return 'you';
  return (await readCards(tx, [actorId]))(actorId).name;
}
