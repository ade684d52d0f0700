/** An application with its opportunity, and conflicts for steps its lifecycle doesn't allow. */
import type { ApplicationState } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';
import { conflict, type Failure } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { sayMoment } from '#platform/moment.ts';
import { seatsLeftOf } from '../model.ts';
import { type ApplicationRow, findApplication } from './applications.repository.ts';
import { findOpportunityForUpdate, type OpportunityRow } from './opportunities.repository.ts';
import { nameFor, sayAllTaken } from './transitions.service.ts';

/** Wire names of states, as people say them. */
export const SPOKEN: Record<ApplicationState, string> = {
  requested: 'pending',
  accepted: 'accepted',
  'auto-accepted': 'accepted',
  denied: 'declined',
  withdrawn: 'withdrawn',
};

export interface Both {
  application: ApplicationRow;
  opportunity: OpportunityRow;
}

/** Locks the opportunity's row, so that applications to it change one at a time. */
export async function findBothForUpdate(tx: Tx, applicationId: string): Promise<Both | undefined> {
  const seen = await findApplication(tx, applicationId);
  const opportunity = seen && (await findOpportunityForUpdate(tx, seen.opportunityId));
  const application = opportunity && (await findApplication(tx, applicationId));
  return opportunity && application && { opportunity, application };
}

/** 409 naming the state and who caused it. */
export async function applicationConflict(
  tx: Tx,
  person: Person,
  application: ApplicationRow,
  opportunity: OpportunityRow,
): Promise<Failure> {
  const { state, decidedAt, decidedBy, isClosedUndecided } = application;
  if (state === 'requested') {
    if (opportunity.isPastDeadline) {
      return conflict('closed', `This opportunity is closed: its deadline was on ${sayMoment(opportunity.closesAt)}.`);
    }
    return seatsLeftOf(opportunity) === 0
      ? conflict(
          'full',
          `This opportunity is full: ${sayAllTaken(opportunity.seats)}. The application is still pending.`,
        )
      : conflict('not_approved', 'This application is pending.');
  }
  const at = decidedAt ? ` on ${sayMoment(decidedAt)}` : '';
  if (isClosedUndecided)
    return conflict('closed', `This application is declined: the deadline passed before a decision${at}.`);
  if (state === 'withdrawn') {
    const who = await nameFor(tx, person, application.applicantId);
    return conflict('withdrawn', `This application is withdrawn: ${who} withdrew it${at}.`);
  }
  if (state === 'auto-accepted')
    return conflict('already_decided', `This application is accepted: it was accepted automatically${at}.`);
  // Applicants don't see which person decided.
  const isApplicant = person.userId === application.applicantId;
  const who = isApplicant ? 'the partner' : await nameFor(tx, person, decidedBy);
  return conflict('already_decided', `This application is ${SPOKEN[state]}: ${who} ${SPOKEN[state]} it${at}.`);
}
