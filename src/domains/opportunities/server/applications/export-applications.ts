/** Exports a partner's applications. */

import { record } from '#domains/audit/server/public.ts';
import { sayName } from '#domains/people/model.ts';
import type { Application } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { csvHeaders, csvStream } from '#platform/server/http/files/csv.ts';
import type { Cell } from '#platform/server/http/files/table-file.ts';
import { xlsxHeaders, xlsxStream } from '#platform/server/http/files/xlsx.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { findOpportunity } from '../opportunities.repository.ts';
import { type ApplicationFilter, listIdsUpTo, measureApplications } from './application-lists.repository.ts';
import { applicationScopeOf } from './application-scope.ts';
import { readApplications } from './read-applications.ts';

const AT_ONCE = 500;

const COLUMNS: readonly [sayTitle: () => string, read: (application: Application) => Cell][] = [
  [() => say('opportunities.export.columns.application'), ({ id }) => id],
  [() => say('opportunities.export.columns.opportunity'), ({ opportunity }) => opportunity.title],
  [() => say('opportunities.export.columns.applicant'), ({ applicant }) => sayName(applicant)],
  [() => say('opportunities.export.columns.email'), ({ email }) => email],
  [() => say('opportunities.export.columns.phone'), ({ phone }) => phone],
  [() => say('opportunities.export.columns.state'), (application) => sayState(application)],
  [() => say('opportunities.export.columns.pointsNow'), ({ points }) => points],
  [() => say('opportunities.export.columns.pointsThen'), ({ pointsAtRequest }) => pointsAtRequest],
  [() => say('opportunities.export.columns.pointsRequired'), ({ rule }) => rule.pointsRequired],
  [() => say('opportunities.export.columns.verifiedImpacts'), ({ impactCount }) => impactCount],
  [() => say('opportunities.export.columns.appliedAt'), ({ requestedAt }) => new Date(requestedAt)],
  [() => say('opportunities.export.columns.decidedAt'), ({ decidedAt }) => decidedAt && new Date(decidedAt)],
  [() => say('opportunities.export.columns.decidedBy'), ({ decidedBy }) => decidedBy && sayName(decidedBy)],
  [() => say('opportunities.export.columns.why'), ({ message }) => message],
  [() => say('opportunities.export.columns.answers'), ({ answers }) => sayAnswers(answers)],
  [() => say('opportunities.export.columns.message'), ({ decisionMessage }) => decisionMessage],
];

export const exportApplications: Call<'exportApplications', { db: Db }> = async ({ db }, request, reply) => {
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
      subjectTitle: opportunity?.title ?? { of: 'opportunities', whose: person.role === 'Admin' ? 'all' : 'own' },
      toState: { of: 'rows', count },
    }),
  );
  const name = say('opportunities.export.fileName', { day: new Date().toISOString().slice(0, 10) });
  const rows = readRows(db, person, { filter, lastId, language: languageNow() });
  const file = { name, columns: COLUMNS.map(([sayTitle]) => sayTitle()), rowCount: count, rows };
  reply.headers(format === 'csv' ? csvHeaders(file) : xlsxHeaders(file));
  return reply.code(200).send(format === 'csv' ? csvStream(file) : xlsxStream(file));
};

interface ExportScope {
  filter: ApplicationFilter;
  lastId: string | null;
  /** The reader's language, because rows are read after the request's own context has ended. */
  language: Language;
}

/** Oldest first, up to the last id when the export began. */
async function* readRows(db: Db, person: Person, { filter, lastId, language }: ExportScope): AsyncGenerator<Cell[]> {
  let after: string | null = null;
  while (lastId !== null) {
    const ids: string[] = await listIdsUpTo(db, filter, { after, lastId, limit: AT_ONCE });
    for (const application of await readApplications(db, person, ids)) {
      yield speakIn(language, () => COLUMNS.map(([, read]) => read(application)));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}

function sayState({ state, isClosedUndecided }: Application): string {
  if (isClosedUndecided) return say('opportunities.export.notReviewed');
  return say('opportunities.export.state', { state: state === 'auto-accepted' ? 'auto_accepted' : state });
}

/** One column, since each opportunity asks different questions. */
const sayAnswers = (answers: Application['answers']) =>
  answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') || null;
