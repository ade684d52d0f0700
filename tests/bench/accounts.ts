/**
 * `npm run bench -- --export`: a million accounts in PostgreSQL; the server time of searching them, and the
 * memory of a whole export in each format, for a fast reader and one that pauses.
 */
import { createPasswordHasher } from '#domains/auth/server/passwords/password-hashing.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { startPostgres } from '../support/postgres.ts';
import { listAccountCalls } from './account-calls.ts';
import { startBulkLoad, strip } from './bulk-load.ts';
import { measureExport } from './export-memory.ts';
import { makeDatabase } from './filled-databases.ts';
import { COMMUNITY } from './large-community.ts';
import { insertPeople, numberPeople } from './large-people.ts';
import { sayTable } from './lists.ts';
import { measureCalls } from './measure-calls.ts';
import { describeLoad } from './record.ts';

const ACCOUNTS = 1_000_000;
const MIB = 2 ** 20;

export async function benchAccounts(say: (text: string) => void): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres({ isDurable: false });
  try {
    const database = await makeDatabase(given ?? postgres?.url ?? '', 'accounts');
    try {
      await loadAccounts(database.url, say);
      const calls = await measureCalls({ ...COMMUNITY, url: database.url }, listAccountCalls);
      say(`\nWith ${ACCOUNTS.toLocaleString('en')} accounts; ${describeLoad()}\n`);
      sayTable(calls, say);
      say('\nExport of all of them: peak of the server’s resident memory above what it was before\n');
      for (const format of ['csv', 'xlsx'] as const) {
        for (const pauseMs of [0, 20_000]) {
          const { grown, bytes, rowCount, seconds } = await measureExport(database.url, { format, pauseMs });
          const reader = pauseMs === 0 ? 'a quick reader' : `one who stops for ${pauseMs / 1000} s`;
          say(
            `${format.padEnd(5)} ${reader.padEnd(24)} ${(grown / MIB).toFixed(0).padStart(5)} MiB; ` +
              `${rowCount.toLocaleString('en')} rows, ${(bytes / MIB).toFixed(0)} MiB in ${seconds.toFixed(0)} s`,
          );
        }
      }
    } finally {
      await database.drop();
    }
  } finally {
    await postgres?.remove();
  }
}

async function loadAccounts(url: string, say: (text: string) => void): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, poolSize: 1, dataDir: null });
  await migrate(database);
  await database.close();
  const began = Date.now();
  const load = await startBulkLoad(url, () => {});
  const { keys, references } = await strip(load, ['users', 'account_words']);
  await load.query(numberPeople(ACCOUNTS));
  await load.query(insertPeople(await createPasswordHasher().hash(COMMUNITY.password)));
  await load.query(`
    update users set points = floor(power(random(), 8) * 4000), last_seen_at = created_at + random() * (now() - created_at),
      deactivated_at = case when random() < 0.02 then now() end,
      email_verified_at = case when random() < 0.03 then null else email_verified_at end
    where password_hash is null`);
  await load.runAtOnce(keys);
  await load.query('select recount_administration()');
  await load.query(references);
  await load.query('vacuum (analyze)');
  await load.end();
  say(`\n${ACCOUNTS} accounts loaded in ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
