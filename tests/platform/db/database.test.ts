import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { findNewerMigrations, migrate, OldSchemaError } from '#platform/server/db/migrate.ts';
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

  it('leaves functions as a newer release has them', async () => {
    await database.run(`update schema_functions set checksum = 'another' where name = 'function count_impact'`);
    expect(await migrate(database)).toEqual([]);
    await database.run(`delete from schema_migrations where name = '9999-of-tomorrow.sql'`);
    await database.run(`update schema_functions set release = '99.10.0' where name = 'view people'`);
    expect(await migrate(database)).toEqual([]);
    await database.run(`update schema_functions set release = '0.0.9' where name = 'view people'`);
    expect(await migrate(database)).toEqual(['function count_impact']);
  });

  it('replaces each function, trigger and view that differs, and forgets those that are gone', async () => {
    await database.run(`
      create or replace function name_words(value text) returns text[] language sql as $$ select array['another'] $$;
      drop trigger users_renamed on users;
      insert into schema_functions (name, checksum, release) values ('function of_yesterday', 'any', '0.0.9');
      update schema_functions set checksum = 'another'
        where name in ('function name_words', 'trigger users_renamed', 'trigger notifications_numbered', 'view people')`);
    const changed = ['view people', 'trigger notifications_numbered', 'function name_words', 'trigger users_renamed'];
    expect(await migrate(database)).toEqual(changed);
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.run(
      `select name_words('ada lovelace') as words, (select count(*)::int from schema_functions where release = '0.0.9') as old,
        (select count(*)::int from pg_trigger where tgname in ('users_renamed', 'notifications_numbered')) as triggers`,
    );
    expect(rows).toEqual([{ words: expect.arrayContaining(['ada', 'lovelace']), old: 0, triggers: 2 }]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await database.run(`update schema_migrations set checksum = 'another'`);
    await expect(migrate(database)).rejects.toThrow('was changed after it was applied');
  });

  it('refuses a database from before the first release', async () => {
    await database.run(`delete from schema_migrations where name <> '0003_media.sql'`);
    await database.run(`update schema_migrations set name = '0002_media.sql'`);
    await expect(migrate(database)).rejects.toThrow(OldSchemaError);
  });
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('migrate, while a process of the release before is serving', () => {
  it('changes functions and views without waiting for anyone', async () => {
    const own = await openTestDatabase();
    try {
      const changed = ['view people', 'function stand_anew', 'function count_impact_for_people'];
      await own.run('update schema_functions set checksum = $1 where name = any ($2)', ['another', changed]);
      await own.db.transaction().execute(async (tx) => {
        await sql`lock table users, standings, impacts, impact_people in row exclusive mode`.execute(tx);
        expect(await migrate(own)).toEqual(changed);
      });
    } finally {
      await own.close();
    }
  });
});

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
