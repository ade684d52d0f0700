import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createDatabase, DATABASE_KINDS } from './databases.ts';
import { becomeAdmin, PASSWORD, PROFILE, until } from './person.ts';

const CONCURRENCY = 12;
const LOAD_DEADLINE_MS = 60_000;
/** Requests sent this shortly before the signal don't count, because the server may not have read them. */
const UNREAD_MS = 100;
const STOP_LIMIT_MS = 10_000;

interface Sent {
  at: number;
  outcome: number | 'broken';
}

describe.each(DATABASE_KINDS)('SIGTERM under load, on %s', (kind) => {
  it('finishes every request under way, and ends the process', async () => {
    const database = await createDatabase(kind);
    onTestFinished(() => database.remove());
    const server = await startServerProcess({ env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
    await becomeAdmin(server.origin);
    const sent: Sent[] = [];
    const loads = Array.from({ length: CONCURRENCY }, () => keepRegistering(server.origin, sent));
    await until(LOAD_DEADLINE_MS, async () => sent.length > 2 * CONCURRENCY);
    await wait(UNREAD_MS);

    const signalledAt = Date.now();
    const code = await server.stop('SIGTERM');
    const stoppedAfter = Date.now() - signalledAt;
    await Promise.all(loads);

    const underWay = sent.filter(({ at }) => at < signalledAt - UNREAD_MS);
    expect(underWay.length).toBeGreaterThan(CONCURRENCY);
    expect(underWay.filter(({ outcome }) => outcome !== 201)).toEqual([]);
    expect(code).toBe(0);
    expect(stoppedAfter).toBeLessThan(STOP_LIMIT_MS);
    process.stdout.write(`${kind}: stopped ${stoppedAfter} ms after SIGTERM, ${underWay.length} requests answered\n`);
  });
});

it('SIGTERM resets no connection of clients that pause between requests', async () => {
  const database = await createDatabase('embedded');
  onTestFinished(() => database.remove());
  const server = await startServerProcess({ env: { LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
  const clients = Array.from({ length: 40 }, () => keepAsking(server.origin));
  await wait(2_000);
  const code = await server.stop('SIGTERM');
  const ends = await Promise.all(clients);
  expect(ends.filter(({ end }) => end !== 'told')).toEqual([]);
  expect(Math.min(...ends.map(({ answered }) => answered))).toBeGreaterThan(0);
  expect(code).toBe(0);
});

/** Asks on one connection, with pauses, until an answer says that the server closes it, or until the connection breaks. */
async function keepAsking(origin: string): Promise<{ end: string; answered: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answered = 0; ; answered += 1) {
    const outcome = await new Promise<string | undefined>((resolve) => {
      get(`${origin}/healthz`, { agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.headers.connection));
      }).on('error', ({ message }) => resolve(message));
    });
    if (outcome !== 'keep-alive') return { end: outcome === 'close' ? 'told' : String(outcome), answered };
    await wait(randomInt(1_000));
  }
}

/** Registers people one after the other, from new addresses, until the server accepts no more. */
async function keepRegistering(origin: string, sent: Sent[]): Promise<void> {
  const client = createClient(origin);
  await client.get('/users/view');
  for (;;) {
    const body = { email: `${crypto.randomUUID()}@people.example`, password: PASSWORD, ...PROFILE };
    const headers = { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
    const at = Date.now();
    const outcome = await client.post('/users', body, { headers }).then(
      ({ status }) => status,
      () => 'broken' as const,
    );
    sent.push({ at, outcome });
    if (outcome !== 201) return;
  }
}
