import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { impactQuestionInputBounds } from '#generated/bounds/ImpactQuestionInput.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { assertNewest } from '#platform/server/http/revision.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOfQuestion } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findImpactForUpdate } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertImpartial } from '../policy.ts';
import { showImpact } from '../show/get-impact.ts';
import { takeStep, writeStatus } from '../take-step.ts';
import { decisionMail } from './jobs.ts';
import { insertReview } from './reviews.repository.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'presentMedia'>;

/** @throws {Failure} 403, 404, 409 if the state doesn't allow it, 422. */
export const askAboutImpact: Call<'askAboutImpact', Needs> = async (needs, request) => {
  const { db, quorum } = needs;
  const person = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, id);
    assertCanSee(person, impact);
    assertImpartial(person, impact);
    const question = questionOf(request.body.question);
    const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.asked', by: person.userId } });
    assertNewest('impact', impact, request.body.revision);
    await writeStatus(tx, impact, next, {
      declineReason: null,
      appealId: impact.appealId,
      isDecision: false,
      question,
    });
    const asked = { impactId: id, event: 'asked', actorId: person.userId, reason: question, evidence: null } as const;
    const reviewId = await insertReview(tx, asked);
    await record(tx, {
      ...auditSubjectOf(impact, person),
      action: 'impact_asked',
      reason: question,
    });
    await notifyOfQuestion(tx, impact, { question, letter: letterOf(decisionMail, { reviewId, isFinal: false }) });
  });
  return ok('Your question was sent to the owner.', await showImpact(needs, person, id));
};

/** @throws {Failure} 422 if little is left without the spaces around it. */
function questionOf(given: string): string {
  const question = tidyLines(given);
  const { minLength: least } = impactQuestionInputBounds.question;
  if (question.length < least) {
    throw invalid([{ field: 'question', message: say('impacts.failures.shortQuestion', { least }) }]);
  }
  return question;
}
