/** `DATABASE_URL` may point to a pooler in transaction mode; the embedded database has none. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '#platform/server/config/config.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { assertSession, findPooling } from '#platform/server/db/pooler.ts';
import { prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { openTestDatabase } from '../../support/database.ts';
import { urlOf } from '../../support/database-url.ts';
import { startPooler } from '../../support/transaction-pooler.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a pooler in transaction mode', () => {
  let database: Database;
  let directUrl: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    directUrl = await urlOf(database);
  });
  afterAll(() => database.close());

  async function poolerThat({ keepsPrepared }: { keepsPrepared: boolean }): Promise<string> {
    const pooler = await startPooler(directUrl, { connections: 2, keepsPrepared });
    onTestFinished(pooler.close);
    return pooler.url;
  }

  async function openThrough(databaseUrl: string): Promise<Database> {
    const opened = await openDatabase({ databaseUrl, directUrl, poolSize: 6, dataDir: null });
    onTestFinished(opened.close);
    return opened;
  }

  it('is told from PostgreSQL itself', async () => {
    expect(await findPooling(directUrl)).toMatchObject({ isTransactional: false, keepsPrepared: true });
    const older = await findPooling(await poolerThat({ keepsPrepared: false }));
    expect(older).toMatchObject({ isTransactional: true, keepsPrepared: false, takesSettings: false });
    const newer = await findPooling(await poolerThat({ keepsPrepared: true }));
    expect(newer).toMatchObject({ isTransactional: true, keepsPrepared: true });
  });

  it('stops the start if there is no direct address beside it, or if that leads to a pooler too', async () => {
    const url = await poolerThat({ keepsPrepared: true });
    const opening = openDatabase({ databaseUrl: url, poolSize: 1, dataDir: null });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/DATABASE_DIRECT_URL: expected the address of PostgreSQL itself, because/);
    const both = assertSession(url, url, await findPooling(url));
    await expect(both).rejects.toThrow(/DATABASE_DIRECT_URL: .* but this one leads to a pooler/);
  });

  it.each([true, false])('runs the statements that run often (it keeps prepared ones: %s)', async (keepsPrepared) => {
    const { db } = await openThrough(await poolerThat({ keepsPrepared }));
    const addOne = prepareStatement<{ number: number }, { sum: number }>(
      ['number'],
      ({ number }) => sql`select ${number}::int + 1 as sum`,
    );
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    const read = (number: number) =>
      number % 3 === 0 ? db.transaction().execute((tx) => addOne(tx, { number })) : addOne(db, { number });
    const sums = await Promise.all(numbers.map(read));
    expect(sums.flat().map(({ sum }) => sum)).toEqual(numbers.map((number) => number + 1));
  });

  it('is passed by when migrating and listening', async () => {
    const opened = await openThrough(await poolerThat({ keepsPrepared: false }));
    expect(await migrate(opened)).toEqual([]);
    const heard: string[] = [];
    const stop = await opened.listen({
      channels: { pooled: (payload) => heard.push(payload) },
      onMissed: () => undefined,
    });
    onTestFinished(stop);
    await opened.run(`select pg_notify('pooled', 'committed')`);
    while (heard.length === 0) await wait(5);
    expect(heard).toEqual(['committed']);
  });
});
