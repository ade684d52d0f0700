/** Deciding on applications and setting auto-accept. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { ApplicationDecisionInput, AutoAcceptInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict, invalid } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { tidyLines } from '#platform/prose.ts';
import { stateAfter } from '../../application.ts';
import { ruleAfter } from '../../auto-accept.ts';
import { notifyAccepted, notifyDenied } from '../announce/announcements.ts';
import { applicationMail } from '../announce/letter-jobs.ts';
import { auditSubjectOf, auditSubjectOfApplication } from '../audit-subject.ts';
import { adjustCounts, findOpportunityForUpdate, setRule } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee, canManage, noApplication } from '../policy.ts';
import { lifecycleConflict, takesDecisions } from '../take-step.ts';
import { acceptQualifying, availabilityOf } from './accept-qualifying.ts';
import { applicationConflict, findApplicationForUpdate } from './application-conflict.ts';
import { setDecisionMessage } from './application-texts.repository.ts';
import { setApplicationState } from './applications.repository.ts';

export interface ApplicationDecisions {
  /** @throws {Failure} 403, 404, 409 unless pending, with a place left, before the deadline. */
  decide(person: Person, id: string, decision: ApplicationDecisionInput): Promise<void>;
  /** @returns the applications accepted, highest points first. @throws {Failure} 403, 404, 409, 422. */
  setAutoAccept(person: Person, opportunityId: string, input: AutoAcceptInput): Promise<string[]>;
}

export function createApplicationDecisions(db: Db): ApplicationDecisions {
  return {
    decide: (person, id, { isApproved, ...written }) =>
      db.transaction().execute(async (tx) => {
        const found = await findApplicationForUpdate(tx, id);
        // 404 for anyone else.
        if (!found || !canManage(person, found.opportunity)) throw noApplication();
        const { application, opportunity } = found;
        const event = isApproved ? 'accepted' : 'denied';
        const status = { state: application.state, isUnlocked: true, ...availabilityOf(opportunity) };
        const next = stateAfter(status, { type: `application.${event}` });
        if (next === null) throw await applicationConflict(tx, person, application, opportunity);
        const applicant = await findPerson(tx, application.applicantId);
        if (isApproved && !applicant?.isActive) throw hasLeft();
        await setApplicationState(tx, id, { state: event, decidedBy: person.userId });
        const message = (written.message && tidyLines(written.message)) || null;
        if (message) await setDecisionMessage(tx, [id], message);
        await adjustCounts(tx, opportunity.id, { requested: -1, accepted: isApproved ? 1 : 0 });
        await record(tx, {
          ...auditSubjectOfApplication(opportunity, id, person.userId),
          action: `application_${event}`,
          fromState: 'requested',
          toState: next,
        });
        const letterFor = (applicationId: string) => letterOf(applicationMail, { applicationId, event });
        if (isApproved) await notifyAccepted(tx, opportunity, [application], { how: 'accepted', message, letterFor });
        else await notifyDenied(tx, opportunity, [application], { message, letterFor });
      }),

    setAutoAccept: (person, opportunityId, { isApproved, min_pointsreq }) =>
      db.transaction().execute(async (tx) => {
        if (isApproved && min_pointsreq === undefined) {
          throw invalid([{ field: 'min_pointsreq', message: say('opportunities.failures.minimumPoints') }]);
        }
        const opportunity = await findOpportunityForUpdate(tx, opportunityId);
        assertCanSee(person, opportunity);
        assertCanManage(person, opportunity, 'setAutoAccept');
        const minPoints = opportunity.autoAcceptFrom;
        const status = { minPoints, isOpen: takesDecisions(opportunity) };
        const next = ruleAfter(
          status,
          isApproved
            ? { type: 'autoAccept.turnedOn', minPoints: min_pointsreq ?? 0 }
            : { type: 'autoAccept.turnedOff' },
        );
        if (!next) throw await lifecycleConflict(tx, person, opportunity, 'not_approved');
        if (next.minPoints !== minPoints) {
          await setRule(tx, opportunityId, next.minPoints);
          await record(tx, {
            ...auditSubjectOf(opportunity, person.userId),
            action: isApproved ? 'auto_accept_on' : 'auto_accept_off',
            fromState: ruleAsState(minPoints),
            toState: ruleAsState(next.minPoints),
          });
        }
        return acceptQualifying(tx, opportunityId);
      }),
  };
}

const ruleAsState = (points: number | null) =>
  points === null ? ({ of: 'off' } as const) : ({ of: 'minimumPoints', points } as const);

const hasLeft = () => conflict('person_left', say('opportunities.failures.applicantLeft'));
