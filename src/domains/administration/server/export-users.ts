/**
 * Exports the accounts that match the filters, as rows of a table.
 *
 * The ids are selected in one query and logged before anything is sent; each row is read as it is written. So a slow
 * reader holds no transaction open, people who join or change in the meantime don't change the number of rows, and an
 * export takes 16 bytes of memory per remaining row.
 */
import { record } from '#domains/audit/server/public.ts';
import type { Account } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { csvHeaders, csvStream } from '#platform/server/http/files/csv.ts';
import type { Cell, TableFile } from '#platform/server/http/files/table-file.ts';
import { xlsxHeaders, xlsxStream } from '#platform/server/http/files/xlsx.ts';
import type { AccountFilter } from './account-filter.repository.ts';
import { type AccountQuery, filterOf, readAccounts } from './accounts.ts';
import { ID_BYTES, selectIds } from './export.repository.ts';

/** Small batches, collected by the garbage collector while young. */
const AT_ONCE = 250;

const day = (moment: string | null) => (moment === null ? null : new Date(moment));
const yesOrNo = (value: boolean) => (value ? say('exports.yes') : say('exports.no'));

const COLUMNS: readonly [sayTitle: () => string, read: (account: Account) => Cell][] = [
  [() => say('administration.export.columns.account'), ({ id }) => id],
  [() => say('administration.export.columns.name'), ({ name }) => name],
  [() => say('administration.export.columns.lastName'), ({ lastName }) => lastName],
  [() => say('administration.export.columns.email'), ({ email }) => email],
  [() => say('administration.export.columns.role'), ({ role }) => say('administration.export.role', { role })],
  [
    () => say('administration.export.columns.state'),
    ({ status }) => say('administration.export.state', { state: status }),
  ],
  [() => say('administration.export.columns.location'), ({ location }) => location],
  [() => say('administration.export.columns.phone'), ({ contactNo }) => contactNo],
  [() => say('administration.export.columns.points'), ({ points }) => points],
  [() => say('administration.export.columns.verifiedImpacts'), ({ verifiedImpacts }) => verifiedImpacts],
  [() => say('administration.export.columns.emailVerified'), ({ isVerified }) => yesOrNo(isVerified)],
  [() => say('administration.export.columns.profileComplete'), ({ isProfileCompleted }) => yesOrNo(isProfileCompleted)],
  [() => say('administration.export.columns.termsAgreed'), ({ isTermsAgreed }) => yesOrNo(isTermsAgreed)],
  [() => say('administration.export.columns.joinedAt'), ({ createdAt }) => day(createdAt)],
  [() => say('administration.export.columns.lastLogin'), ({ lastSeenAt }) => day(lastSeenAt)],
  [() => say('administration.export.columns.deactivatedAt'), ({ deactivatedAt }) => day(deactivatedAt)],
];

export const exportUsers: Call<'exportUsers', { db: Db }> = async ({ db }, request, reply) => {
  const { format = 'csv', ...query } = request.query;
  const ids = await selectIdsInSnapshot(db, await filterOf(db, query));
  const rowCount = ids.reduce((count, { length }) => count + length / ID_BYTES, 0);
  // Not in the transaction that selects the ids, which would fail if the admin's own row changed in the meantime.
  await db.transaction().execute((tx) => log(tx, callerOf(request).userId, { format, query, rowCount }));
  const file: TableFile = {
    name: say('administration.export.fileName', { day: new Date().toISOString().slice(0, 10) }),
    columns: COLUMNS.map(([sayTitle]) => sayTitle()),
    rowCount,
    rows: readRows(db, ids, languageNow()),
  };
  reply.headers(format === 'csv' ? csvHeaders(file) : xlsxHeaders(file));
  return reply.code(200).send(format === 'csv' ? csvStream(file) : xlsxStream(file));
};

const selectIdsInSnapshot = (db: Db, filter: AccountFilter): Promise<Buffer[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => selectIds(tx, filter));

async function log(
  tx: Tx,
  adminId: string,
  { format, query, rowCount }: { format: string; query: AccountQuery; rowCount: number },
): Promise<void> {
  await record(tx, {
    actorId: adminId,
    action: 'users_exported',
    subjectKind: 'export',
    subjectId: null,
    subjectTitle: { of: 'accounts', format, filters: query },
    toState: { of: 'rows', count: rowCount },
  });
}

/** @param language the reader's, since rows are read after the request has ended. */
async function* readRows(db: Db, chosen: Buffer[], language: Language): AsyncGenerator<Cell[]> {
  // Shifted, so that a batch that was read can be garbage-collected.
  for (let page = chosen.shift(); page !== undefined; page = chosen.shift()) {
    for (let start = 0; start < page.length; start += AT_ONCE * ID_BYTES) {
      const ids = idsOf(page.subarray(start, start + AT_ONCE * ID_BYTES));
      for (const account of await readAccounts(db, ids)) {
        yield speakIn(language, () => COLUMNS.map(([, read]) => read(account)));
      }
    }
  }
}

function idsOf(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / ID_BYTES }, (_, index) => {
    const hex = bytes.toString('hex', index * ID_BYTES, (index + 1) * ID_BYTES);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  });
}
