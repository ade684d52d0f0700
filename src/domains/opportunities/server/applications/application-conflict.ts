/** Conflicts for steps that an application's lifecycle doesn't allow. */
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { conflict, type Failure } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { seatsLeftOf } from '../../model.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';
import { nameOf } from '../take-step.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** 409 naming the state and who caused it. */
export async function applicationConflict(
  tx: Tx,
  person: Person,
  application: ApplicationRow,
  opportunity: OpportunityRow,
): Promise<Failure> {
  const { state, decidedAt, isClosedUndecided } = application;
  if (state === 'requested') return pendingConflict(opportunity);
  const at = decidedAt ? sayMoment(decidedAt) : '';
  if (isClosedUndecided) return conflict('closed', say('opportunities.failures.closedUndecided', { at }));
  if (state === 'withdrawn') return conflict('withdrawn', await sayWithdrawn(tx, person, { application, at }));
  if (state === 'auto-accepted') {
    return conflict('already_decided', say('opportunities.failures.acceptedAutomatically', { at }));
  }
  return conflict('already_decided', await sayDecided(tx, person, { application, state, at }));
}

function pendingConflict(opportunity: OpportunityRow): Failure {
  const { isPastDeadline, closesAt, seats } = opportunity;
  if (isPastDeadline) return conflict('closed', say('opportunities.failures.closed', { when: sayMoment(closesAt) }));
  return seats !== null && seatsLeftOf(opportunity) === 0
    ? conflict('full', say('opportunities.failures.fullStillPending', { seats }))
    : conflict('not_approved', say('opportunities.failures.applicationPending'));
}

async function sayWithdrawn(
  tx: Tx,
  person: Person,
  { application: { applicantId }, at }: { application: ApplicationRow; at: string },
): Promise<string> {
  if (applicantId === person.userId) return say('opportunities.failures.withdrawnByYou', { at });
  return say('opportunities.failures.withdrawnBy', { name: await nameOf(tx, applicantId), at });
}

/** Applicants don't see which person decided. */
async function sayDecided(
  tx: Tx,
  person: Person,
  { application, ...said }: { application: ApplicationRow; state: 'accepted' | 'denied'; at: string },
): Promise<string> {
  const { applicantId, decidedBy } = application;
  if (person.userId === applicantId) return say('opportunities.failures.decidedByPartner', said);
  if (decidedBy === null) return say('opportunities.failures.decidedByServer', said);
  if (decidedBy === person.userId) return say('opportunities.failures.decidedByYou', said);
  return say('opportunities.failures.decidedBy', { ...said, name: await nameOf(tx, decidedBy) });
}
