/** Reporting something. Reports of the same thing join one case until it's decided. */

import type { TitleFact } from '#domains/audit/entry-facts.ts';
import { record } from '#domains/audit/server/public.ts';
import { countVerifiedByPerson } from '#domains/impacts/server/public.ts';
import { listEstablished } from '#domains/people/server/public.ts';
import type { ReportInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { forbidden, invalid, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { tidyLines, tidyText, truncateTo } from '#platform/prose.ts';
import { ESTABLISHED_POINTS, REPORTS_TO_HIDE } from '../model.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { findCaseForUpdate } from './cases.repository.ts';
import { decidersNotice } from './jobs.ts';
import { findOpenForUpdate, insertCase, setCaseHidden } from './open-cases.repository.ts';
import { noCase } from './policy.ts';
import type { Reportables, ReportedThing } from './reportables.ts';
import { listReporterIds, upsertReport } from './reports.repository.ts';
import { takeStep } from './transitions.service.ts';

const TITLE_LENGTH = 220;
/** Leaves room for “Comment on …” in every language. */
const NAMED_LENGTH = 190;
export const TEXT_LENGTH = 5_000;

export function caseTitleOf(title: string | TitleFact): string | TitleFact {
  if (typeof title === 'string') return truncateTo(TITLE_LENGTH, tidyText(title));
  return title.of === 'comment' ? { ...title, on: truncateTo(NAMED_LENGTH, tidyText(title.on)) } : title;
}

interface ReportingNeeds {
  db: Db;
  jobs: Jobs;
  reportables: Reportables;
}

/** @throws {Failure} 404 if the person can't see it, 403 for their own, 422. */
export type ReportThing = (person: Person, input: ReportInput) => Promise<void>;

export function createReporting({ db, jobs, reportables }: ReportingNeeds): ReportThing {
  const open = (tx: Tx, { kind, id: subjectId }: ReportInput, { ownerId, title, text, link }: ReportedThing) =>
    insertCase(tx, {
      kind,
      subjectId,
      ownerId,
      link,
      title: caseTitleOf(title),
      reportedText: text === null ? null : truncateTo(TEXT_LENGTH, text),
      heldFor: null,
    });

  const hideIfEnough = async (tx: Tx, caseId: string): Promise<void> => {
    const found = await findCaseForUpdate(tx, caseId);
    if (!found) throw noCase();
    const { isHiddenByReports = false, setHidden } = reportables[found.kind];
    if (!isHiddenByReports || !setHidden || found.state !== 'open' || found.isHidden) return;
    if ((await countEstablished(tx, await listReporterIds(tx, caseId))) < REPORTS_TO_HIDE) return;
    const { subjectId, title } = found;
    if (!(await setHidden(tx, subjectId, { isHidden: true, actorId: null, title }))) return;
    await setCaseHidden(tx, caseId, true);
    await record(tx, { ...auditSubjectOf(found), actorId: null, action: 'report_hid' });
  };

  return async (person, input) => {
    const text = tidyLines(input.text ?? '') || null;
    if (input.reason === 'other' && text === null) {
      throw invalid([{ field: 'text', message: say('care.failures.whatsWrong') }]);
    }
    const thing = await reportables[input.kind].find(db, person, input.id);
    if (!thing) throw notFound(say('care.failures.goneAlready'));
    if (thing.ownerId === person.userId) throw forbidden('not_allowed', say('care.failures.ownThings'));
    await db.transaction().execute(async (tx) => {
      const opened = await findOpenForUpdate(tx, { kind: input.kind, subjectId: input.id });
      if (opened) await takeStep(tx, person, opened, { type: 'report.filed' });
      const caseId = opened?.id ?? (await open(tx, input, thing));
      const isNew = await upsertReport(tx, caseId, { reporterId: person.userId, reason: input.reason, text });
      if (!isNew) return;
      const subject = auditSubjectOf({ id: caseId, title: caseTitleOf(thing.title), link: thing.link });
      // Doesn't name the reporter: admins who are reported read the log, too.
      await record(tx, { ...subject, actorId: null, action: 'report_filed' });
      await hideIfEnough(tx, caseId);
      if (!opened) await jobs.enqueue(tx, decidersNotice, { caseId });
    });
  };
}

async function countEstablished(tx: Tx, reporterIds: readonly string[]): Promise<number> {
  const established = await listEstablished(tx, reporterIds);
  const verified = await countVerifiedByPerson(
    tx,
    established.map(({ id }) => id),
  );
  return established.filter(({ id, points }) => points >= ESTABLISHED_POINTS || (verified.get(id) ?? 0) > 0).length;
}
