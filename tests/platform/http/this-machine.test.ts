/** What only this machine may read outside production. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { serveHealth } from '#platform/server/http/health.ts';
import { serveMailbox } from '#platform/server/mail/mailbox-page.ts';
import { openTestDatabase } from '../../support/database.ts';

const ORIGIN = 'http://demo.groundswell.example';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops: 0,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 15,
  });
  serveMailbox(app, { db: database.db, origin: ORIGIN });
  const ready = async () => true;
  serveHealth(app, {
    isReady: ready,
    isStorageWell: ready,
    metricsToken: null,
    isOpenToThisMachine: true,
    origin: ORIGIN,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe.each(['/dev/mail', '/dev/mail.css', '/metrics'])('%s', (url) => {
  const statusFor = async (host: string, remoteAddress = '127.0.0.1', headers = {}) =>
    (await app.inject({ url, remoteAddress, headers: { ...headers, host } })).statusCode;

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'demo.groundswell.example'])(
    'answers this machine as %s',
    async (host) => {
      expect(await statusFor(host)).toBe(200);
      expect(await statusFor(host, '::1')).toBe(200);
    },
  );

  it.each(['rebound.example', 'rebound.example:3000', 'localhost.rebound.example', '192.168.1.20:3000'])(
    'isn’t there for a page of %s',
    async (host) => {
      expect(await statusFor(host)).toBe(404);
    },
  );

  it('isn’t there for other machines, nor through a proxy', async () => {
    expect(await statusFor('localhost:3000', '192.168.1.7')).toBe(404);
    expect(await statusFor('demo.groundswell.example', '203.0.113.7')).toBe(404);
    expect(await statusFor('localhost:3000', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });
});
