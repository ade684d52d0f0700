import { lockPoints } from '#domains/points/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, type Failure, forbidden, invalid } from '#platform/server/http/failure.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { stateAfter } from '../../application.ts';
import { findTextFaults, textFrom } from '../../application-text.ts';
import { stateOf } from '../../lifecycle.ts';
import { type ApplyBlocker, findApplyBlocker } from '../../model.ts';
import { notifyOfApplication } from '../announce/application-announcements.ts';
import { emitApplicationEvents } from '../announce/webhook-events.ts';
import { adjustCounts, findOpportunityForUpdate, type OpportunityRow } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { availabilityOf, recordAutoAccepted } from './accept-qualifying.ts';
import { insertText } from './application-texts.repository.ts';
import { type ApplicationRow, insertApplication, listLatestOf } from './applications.repository.ts';
import { readApplication } from './read-applications.ts';

/** @throws {Failure} 403, 404, 409 saying why not, 422. */
export const applyForOpportunity: Call<'applyForOpportunity', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { opportunityId } = request.body;
  const applicationId = await db.transaction().execute(async (tx) => {
    // Lock the points first: a concurrent award waits, and its auto-accept check then finds this application.
    const points = await lockPoints(tx, person.userId);
    const opportunity = await findOpportunityForUpdate(tx, opportunityId);
    assertCanSee(person, opportunity);
    if (opportunity.ownerId === person.userId)
      throw forbidden('not_allowed', say('opportunities.failures.ownOpportunity'));
    const [latest] = await listLatestOf(tx, person.userId, [opportunityId]);
    assertCanApply(opportunity, latest, points);
    const faults = findTextFaults(request.body, opportunity);
    if (faults.length > 0) throw invalid(faults);
    const rule = opportunity.autoAcceptFrom;
    const isAccepted = rule !== null && points >= rule;
    const id = await insertApplication(tx, {
      opportunityId,
      ownerId: opportunity.ownerId,
      applicantId: person.userId,
      state: isAccepted ? 'auto-accepted' : 'requested',
      pointsRequired: opportunity.pointsRequired ?? 0,
      autoAcceptFrom: rule,
      seats: opportunity.seats,
      pointsAtRequest: points,
    });
    await insertText(tx, id, textFrom(request.body, opportunity));
    await adjustCounts(tx, opportunityId, isAccepted ? { accepted: 1 } : { requested: 1 });
    const application = { id, applicantId: person.userId };
    await emitApplicationEvents(tx, 'application.made', opportunity, {
      state: isAccepted ? 'auto-accepted' : 'requested',
      applications: [application],
    });
    if (isAccepted) await recordAutoAccepted(tx, opportunity, [application]);
    else await notifyOfApplication(tx, opportunity, application);
    return id;
  });
  const application = await readApplication(db, person, applicationId);
  return ok(
    application.state === 'requested' ? 'Application sent.' : 'Your application was accepted. You have a place.',
    application,
  );
};

/** @param latest the member's latest application for it. @throws {Failure} 409 saying why not. */
function assertCanApply(opportunity: OpportunityRow, latest: ApplicationRow | undefined, points: number): void {
  const pointsRequired = opportunity.pointsRequired ?? 0;
  const isUnlocked = opportunity.pointsRequired !== null && points >= pointsRequired;
  const state = latest?.state ?? null;
  const status = { state, isUnlocked, ...availabilityOf(opportunity) };
  const blocker = findApplyBlocker({
    ...status,
    applicationState: state,
    isOpen: stateOf(opportunity) === 'approved',
    hasPartner: opportunity.hasPartner,
  });
  if (blocker !== null || !stateAfter(status, { type: 'application.requested' })) {
    throw cannotApply(blocker ?? 'closed', { opportunity, latest, missing: pointsRequired - points });
  }
}

interface BlockedApplication {
  opportunity: OpportunityRow;
  latest: ApplicationRow | undefined;
  missing: number;
}

function cannotApply(reason: ApplyBlocker, { opportunity, latest, missing }: BlockedApplication): Failure {
  switch (reason) {
    case 'applied':
      return conflict(
        'already_exists',
        say('opportunities.failures.alreadyApplied', { state: latest?.state ?? 'requested' }),
      );
    case 'closed':
      return notOpen(opportunity);
    case 'partnerLeft':
      return conflict('person_left', say('opportunities.failures.partnerLeft'));
    case 'locked':
      return conflict(
        'locked',
        say('opportunities.failures.locked', { points: opportunity.pointsRequired ?? 0, missing }),
      );
    case 'full':
      return conflict('full', say('opportunities.failures.full', { seats: opportunity.seats ?? 0 }));
  }
}

function notOpen({ isPastDeadline, isClosedEarly, closesAt }: OpportunityRow): Failure {
  if (isPastDeadline) return conflict('closed', say('opportunities.failures.closed', { when: sayMoment(closesAt) }));
  if (isClosedEarly) return conflict('closed', say('opportunities.failures.closedEarly'));
  return conflict('not_approved', say('opportunities.failures.notOpen'));
}
