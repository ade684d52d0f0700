import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOfVisibility } from '../announce/opportunity-announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { insertEvent } from '../links.repository.ts';
import { findOpportunityForUpdate, setCuration } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { type ShowNeeds, showOpportunity } from '../show/show-opportunity.ts';
import { takeStep } from '../take-step.ts';

/** Idempotent. @throws {Failure} 403 for an admin's own, 404. */
export const hideOpportunity: Call<'hideOpportunity', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { opportunityId: id, isHide, reason } = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    if (opportunity.ownerId === person.userId) throw forbidden('not_allowed', say('opportunities.adminActions.own'));
    if (opportunity.isHidden === isHide) return;
    const event = isHide ? 'hidden' : 'shown';
    await setCuration(tx, id, await takeStep(tx, person, opportunity, { type: `opportunity.${event}` }));
    const eventId = await insertEvent(tx, { opportunityId: id, event, actorId: person.userId });
    const states = { fromState: isHide ? 'shown' : 'hidden', toState: event };
    const why = isHide ? tidyLines(reason ?? '') : '';
    const subject = auditSubjectOf(opportunity, person.userId);
    await record(tx, { ...subject, ...states, ...(why && { reason: why }), action: `opportunity_${event}` });
    await notifyOfVisibility(tx, opportunity, event, eventId);
  });
  return ok(isHide ? 'Opportunity hidden.' : 'Opportunity shown again.', await showOpportunity(needs, person, id));
};
