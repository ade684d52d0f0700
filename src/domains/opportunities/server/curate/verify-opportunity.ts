import { record } from '#domains/audit/server/public.ts';
import type { OpportunityDecisionInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { assertNewest } from '#platform/server/http/revision.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOfDecision } from '../announce/opportunity-announcements.ts';
import { emitOpportunityEvent } from '../announce/webhook-events.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { insertEvent } from '../links.repository.ts';
import { findOpportunityForUpdate, setDecision } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { type ShowNeeds, showOpportunity } from '../show/show-opportunity.ts';
import { takeStep } from '../take-step.ts';

/** @throws {Failure} 404, 409 if already decided, past its deadline or edited meanwhile, 422 without points or a reason. */
export const verifyOpportunity: Call<'verifyOpportunity', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isApproved, pointsRequired, reason } = readDecision(request.body);
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    const event = isApproved ? 'approved' : 'declined';
    const next = await takeStep(tx, person, opportunity, { type: `opportunity.${event}` });
    assertNewest('opportunity', opportunity, request.body.revision);
    await setDecision(tx, id, { isVerified: next.isVerified, pointsRequired, declineReason: reason });
    const eventId = await insertEvent(tx, { opportunityId: id, event, actorId: person.userId, reason });
    await record(tx, {
      ...auditSubjectOf(opportunity, person.userId),
      action: isApproved ? 'opportunity_verified' : 'opportunity_declined',
      fromState: 'pending',
      toState: event,
      ...(reason !== null && { reason }),
    });
    await notifyOfDecision(tx, opportunity, { pointsRequired, reason, eventId });
    await emitOpportunityEvent(tx, `opportunity.${event}`, opportunity);
  });
  const message = isApproved
    ? say('opportunities.messages.opportunityVerified')
    : say('opportunities.messages.opportunityDeclined');
  return ok(message, await showOpportunity(needs, person, id));
};

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
