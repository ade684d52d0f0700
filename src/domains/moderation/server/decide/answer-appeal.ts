import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { setSuspendedUntil } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOwner } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { type CaseRow, findLastSuspension, setAnswered } from '../cases.repository.ts';
import { moderationMail } from '../jobs.ts';
import type { Reportables } from '../reportables.ts';
import { showCase } from '../show/show-case.ts';
import { takeStep } from '../take-step.ts';
import { emitReportDecided } from '../webhook-events.ts';
import { lockForDeciding } from './lock-for-deciding.ts';
import { lockForSuspension } from './suspension.ts';

interface Needs {
  db: Db;
  reportables: Reportables;
}

/**
 * @throws {Failure} 404, 403 for a case about oneself and for those involved, 409 if there's no open appeal or the person
 * decided the case.
 */
export const answerAppeal: Call<'answerAppeal', Needs> = async ({ db, reportables }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isUpheld } = request.body;
  const reason = tidyLines(request.body.reason);
  if (reason === '') throw invalid([{ field: 'reason', message: say('moderation.failures.giveReason') }]);
  const what = isUpheld ? 'upheld' : 'overturned';
  await db.transaction().execute(async (tx) => {
    const found = await lockForDeciding(tx, person, id);
    if (!isUpheld && found.suspendedUntil !== null) await lockForSuspension(tx, person, found.ownerId);
    const state = await takeStep(tx, person, found, { type: `report.${what}`, by: person.userId });
    const isHidden = found.isHidden && isUpheld;
    await setAnswered(tx, id, { state, answer: reason, answeredBy: person.userId, isHidden });
    if (!isUpheld) await reverse(tx, person, found, { reportables, reason });
    const by = { actorId: person.userId, action: `report_${what}` } as const;
    await record(tx, { ...auditSubjectOf(found), ...by, fromState: found.state, toState: state, reason });
    await emitReportDecided(tx, found, state);
    const letter = letterOf(moderationMail, { mail: 'answer', caseId: id });
    await notifyOwner(tx, found, { what, until: null, reason, letter });
  });
  const message = isUpheld ? say('moderation.messages.decisionStays') : say('moderation.messages.decisionReversed');
  return ok(message, await showCase(db, person, id));
};

/** Shows what the decision hid, and ends its suspension. */
async function reverse(
  tx: Tx,
  { userId: actorId }: Person,
  { kind, subjectId, title, isHidden, ownerId, suspendedUntil }: CaseRow,
  { reportables, reason }: { reportables: Reportables; reason: string },
): Promise<void> {
  if (isHidden) await reportables[kind].setHidden?.(tx, subjectId, { isHidden: false, actorId, title, reason });
  if (suspendedUntil !== null) await setSuspendedUntil(tx, ownerId, await findLastSuspension(tx, ownerId));
}
