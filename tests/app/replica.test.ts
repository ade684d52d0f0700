/** What visitors read comes from a streaming replica; everything else, and all that members read, from the primary. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, serve } from '#app/server/server.ts';
import type { Impact } from '#generated/types.gen.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { readFromReplica } from '#platform/server/db/replica.ts';
import { readOperations } from '#platform/server/http/contract.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { createClient } from '../support/client.ts';
import { buildByLogin } from '../support/factories.ts';
import { findFreePort } from '../support/free-port.ts';
import { buildCast, decide, logImpact } from '../support/impacts.ts';
import { untilNotBusy } from '../support/not-busy.ts';
import { startWithReplica, type TestPostgres } from '../support/postgres.ts';

const LONG_AFTER_MS = 60_000;

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a streaming replica', () => {
  let primary: TestPostgres;
  let replica: TestPostgres;
  let database: Database;
  let onReplica: Database;
  let server: RunningServer;

  beforeAll(async () => {
    ({ primary, replica } = await startWithReplica());
    const options = { poolSize: 2, dataDir: null };
    database = await openDatabase({ ...options, databaseUrl: primary.url, replicaUrl: replica.url });
    onReplica = await openDatabase({ ...options, databaseUrl: replica.url });
    await migrate(database);
    const secret = { TOKEN_SECRET: randomBytes(32).toString('base64') };
    const config = readConfig({ ...secret, PORT: String(await findFreePort()), TRUSTED_PROXY_HOPS: '1' });
    server = await serve(config, createLogger('silent'), database);
    await untilNotBusy(server.origin);
    await database.run('create table notes (text text)');
  });
  afterAll(async () => {
    await server.close();
    await onReplica.close();
    await primary.remove();
  });
  beforeEach(() => until(isOnReplica));

  const isOnReplica = async () => {
    const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(database.db);
    return rows[0]?.yes === true;
  };
  const visits = <T>(read: () => Promise<T>) => readFromReplica(read);
  async function until(condition: () => Promise<boolean>): Promise<void> {
    while (!(await visits(condition))) await wait(20);
  }
  const write = (text: string) => database.run('insert into notes values ($1)', [text]);
  const texts = async () => {
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(database.db);
    return rows.map(({ text }) => text);
  };

  it('serves only what is read for visitors, outside transactions', async () => {
    expect(await isOnReplica()).toBe(false);
    const inTransaction = visits(() =>
      database.db.transaction().execute(async (tx) => {
        await sql`insert into notes values ('Written for a visitor')`.execute(tx);
        return (await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(tx)).rows;
      }),
    );
    expect(await inTransaction).toEqual([{ yes: false }]);
    expect(await visits(isOnReplica)).toBe(true);
  });

  it('is passed over while it lags, and used again once it has caught up', async () => {
    await onReplica.run('select pg_wal_replay_pause()');
    try {
      await write('Not yet replayed');
      expect(await texts()).toContain('Not yet replayed');
      await until(async () => !(await isOnReplica()));
      expect(await visits(texts)).toContain('Not yet replayed');
    } finally {
      await onReplica.run('select pg_wal_replay_resume()');
    }
    await until(isOnReplica);
    expect(await visits(texts)).toContain('Not yet replayed');
  });

  it('is passed over at once until it has a change that was noted', async () => {
    await onReplica.run('select pg_wal_replay_pause()');
    try {
      await write('Hidden');
      database.noteChange();
      expect(await visits(isOnReplica)).toBe(false);
    } finally {
      await onReplica.run('select pg_wal_replay_resume()');
    }
    await until(isOnReplica);
    expect(await visits(texts)).toContain('Hidden');
  });

  it('fails no read when it goes away, and is used again when it comes back', async () => {
    const reads = async () => {
      for (let count = 0; count < 50; count += 1) await visits(texts);
    };
    const reading = Promise.all([reads(), reads(), reads()]);
    await replica.stop();
    await reading;
    expect(await visits(isOnReplica)).toBe(false);
    await replica.start();
    await until(isOnReplica);
  });

  it('never hides from members what they have just written', async () => {
    const { client } = await buildByLogin(server.origin, database.db);
    await onReplica.run('select pg_wal_replay_pause()');
    try {
      const { id } = await logImpact(client, { title: 'Just planted' });
      const { body } = await client.get<Impact>(`/impact/${id}`);
      expect(body.data.title).toBe('Just planted');
      const { rows } = await onReplica.run('select from impacts where id = $1', [id]);
      expect(rows).toEqual([]);
    } finally {
      await onReplica.run('select pg_wal_replay_resume()');
    }
  });

  it('never shows visitors what has just been hidden', async () => {
    const { owner, judge, admin } = await buildCast(server.origin, database.db);
    const { id } = await logImpact(owner);
    await decide(judge, id, { isVerified: true });
    const visitor = createClient(server.origin);
    const status = async () => (await visitor.get(`/impact/${id}`)).status;
    await until(isOnReplica);
    expect(await status()).toBe(200);
    await onReplica.run('select pg_wal_replay_pause()');
    try {
      await admin.post('/impact/Hide', { impactId: id, isHide: true });
      expect(await status()).toBe(404);
    } finally {
      await onReplica.run('select pg_wal_replay_resume()');
    }
  });

  it('serves every public list while the primary is away, for long', async () => {
    const visitor = createClient(server.origin);
    const lists = readOperations().filter(
      ({ operationId, method, who, url, querystring }) =>
        method === 'GET' &&
        // For a login or a registration, which needs the primary anyway.
        operationId !== 'getChallenge' &&
        who.kind === 'visitor' &&
        !url.includes(':') &&
        !url.startsWith('/auth/') &&
        [querystring?.['required'] ?? []].flat().length === 0,
    );
    const realNow = performance.now.bind(performance);
    await primary.stop();
    try {
      vi.spyOn(performance, 'now').mockImplementation(() => realNow() + LONG_AFTER_MS);
      // Reads still go to the primary until a check has found it gone.
      await until(() => isOnReplica().catch(() => false));
      const statuses: Record<string, number> = {};
      for (const { operationId, url } of lists) statuses[operationId] = (await visitor.get(url)).status;
      expect(statuses).toEqual(Object.fromEntries(lists.map(({ operationId }) => [operationId, 200])));
      expect(lists.length).toBeGreaterThan(10);
    } finally {
      vi.restoreAllMocks();
      await primary.start();
    }
  });
});
