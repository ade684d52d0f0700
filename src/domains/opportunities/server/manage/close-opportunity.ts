import { record } from '#domains/audit/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunityForUpdate, setClosed, setReopened } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { type ShowNeeds, showOpportunity } from '../show/show-opportunity.ts';
import { takeStep, takesDecisions } from '../take-step.ts';

/**
 * Closes an opportunity before its deadline, or reopens it. It's closed to new applications only: pending ones can be
 * decided until the deadline, so no one is notified. No-op if it's already so.
 *
 * @throws {Failure} 403, 404, 409 unless approved and before the deadline.
 */
export const closeOpportunity: Call<'closeOpportunity', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isClosed } = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    assertCanManage(person, opportunity, 'close');
    if (takesDecisions(opportunity) && opportunity.isClosedEarly === isClosed) return;
    await takeStep(tx, person, opportunity, { type: isClosed ? 'opportunity.closedEarly' : 'opportunity.reopened' });
    if (isClosed) await setClosed(tx, id);
    else await setReopened(tx, id);
    await record(tx, {
      ...auditSubjectOf(opportunity, person.userId),
      action: isClosed ? 'opportunity_closed_early' : 'opportunity_reopened',
      fromState: isClosed ? 'approved' : 'closed',
      toState: isClosed ? 'closed' : 'approved',
    });
  });
  return ok(isClosed ? 'Opportunity closed.' : 'Opportunity reopened.', await showOpportunity(needs, person, id));
};
