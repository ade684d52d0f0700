import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { openTestDatabase } from './database.ts';
import { buildUser } from './factories.ts';
import { resetDatabase } from './reset-database.ts';

const ENOUGH = 10;
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const contents = async () => {
  const { rows } = await database.run(`
    select (select count(*)::int from users) as users, (select count(*)::int from known_name_words) as words,
      (select string_agg(t::text, ' ' order by id) from opportunity_types t) as types,
      (select string_agg(name || ' ' || retry_limit, ' ' order by name) from jobs.queue) as queues`);
  return rows[0];
};

describe('a database used by a test', () => {
  it('is reset to its original content', async () => {
    const before = await contents();
    expect(before).toMatchObject({ users: 0, types: expect.stringContaining('0190a') });
    await buildUser(database.db);
    await database.run('delete from opportunity_types; update jobs.queue set retry_limit = 99');
    expect(await contents()).toMatchObject({ users: 1, types: null, queues: expect.stringContaining('99') });
    expect(await resetDatabase(database, ENOUGH)).toBe(true);
    expect(await contents()).toEqual(before);
  });

  it('isn’t reused with a different schema', async () => {
    await database.run('create table left_behind (id integer)');
    expect(await resetDatabase(database, ENOUGH)).toBe(false);
  });

  it.runIf(isOnPostgres)('isn’t reused while a query is running', async () => {
    const unfinished = await database.db.startTransaction().execute();
    expect(await resetDatabase(database, ENOUGH)).toBe(false);
    await unfinished.rollback().execute();
    expect(await resetDatabase(database, ENOUGH)).toBe(true);
  });

  it.runIf(isOnPostgres)('isn’t reused while others are connected', async () => {
    const end = await database.listen({ channels: { news: () => undefined }, onMissed: () => undefined });
    expect(await resetDatabase(database, 1)).toBe(false);
    await end();
  });
});
