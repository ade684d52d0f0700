import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { type CaseRow, findCase, findCaseForUpdate, setAppealed } from '../cases.repository.ts';
import { decidersNotice } from '../jobs.ts';
import { noCase } from '../policy.ts';
import { presentOwnDecision } from '../show/present.ts';
import { takeStep } from '../take-step.ts';

/** @throws {Failure} 404 unless something was decided about the person, 409 if they have appealed before. */
export const appealDecision: Call<'appealDecision', { db: Db; jobs: Jobs }> = async ({ db, jobs }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const message = tidyLines(request.body.message);
  if (message === '') throw invalid([{ field: 'message', message: say('moderation.failures.whyReversed') }]);
  await db.transaction().execute(async (tx) => {
    const found = await findCaseForUpdate(tx, id);
    if (found?.ownerId !== person.userId || !isOwnerNotified(found)) throw noCase();
    const state = await takeStep(tx, person, found, { type: 'report.appealed' });
    await setAppealed(tx, id, message);
    const states = { fromState: found.state, toState: state };
    const by = { actorId: person.userId, action: 'report_appealed' } as const;
    await record(tx, { ...auditSubjectOf(found), ...by, ...states, reason: message });
    await jobs.enqueue(tx, decidersNotice, { caseId: id });
  });
  const row = await findCase(db, id);
  const decision = row && presentOwnDecision(row);
  if (!decision) throw noCase();
  return ok('Your appeal was sent.', decision);
};

/** Whether the person the case is about was notified of the decision. */
const isOwnerNotified = ({ outcome }: CaseRow): boolean => outcome !== null && outcome !== 'dismissed';
