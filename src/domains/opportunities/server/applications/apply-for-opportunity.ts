/** Applying and withdrawing. */

import { letterOf } from '#domains/notifications/server/public.ts';
import { lockPoints } from '#domains/points/server/public.ts';
import type { ApplicationInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, type Failure, forbidden, invalid } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { sayMoment } from '#platform/moment.ts';
import { canTake } from '../../application.ts';
import { findTextFaults, textFrom } from '../../application-text.ts';
import { stateOf } from '../../lifecycle.ts';
import { type ApplyBlocker, findApplyBlocker } from '../../model.ts';
import { notifyOfApplication, notifyOfWithdrawal } from '../announce/announcements.ts';
import { applicationMail } from '../announce/letter-jobs.ts';
import { adjustCounts, findOpportunityForUpdate, type OpportunityRow } from '../opportunities.repository.ts';
import { assertCanSee, noApplication } from '../policy.ts';
import { availabilityOf, recordAutoAccepted } from './accept-qualifying.ts';
import { applicationConflict, findApplicationForUpdate } from './application-conflict.ts';
import { insertText, removeTexts } from './application-texts.repository.ts';
import {
  type ApplicationRow,
  insertApplication,
  listLatestOf,
  setApplicationState,
} from './applications.repository.ts';

export interface Applications {
  /** @returns the application's id. @throws {Failure} 403, 404, 409 saying why not, 422. */
  apply(person: Person, input: ApplicationInput): Promise<string>;
  /** Deletes the texts too. @throws {Failure} 404, 409 unless pending. */
  withdraw(person: Person, id: string): Promise<void>;
}

export function createApplications(db: Db): Applications {
  return {
    apply: (person, input) =>
      db.transaction().execute(async (tx) => {
        const { opportunityId } = input;
        // Lock the points first: a concurrent award waits, and its auto-accept check then finds this application.
        const points = await lockPoints(tx, person.userId);
        const opportunity = await findOpportunityForUpdate(tx, opportunityId);
        assertCanSee(person, opportunity);
        if (opportunity.ownerId === person.userId)
          throw forbidden('not_allowed', say('opportunities.failures.ownOpportunity'));
        const [latest] = await listLatestOf(tx, person.userId, [opportunityId]);
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
        if (blocker !== null || !canTake(status, { type: 'application.requested' })) {
          throw cannotApply(blocker ?? 'closed', { opportunity, latest, missing: pointsRequired - points });
        }
        const faults = findTextFaults(input, opportunity);
        if (faults.length > 0) throw invalid(faults);
        const rule = opportunity.autoAcceptFrom;
        const isAccepted = rule !== null && points >= rule;
        const id = await insertApplication(tx, {
          opportunityId,
          ownerId: opportunity.ownerId,
          applicantId: person.userId,
          state: isAccepted ? 'auto-accepted' : 'requested',
          pointsRequired,
          autoAcceptFrom: rule,
          seats: opportunity.seats,
          pointsAtRequest: points,
        });
        await insertText(tx, id, textFrom(input, opportunity));
        await adjustCounts(tx, opportunityId, isAccepted ? { accepted: 1 } : { requested: 1 });
        if (isAccepted) await recordAutoAccepted(tx, opportunity, [{ id, applicantId: person.userId }]);
        else await notifyOwner(tx, opportunity, id, person);
        return id;
      }),

    withdraw: (person, id) =>
      db.transaction().execute(async (tx) => {
        const found = await findApplicationForUpdate(tx, id);
        if (found?.application.applicantId !== person.userId) throw noApplication();
        const { application, opportunity } = found;
        const status = { state: application.state, isUnlocked: true, ...availabilityOf(opportunity) };
        if (!canTake(status, { type: 'application.withdrawn' })) {
          throw await applicationConflict(tx, person, application, opportunity);
        }
        await setApplicationState(tx, id, { state: 'withdrawn', decidedBy: null });
        await removeTexts(tx, id);
        await adjustCounts(tx, opportunity.id, { requested: -1 });
        const letter = letterOf(applicationMail, { applicationId: id, event: 'withdrawn' });
        await notifyOfWithdrawal(tx, opportunity, person.userId, letter);
      }),
  };

  async function notifyOwner(
    tx: Tx,
    opportunity: OpportunityRow,
    applicationId: string,
    person: Person,
  ): Promise<void> {
    await notifyOfApplication(
      tx,
      opportunity,
      person.userId,
      letterOf(applicationMail, { applicationId, event: 'received' }),
    );
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
