/** Admins approve, decline, hide, show and feature opportunities. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import type { OpportunityDecisionInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict, forbidden, invalid } from '#platform/http/failure.ts';
import { assertNewest } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import { tidyLines } from '#platform/prose.ts';
import { follow, stateOf } from '../../lifecycle.ts';
import { notifyOfDecision, notifyOfVisibility } from '../announce/announcements.ts';
import { eventMail } from '../announce/letter-jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { insertEvent } from '../links.repository.ts';
import {
  findOpportunityForUpdate,
  type OpportunityRow,
  setCuration,
  setDecision,
} from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { statusOf, takeStep } from '../take-step.ts';

export interface Verification {
  /** @throws {Failure} 404, 409 if already decided, past its deadline or edited meanwhile, 422 without points or a reason. */
  decide(person: Person, id: string, input: OpportunityDecisionInput): Promise<void>;
  /** Idempotent. @throws {Failure} 403 for an admin's own, 404. */
  hide(person: Person, id: string, hiding: { isHide: boolean; reason?: string | undefined }): Promise<void>;
  /** @throws {Failure} 404, 409 unless approved, open and not hidden. */
  feature(person: Person, id: string, isFeatured: boolean): Promise<void>;
}

export function createVerification(db: Db): Verification {
  return {
    decide: (person, id, input) =>
      db.transaction().execute(async (tx) => {
        const { isApproved, pointsRequired, reason } = readDecision(input);
        const opportunity = await findOpportunityForUpdate(tx, id);
        assertCanSee(person, opportunity);
        const event = isApproved ? 'approved' : 'declined';
        const next = await takeStep(tx, person, opportunity, { type: `opportunity.${event}` });
        assertNewest('opportunity', opportunity, input.revision);
        await setDecision(tx, id, { isVerified: next.isVerified, pointsRequired, declineReason: reason });
        const eventId = await insertEvent(tx, { opportunityId: id, event, actorId: person.userId, reason });
        await record(tx, {
          ...auditSubjectOf(opportunity, person.userId),
          action: isApproved ? 'opportunity_verified' : 'opportunity_declined',
          fromState: 'pending',
          toState: event,
          ...(reason !== null && { reason }),
        });
        const letter = letterOf(eventMail, { eventId });
        await notifyOfDecision(tx, opportunity, { pointsRequired, reason, letter });
      }),

    hide: (person, id, { isHide, reason }) =>
      db.transaction().execute(async (tx) => {
        const opportunity = await findOpportunityForUpdate(tx, id);
        assertCanSee(person, opportunity);
        if (opportunity.ownerId === person.userId) {
          throw forbidden('not_allowed', say('opportunities.adminActions.own'));
        }
        if (opportunity.isHidden === isHide) return;
        const event = isHide ? 'hidden' : 'shown';
        await setCuration(tx, id, await takeStep(tx, person, opportunity, { type: `opportunity.${event}` }));
        const eventId = await insertEvent(tx, { opportunityId: id, event, actorId: person.userId });
        const states = { fromState: isHide ? 'shown' : 'hidden', toState: event };
        const why = isHide ? tidyLines(reason ?? '') : '';
        const subject = auditSubjectOf(opportunity, person.userId);
        await record(tx, { ...subject, ...states, ...(why && { reason: why }), action: `opportunity_${event}` });
        await notifyOfVisibility(tx, opportunity, event, letterOf(eventMail, { eventId }));
      }),

    feature: (person, id, isFeatured) =>
      db.transaction().execute(async (tx) => {
        const opportunity = await findOpportunityForUpdate(tx, id);
        assertCanSee(person, opportunity);
        const type = isFeatured ? 'opportunity.featured' : 'opportunity.unfeatured';
        const next = follow(statusOf(opportunity), { type });
        if (!next) throw cannotFeature(opportunity);
        if (opportunity.isFeatured === isFeatured) return;
        await setCuration(tx, id, next);
        const action = isFeatured ? 'opportunity_featured' : 'opportunity_unfeatured';
        await record(tx, { ...auditSubjectOf(opportunity, person.userId), action });
      }),
  };
}

/** @throws {Failure} 422 for an approval without points or a decline without a reason. */
function readDecision({ isApproved, pointsRequired, reason }: OpportunityDecisionInput) {
  if (isApproved && pointsRequired === undefined) {
    throw invalid([{ field: 'pointsRequired', message: say('opportunities.failures.pointsNeeded') }]);
  }
  const given = tidyLines(reason ?? '');
  if (!isApproved && given === '') {
    throw invalid([{ field: 'reason', message: say('opportunities.failures.givePartnerReason') }]);
  }
  if (!isApproved) return { isApproved, pointsRequired: null, reason: given };
  return { isApproved, pointsRequired: pointsRequired ?? null, reason: null };
}

function cannotFeature(opportunity: OpportunityRow) {
  const state = opportunity.isHidden ? 'hidden' : stateOf(opportunity);
  return conflict('not_featurable', say('opportunities.failures.cannotFeature', { state }));
}
