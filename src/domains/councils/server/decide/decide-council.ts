import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { assertNewest } from '#platform/server/http/revision.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { stateOf } from '../../lifecycle.ts';
import { notifyOfDecision } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { emitCouncilDecided } from '../announce/webhook-events.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findCouncilForUpdate, setDecision } from '../councils.repository.ts';
import { assertCanSee } from '../policy.ts';
import { type ShowNeeds, showCouncil } from '../show/show-council.ts';
import { takeStep } from '../take-step.ts';
import { insertDecision } from './decisions.repository.ts';

/**
 * The row lock lets the first decision win; the second gets a 409.
 *
 * @throws {Failure} 404, 409 if already decided or edited meanwhile, 422 for a decline without a reason.
 */
export const decideCouncil: Call<'decideCouncil', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isApproved, revision } = request.body;
  const reason = tidyLines(request.body.reason ?? '') || null;
  if (!isApproved && reason === null) {
    throw invalid([{ field: 'reason', message: say('councils.failures.giveOwnerReason') }]);
  }
  await needs.db.transaction().execute(async (tx) => {
    const council = await findCouncilForUpdate(tx, id);
    assertCanSee(person, council);
    const type = isApproved ? 'council.approved' : 'council.declined';
    const next = await takeStep(tx, person, council, { type });
    assertNewest('council', council, revision);
    const decision = { isApproved, reason, decidedBy: person.userId };
    await setDecision(tx, id, decision);
    const decisionId = await insertDecision(tx, { ...decision, councilId: id });
    await record(tx, {
      ...auditSubjectOf(council, person),
      action: isApproved ? 'council_approved' : 'council_declined',
      fromState: stateOf(council),
      toState: stateOf(next),
      ...(reason !== null && { reason }),
    });
    const letter = letterOf(councilMail, { mail: 'decision', decisionId });
    await notifyOfDecision(tx, council, { ...decision, letter });
    await emitCouncilDecided(tx, council, decision);
  });
  const message = isApproved ? say('councils.messages.approved') : say('councils.messages.declined');
  return ok(message, await showCouncil(needs, person, id));
};
