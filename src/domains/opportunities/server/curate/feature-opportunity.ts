import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { can, follow, stateOf } from '../../lifecycle.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunityForUpdate, type OpportunityRow, setCuration } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { type ShowNeeds, showOpportunity } from '../show/show-opportunity.ts';
import { statusOf } from '../take-step.ts';

/** @throws {Failure} 404, 409 unless approved, open and not hidden. */
export const featureOpportunity: Call<'featureOpportunity', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { opportunityId: id, isFeatured } = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    const event = { type: isFeatured ? 'opportunity.featured' : 'opportunity.unfeatured' } as const;
    const status = statusOf(opportunity);
    if (opportunity.isFeatured === isFeatured && can(status, event)) return;
    const next = follow(status, event);
    if (!next) throw cannotFeature(opportunity);
    await setCuration(tx, id, next);
    const action = isFeatured ? 'opportunity_featured' : 'opportunity_unfeatured';
    await record(tx, { ...auditSubjectOf(opportunity, person.userId), action });
  });
  return ok(
    isFeatured ? 'Opportunity featured.' : 'Opportunity no longer featured.',
    await showOpportunity(needs, person, id),
  );
};

function cannotFeature(opportunity: OpportunityRow) {
  const state = opportunity.isHidden ? 'hidden' : stateOf(opportunity);
  return conflict('not_featurable', say('opportunities.failures.cannotFeature', { state }));
}
