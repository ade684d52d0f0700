/** Exports a partner's applications. */

import { record } from '#domains/audit/server/public.ts';
import type { Application } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { csvHeaders, csvStream } from '#platform/http/csv.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Cell } from '#platform/http/table-file.ts';
import type { Person } from '#platform/http/viewer.ts';
import { xlsxHeaders, xlsxStream } from '#platform/http/xlsx.ts';
import { sayRows } from '#platform/row-count.ts';
import { type ApplicationFilter, listIdsUpTo, measureApplications } from './application-lists.repository.ts';
import { readApplications } from './application-reading.service.ts';
import { applicationScopeOf } from './lists.service.ts';
import { findOpportunity } from './opportunities.repository.ts';

const AT_ONCE = 500;

const COLUMNS: readonly [title: string, read: (application: Application) => Cell][] = [
  ['Application', ({ id }) => id],
  ['Opportunity', ({ opportunity }) => opportunity.title],
  ['Applicant', ({ applicant }) => applicant.name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['State', (application) => sayState(application)],
  ['Points now', ({ points }) => points],
  ['Points when applying', ({ pointsAtRequest }) => pointsAtRequest],
  ['Points required', ({ rule }) => rule.pointsRequired],
  ['Verified impacts', ({ impactCount }) => impactCount],
  ['Applied at (UTC)', ({ requestedAt }) => requestedAt],
  ['Decided at (UTC)', ({ decidedAt }) => decidedAt],
  ['Decided by', ({ decidedBy }) => decidedBy?.name ?? null],
  ['Why they’re applying', ({ message }) => message],
  ['Answers', ({ answers }) => sayAnswers(answers)],
  ['Message to the applicant', ({ decisionMessage }) => decisionMessage],
];

export function createExportHandler(db: Db): Handlers<'exportApplications'> {
  return {
    exportApplications: async (request, reply) => {
      const person = callerOf(request);
      const { opportunityId, format = 'csv' } = request.query;
      const filter = await applicationScopeOf(db, person, opportunityId);
      const { count, lastId } = await measureApplications(db, filter);
      const opportunity = opportunityId === undefined ? undefined : await findOpportunity(db, opportunityId);
      await db.transaction().execute((tx) =>
        record(tx, {
          actorId: person.userId,
          action: 'applications_exported',
          subjectKind: 'export',
          subjectId: opportunityId ?? null,
          subjectTitle:
            opportunity?.title ?? (person.role === 'Admin' ? 'All opportunities' : 'All their opportunities'),
          toState: sayRows(count),
        }),
      );
      const name = `applications-${new Date().toISOString().slice(0, 10)}`;
      const rows = walk(db, person, { filter, lastId });
      const file = { name, columns: COLUMNS.map(([title]) => title), rowCount: count, rows };
      reply.headers(format === 'csv' ? csvHeaders(file) : xlsxHeaders(file));
      return reply.code(200).send(format === 'csv' ? csvStream(file) : xlsxStream(file));
    },
  };
}

/** Oldest first, up to the last id when the export began. */
async function* walk(
  db: Db,
  person: Person,
  { filter, lastId }: { filter: ApplicationFilter; lastId: string | null },
): AsyncGenerator<Cell[]> {
  let after: string | null = null;
  while (lastId !== null) {
    const ids: string[] = await listIdsUpTo(db, filter, { after, lastId, limit: AT_ONCE });
    for (const application of await readApplications(db, person, ids)) {
      yield COLUMNS.map(([, read]) => read(application));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}

const sayState = ({ state, isClosedUndecided }: Application) => (isClosedUndecided ? 'not reviewed' : state);

/** One column, since each opportunity asks different questions. */
const sayAnswers = (answers: Application['answers']) =>
  answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') || null;
