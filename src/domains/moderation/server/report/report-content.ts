import { record } from '#domains/audit/server/public.ts';
import { countVerifiedByPerson } from '#domains/impacts/server/public.ts';
import { listEstablished } from '#domains/people/server/public.ts';
import type { ReportInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden, invalid, notFound } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { tidyLines, truncateTo } from '#platform/shared/prose.ts';
import { ESTABLISHED_POINTS, REPORTS_TO_HIDE } from '../../model.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findCaseForUpdate } from '../cases.repository.ts';
import { decidersNotice } from '../jobs.ts';
import { noCase } from '../policy.ts';
import type { Reportables, ReportedThing } from '../reportables.ts';
import { takeStep } from '../take-step.ts';
import { emitReportOpened } from '../webhook-events.ts';
import { caseTitleOf, TEXT_LENGTH } from './case-texts.ts';
import { findOpenForUpdate, insertCase, setCaseHidden } from './open-cases.repository.ts';
import { listReporterIds, upsertReport } from './reports.repository.ts';

interface Needs {
  db: Db;
  jobs: Jobs;
  reportables: Reportables;
}

/**
 * Reports of the same thing join one case until it's decided.
 * @throws {Failure} 404 if the person can't see it, 403 for their own, 422.
 */
export const reportContent: Call<'reportContent', Needs> = async ({ db, jobs, reportables }, request) => {
  const person = callerOf(request);
  const input = request.body;
  const text = tidyLines(input.text ?? '') || null;
  if (input.reason === 'other' && text === null) {
    throw invalid([{ field: 'text', message: say('moderation.failures.whatsWrong') }]);
  }
  const thing = await reportables[input.kind].find(db, person, input.id);
  if (!thing) throw notFound(say('moderation.failures.goneAlready'));
  if (thing.ownerId === person.userId) throw forbidden('not_allowed', say('moderation.failures.ownThings'));
  await db.transaction().execute(async (tx) => {
    const opened = await findOpenForUpdate(tx, { kind: input.kind, subjectId: input.id });
    if (opened) await takeStep(tx, person, opened, { type: 'report.filed' });
    const caseId = opened?.id ?? (await openCase(tx, input, thing));
    const isNew = await upsertReport(tx, caseId, { reporterId: person.userId, reason: input.reason, text });
    if (!isNew) return;
    const subject = auditSubjectOf({ id: caseId, title: caseTitleOf(thing.title), link: thing.link });
    // Doesn't name the reporter: admins who are reported read the log, too.
    await record(tx, { ...subject, actorId: null, action: 'report_filed' });
    await hideIfEnough(tx, reportables, caseId);
    if (opened) return;
    await emitReportOpened(tx, { id: caseId, kind: input.kind });
    await jobs.enqueue(tx, decidersNotice, { caseId });
  });
  return ok('Thank you. We’ll look at it.', null);
};

const openCase = (tx: Tx, { kind, id: subjectId }: ReportInput, { ownerId, title, text, link }: ReportedThing) =>
  insertCase(tx, {
    kind,
    subjectId,
    ownerId,
    link,
    title: caseTitleOf(title),
    reportedText: text === null ? null : truncateTo(TEXT_LENGTH, text),
    heldFor: null,
  });

async function hideIfEnough(tx: Tx, reportables: Reportables, caseId: string): Promise<void> {
  const found = await findCaseForUpdate(tx, caseId);
  if (!found) throw noCase();
  const { isHiddenByReports = false, setHidden } = reportables[found.kind];
  if (!isHiddenByReports || !setHidden || found.state !== 'open' || found.isHidden) return;
  if ((await countEstablished(tx, await listReporterIds(tx, caseId))) < REPORTS_TO_HIDE) return;
  const { subjectId, title } = found;
  if (!(await setHidden(tx, subjectId, { isHidden: true, actorId: null, title }))) return;
  await setCaseHidden(tx, caseId, true);
  await record(tx, { ...auditSubjectOf(found), actorId: null, action: 'report_hid' });
}

async function countEstablished(tx: Tx, reporterIds: readonly string[]): Promise<number> {
  const established = await listEstablished(tx, reporterIds);
  const ids = established.map(({ id }) => id);
  const verified = await countVerifiedByPerson(tx, ids);
  return established.filter(({ id, points }) => points >= ESTABLISHED_POINTS || (verified.get(id) ?? 0) > 0).length;
}
