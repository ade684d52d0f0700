/**
 * Exports the accounts that match the filters, as rows of a table.
 *
 * The ids are selected in one query and logged before anything is sent; each row is read as it is written. So a slow
 * reader holds no transaction open, people who join or change in the meantime don't change the number of rows, and an
 * export takes 16 bytes of memory per remaining row.
 */

import { record } from '#domains/audit/server/public.ts';
import type { Account } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Cell, TableFile } from '#platform/http/table-file.ts';
import { sayRows } from '#platform/row-count.ts';
import type { AccountFilter } from './account-filter.repository.ts';
import { type AccountQuery, filterOf, readAccounts } from './accounts.service.ts';
import { chooseIds, ID_BYTES } from './export.repository.ts';

/** Small batches, collected by the garbage collector while young. */
const AT_ONCE = 250;

const day = (moment: string | null) => (moment === null ? null : new Date(moment));
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const COLUMNS: readonly [title: string, read: (account: Account) => Cell][] = [
  ['Account', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['State', ({ status }) => status],
  ['Location', ({ location }) => location],
  ['Phone number', ({ contactNo }) => contactNo],
  ['Points', ({ points }) => points],
  ['Verified impacts', ({ verifiedImpacts }) => verifiedImpacts],
  ['Email verified', ({ isVerified }) => yesOrNo(isVerified)],
  ['Profile complete', ({ isProfileCompleted }) => yesOrNo(isProfileCompleted)],
  ['Agreed to terms', ({ isTermsAgreed }) => yesOrNo(isTermsAgreed)],
  ['Joined at (UTC)', ({ createdAt }) => day(createdAt)],
  ['Last logged in at (UTC)', ({ lastSeenAt }) => day(lastSeenAt)],
  ['Deactivated at (UTC)', ({ deactivatedAt }) => day(deactivatedAt)],
];

export async function exportAccounts(
  db: Db,
  adminId: string,
  { format, ...query }: AccountQuery & { format: string },
): Promise<TableFile> {
  const filter = await filterOf(db, query);
  const ids = await chooseInOneMoment(db, filter);
  const rowCount = ids.reduce((count, { length }) => count + length / ID_BYTES, 0);
  // Not in the transaction that selects the ids, which would fail if the admin's own row changed in the meantime.
  await db.transaction().execute((tx) => log(tx, adminId, { format, query, rowCount }));
  return {
    name: `accounts-${new Date().toISOString().slice(0, 10)}`,
    columns: COLUMNS.map(([title]) => title),
    rowCount,
    rows: walk(db, ids),
  };
}

const chooseInOneMoment = (db: Db, filter: AccountFilter): Promise<Buffer[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => chooseIds(tx, filter));

async function log(
  tx: Tx,
  adminId: string,
  { format, query, rowCount }: { format: string; query: AccountQuery; rowCount: number },
): Promise<void> {
  const narrowed = Object.entries(query).map(([name, value]) => `${name} ${value}`);
  await record(tx, {
    actorId: adminId,
    action: 'users_exported',
    subjectKind: 'export',
    subjectId: null,
    subjectTitle: `${narrowed.length === 0 ? 'All accounts' : `Accounts: ${narrowed.join(', ')}`} (${format})`.slice(
      0,
      250,
    ),
    toState: sayRows(rowCount),
  });
}

async function* walk(db: Db, chosen: Buffer[]): AsyncGenerator<Cell[]> {
  // Release the batch.
  for (let page = chosen.shift(); page !== undefined; page = chosen.shift()) {
    for (let start = 0; start < page.length; start += AT_ONCE * ID_BYTES) {
      const ids = idsOf(page.subarray(start, start + AT_ONCE * ID_BYTES));
      for (const account of await readAccounts(db, ids)) yield COLUMNS.map(([, read]) => read(account));
    }
  }
}

function idsOf(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / ID_BYTES }, (_, index) => {
    const hex = bytes.toString('hex', index * ID_BYTES, (index + 1) * ID_BYTES);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  });
}
