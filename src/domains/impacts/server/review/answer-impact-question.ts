import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { findImpactForUpdate } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertOwns } from '../policy.ts';
import { showImpact } from '../show/get-impact.ts';
import { takeStep, writeStatus } from '../take-step.ts';
import { noteAnswer } from './note-answer.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'presentMedia'>;

/** @throws {Failure} 403, 404, 409 without an open question, 422. */
export const answerImpactQuestion: Call<'answerImpactQuestion', Needs> = async (needs, request) => {
  const { db, quorum } = needs;
  const person = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, id);
    assertCanSee(person, impact);
    assertOwns(person, impact, 'answer');
    const answer = tidyLines(request.body.answer);
    if (answer === '') throw invalid([{ field: 'answer', message: say('impacts.failures.emptyAnswer') }]);
    const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.answered' } });
    await writeStatus(tx, impact, next, { declineReason: null, appealId: impact.appealId, isDecision: false });
    await noteAnswer(tx, impact, answer);
  });
  return ok('Your answer will go to the judge who asked.', await showImpact(needs, person, id));
};
