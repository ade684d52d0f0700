/**
 * Two processes on one PostgreSQL, one of them through a pooler in transaction mode, behave like a single one. How they
 * inform each other of notifications is tested in domains/notifications.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '#app/server/server.ts';
import type { Session } from '#generated/types.gen.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { createClient } from '../support/client.ts';
import { urlOf } from '../support/database-url.ts';
import { buildByLogin, buildUser, freshEmail, registrationOf } from '../support/factories.ts';
import { findFreePort } from '../support/free-port.ts';
import { untilJobsAreDone } from '../support/jobs.ts';
import { createMailbox } from '../support/mailbox.ts';
import { untilNotBusy } from '../support/not-busy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startPooler, type TestPooler } from '../support/transaction-pooler.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes', () => {
  let first: TestServer;
  let second: RunningServer;
  let pooler: TestPooler;

  beforeAll(async () => {
    first = await startTestServer();
    const directUrl = await urlOf(first.database);
    pooler = await startPooler(directUrl, { connections: 5, keepsPrepared: false });
    const database = await openDatabase({ databaseUrl: pooler.url, directUrl, poolSize: 10, dataDir: null });
    second = await serve({ ...first.config, port: await findFreePort() }, createLogger('silent'), database);
    await untilNotBusy(second.origin);
  });
  afterAll(async () => {
    await second.close();
    await pooler.close();
    await first.close();
  });

  /** Alternates between the processes. */
  const originOf = (turn: number) => (turn % 2 === 0 ? first.origin : second.origin);

  it('count against the same limit', async () => {
    const { email } = await buildUser(first.database.db);
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { status } = await createClient(originOf(turn), '192.0.2.1').post('/password/forget', { email });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('share sessions', async () => {
    const { client, session, user } = await buildByLogin(first.origin, first.database.db);
    const there = createClient(second.origin);
    const renewed = await there.get<Session>(`/getToken/${user.id}`, { token: session.refreshToken });
    expect(renewed.status).toBe(200);
    const token = renewed.body.data.accessToken;
    expect((await client.get('/users/view', { token })).status).toBe(200);
    expect((await there.post('/logout', undefined, { token })).status).toBe(200);
    expect((await client.get('/users/view', { token })).status).toBe(401);
  });

  it('share the jobs, and do each once', async () => {
    const emails = Array.from({ length: 12 }, () => freshEmail());
    await Promise.all(emails.map((email, turn) => createClient(originOf(turn)).post('/users', registrationOf(email))));
    await untilJobsAreDone(first.database);
    const mailbox = createMailbox(second.origin);
    const counts = await Promise.all(emails.map(async (email) => (await mailbox.messagesTo(email)).length));
    expect(counts).toEqual(emails.map(() => 1));
  });
});
