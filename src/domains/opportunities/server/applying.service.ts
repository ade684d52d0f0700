/** Applying and withdrawing. */

import { letterOf } from '#domains/notifications/server/public.ts';
import { holdPoints } from '#domains/points/server/public.ts';
import type { ApplicationInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, type Failure, forbidden, invalid } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { sayMoment } from '#platform/moment.ts';
import { canTake } from '../application.ts';
import { findTextFaults, textFrom } from '../application-text.ts';
import { type ShutFor, whyShut } from '../model.ts';
import { seatingOf, tellAutoAccepted } from './accepting.service.ts';
import { tellReceived, tellWithdrawn } from './announcements.ts';
import { applicationConflict, findBothForUpdate } from './application-conflicts.service.ts';
import { insertText, removeTexts } from './application-texts.repository.ts';
import {
  type ApplicationRow,
  insertApplication,
  listLatestOf,
  setApplicationState,
} from './applications.repository.ts';
import { applicationMail } from './jobs.ts';
import { countIn, findOpportunityForUpdate, type OpportunityRow } from './opportunities.repository.ts';
import { assertSees, noApplication } from './policy.ts';

export interface Applying {
  /** @returns the application's id. @throws {Failure} 403, 404, 409 saying why not, 422. */
  apply(person: Person, input: ApplicationInput): Promise<string>;
  /** Deletes the texts too. @throws {Failure} 404, 409 unless pending. */
  withdraw(person: Person, id: string): Promise<void>;
}

export function createApplying(db: Db): Applying {
  return {
    apply: (person, input) =>
      db.transaction().execute(async (tx) => {
        const { opportunityId } = input;
        // Lock the points first: a concurrent award waits, and its auto-accept check then finds this application.
        const points = await holdPoints(tx, person.userId);
        const opportunity = await findOpportunityForUpdate(tx, opportunityId);
        assertSees(person, opportunity);
        if (opportunity.ownerId === person.userId)
          throw forbidden('not_allowed', say('opportunities.failures.ownOpportunity'));
        const [latest] = await listLatestOf(tx, person.userId, [opportunityId]);
        const pointsRequired = opportunity.pointsRequired ?? 0;
        const isUnlocked = opportunity.pointsRequired !== null && points >= pointsRequired;
        const door = { applicationState: latest?.state ?? null, isUnlocked, ...seatingOf(opportunity) };
        const status = { ...door, state: door.applicationState };
        const shutFor = whyShut(door);
        if (shutFor !== null || !canTake(status, { type: 'application.requested' })) {
          throw shut(shutFor ?? 'closed', { opportunity, latest, missing: pointsRequired - points });
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
        await countIn(tx, opportunityId, isAccepted ? { accepted: 1 } : { requested: 1 });
        if (isAccepted) await tellAutoAccepted(tx, opportunity, [{ id, applicantId: person.userId }]);
        else await announce(tx, opportunity, id, person);
        return id;
      }),

    withdraw: (person, id) =>
      db.transaction().execute(async (tx) => {
        const found = await findBothForUpdate(tx, id);
        if (found?.application.applicantId !== person.userId) throw noApplication();
        const { application, opportunity } = found;
        const status = { state: application.state, isUnlocked: true, ...seatingOf(opportunity) };
        if (!canTake(status, { type: 'application.withdrawn' })) {
          throw await applicationConflict(tx, person, application, opportunity);
        }
        await setApplicationState(tx, id, { state: 'withdrawn', decidedBy: null });
        await removeTexts(tx, id);
        await countIn(tx, opportunity.id, { requested: -1 });
        const letter = letterOf(applicationMail, { applicationId: id, event: 'withdrawn' });
        await tellWithdrawn(tx, opportunity, person.userId, letter);
      }),
  };

  async function announce(tx: Tx, opportunity: OpportunityRow, applicationId: string, person: Person): Promise<void> {
    await tellReceived(tx, opportunity, person.userId, letterOf(applicationMail, { applicationId, event: 'received' }));
  }
}

interface Shut {
  opportunity: OpportunityRow;
  latest: ApplicationRow | undefined;
  missing: number;
}

function shut(reason: ShutFor, { opportunity, latest, missing }: Shut): Failure {
  switch (reason) {
    case 'applied':
      return conflict(
        'already_exists',
        say('opportunities.failures.alreadyApplied', { state: latest?.state ?? 'requested' }),
      );
    case 'closed':
      return opportunity.isPastDeadline
        ? conflict('closed', say('opportunities.failures.closed', { when: sayMoment(opportunity.closesAt) }))
        : conflict('not_approved', say('opportunities.failures.notOpen'));
    case 'locked':
      return conflict(
        'locked',
        say('opportunities.failures.locked', { points: opportunity.pointsRequired ?? 0, missing }),
      );
    case 'full':
      return conflict('full', say('opportunities.failures.full', { seats: opportunity.seats ?? 0 }));
  }
}
