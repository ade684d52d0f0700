import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { findNewerMigrations, migrate } from '#platform/db/migrate.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.run('create table notes (id integer primary key, text text)');
});
afterAll(() => database.close());

const texts = async () => (await database.run('select text from notes order by id')).rows.map((row) => row['text']);

describe('run', () => {
  it('returns the rows of every statement of a block', async () => {
    const { rows } = await database.run(`begin; select 1 as first; select 2 as second; commit`);
    expect(rows).toEqual([{ first: 1 }, { second: 2 }]);
  });

  it('leaves no transaction open after a failed block', async () => {
    const failing = database.run(`begin; insert into notes values (1, 'lost'); select * from nowhere; commit`);
    await expect(failing).rejects.toThrow('nowhere');
    await Promise.all(Array.from({ length: 20 }, () => database.run('select 1')));
    expect(await texts()).toEqual([]);
  });
});

describe('transactions', () => {
  it('are isolated when concurrent', async () => {
    const write = (id: number, fails: boolean) =>
      database.db.transaction().execute(async (tx) => {
        await sql`insert into notes values (${id}, ${`note ${id}`})`.execute(tx);
        if (fails) throw new Error('Changed my mind');
      });
    const writes = [1, 2, 3, 4, 5, 6].map((id) => write(id, id % 2 === 0));
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, false, true, false, true, false]);
    expect(await texts()).toEqual(['note 1', 'note 3', 'note 5']);
  });
});

describe('migrate', () => {
  it('is a no-op on an up-to-date database', async () => expect(await migrate(database)).toEqual([]));

  it('finds what a newer release has applied', async () => {
    expect(await findNewerMigrations(database)).toEqual([]);
    await database.run(`insert into schema_migrations (name, checksum) values ('9999-of-tomorrow.sql', 'any')`);
    expect(await findNewerMigrations(database)).toEqual(['9999-of-tomorrow.sql']);
    expect(await migrate(database)).toEqual([]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await database.run(`update schema_migrations set checksum = 'another'`);
    await expect(migrate(database)).rejects.toThrow('was changed after it was applied');
  });
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('a database connection for background work', () => {
  it('has no statement or transaction timeout', async () => {
    const limitsOf = async (isPatient: boolean) => {
      const opened = await openDatabase({ databaseUrl: databaseUrl ?? null, poolSize: 1, dataDir: null, isPatient });
      const { rows } = await opened.run(
        `select name, setting from pg_settings where setting = '0'
         and name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
      );
      await opened.close();
      return rows.map((row) => row['name']);
    };
    expect(await limitsOf(false)).toEqual([]);
    expect(await limitsOf(true)).toEqual(['idle_in_transaction_session_timeout', 'statement_timeout']);
  });
});
