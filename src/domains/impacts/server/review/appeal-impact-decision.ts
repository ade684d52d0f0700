import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findImpactForUpdate } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertOwns } from '../policy.ts';
import { showImpact } from '../show/get-impact.ts';
import { takeStep, writeStatus } from '../take-step.ts';
import { notifyJudgesJob } from './jobs.ts';
import { findLastReview, insertAppeal, insertReview } from './reviews.repository.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'jobs' | 'quorum' | 'presentMedia'>;

/** @throws {Failure} 403, 404, 409 if there's nothing to appeal, 422. */
export const appealImpactDecision: Call<'appealImpactDecision', Needs> = async (needs, request) => {
  const { db, jobs, quorum } = needs;
  const person = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, id);
    assertCanSee(person, impact);
    assertOwns(person, impact, 'appeal');
    const reason = tidyLines(request.body.reason);
    if (reason === '') throw invalid([{ field: 'reason', message: say('impacts.failures.whyWrong') }]);
    const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.appealed' } });
    const decline = await findLastReview(tx, id, ['declined']);
    if (!decline) throw new Error(`Impact ${id} is declined but has no decline`);
    const appealId = await insertAppeal(tx, { impactId: id, declineId: decline.id, reason });
    await writeStatus(tx, impact, next, { declineReason: null, appealId, isDecision: false });
    await insertReview(tx, { impactId: id, event: 'appealed', actorId: person.userId, reason, evidence: null });
    await record(tx, {
      ...auditSubjectOf(impact, person),
      action: 'impact_appealed',
      fromState: 'declined',
      toState: 'pending',
      reason,
    });
    await jobs.enqueue(tx, notifyJudgesJob, { impactId: id });
  });
  return ok('Your appeal will go to another judge.', await showImpact(needs, person, id));
};
