import type { PresentMedia } from '#domains/media/server/public.ts';
import { findSuspendedUntil } from '#domains/people/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { listReports } from '../report/reports.repository.ts';
import type { Reportables } from '../reportables.ts';
import { listEarlier } from './lists.repository.ts';
import { presentCase, presentReport, presentSubject } from './present.ts';
import { findForDecider } from './show-case.ts';

interface Needs {
  db: Db;
  reportables: Reportables;
  presentMedia: PresentMedia;
}

const MAX_REPORTS = 100;
const MAX_EARLIER = 50;

/** @throws {Failure} 404. */
export const getReport: Call<'getReport', Needs> = async ({ db, reportables, presentMedia }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const row = await findForDecider(db, person, id);
  const reportable = reportables[row.kind];
  // Read as an admin would: people who decide a case see what is hidden from judges elsewhere.
  const thing = await reportable.find(db, { ...person, role: 'Admin' }, row.subjectId);
  const reports = await listReports(db, id, MAX_REPORTS);
  const earlier = await listEarlier(db, person, row, MAX_EARLIER);
  const until = await findSuspendedUntil(db, row.ownerId);
  return ok('The case.', {
    report: presentCase(person, row),
    subject: thing ? presentSubject(thing, reportable, presentMedia) : null,
    reportedText: row.reportedText,
    reports: reports.map(presentReport),
    earlier: earlier.map((each) => presentCase(person, each)),
    ownerSuspendedUntil: until?.toISOString() ?? null,
  });
};
