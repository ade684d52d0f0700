import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createDatabase, DATABASE_KINDS, type FaultyDatabase } from './databases.ts';
import { type Admin, becomeAdmin, expectStatus, PASSWORD, READY_LIMIT_MS, retryWhileBusy, until } from './person.ts';
import { type Account, newAccount, writeUntilKilled } from './writers.ts';

/** Two find a common loss of acknowledged writes; fifty, in the full run, a rare one. */
const KILLS = process.env['FULL'] ? 50 : 2;
const MAX_LIFETIME_MS = 700;

describe.concurrent.each(DATABASE_KINDS)(`killing the server ${KILLS} times under writes, on %s`, (kind) => {
  it('loses nothing that was acknowledged', async ({ onTestFinished }) => {
    const database = await createDatabase(kind);
    onTestFinished(() => database.remove());
    const options = { env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir };
    const account = newAccount();
    const readyAfter: number[] = [];
    let known: Admin | null = null;
    let checked = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const began = performance.now();
      const server = await startServerProcess(options);
      await until(READY_LIMIT_MS, async () => (await fetch(`${server.origin}/readyz`)).ok);
      readyAfter.push(Math.round(performance.now() - began));
      const admin: Admin = known ? inFrontOf(server.origin, known) : await becomeAdmin(server.origin);
      known = admin;
      await expectKept(server.origin, admin, account, account.registered.slice(checked));
      checked = account.registered.length;

      const writing = writeUntilKilled(() => server.process.killed, server.origin, admin, account);
      // However slow the machine, each life acknowledges something that could be lost.
      await until(READY_LIMIT_MS, async () => account.registered.length > checked);
      await wait(randomInt(MAX_LIFETIME_MS));
      await server.stop('SIGKILL');
      await writing;
      expect(account.unexpected).toEqual([]);
    }
    await expectAllKept(database, account);
    report(kind, account, readyAfter);
  });
});

/** The same admin as a client of the restarted server, which has another port each time. */
function inFrontOf(origin: string, { id, client: { token } }: Admin): Admin {
  const client = createClient(origin);
  client.token = token;
  return { id, client };
}

/** Checks through the API, as the people who got the acknowledgements would. */
async function expectKept(origin: string, admin: Admin, account: Account, registered: string[]): Promise<void> {
  for (const email of registered) {
    const { status } = await retryWhileBusy(() => createClient(origin).post('/login', { email, password: PASSWORD }));
    expect(status, `${email} can sign in, and is asked to verify`).toBe(202);
  }
  const own = await retryWhileBusy(() => admin.client.get<{ bio: string | null; points: number }>('/users/view'));
  const data = expectStatus(200, own);
  expectBetween(Number(data.bio ?? 0), account.biography);
  expectBetween(data.points, account.points);
}

/** A write without an acknowledgement may have happened or not. */
function expectBetween(kept: number, { acknowledged, sent }: { acknowledged: number; sent: number }): void {
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(sent);
}

/** Checks everything once more at the end, in the database itself. */
async function expectAllKept(database: FaultyDatabase, account: Account): Promise<void> {
  expect(account.registered.length).toBeGreaterThanOrEqual(KILLS);
  const opened = await database.open();
  const users = await opened.run('select email::text as email, points from users');
  const ledger = await opened.run('select coalesce(sum(points), 0)::int as sum from points_entries');
  const total = await opened.run('select coalesce(sum(points), 0)::int as sum from users');
  await opened.close();
  const kept = new Set(users.rows.map((row) => row['email']));
  expect(account.registered.filter((email) => !kept.has(email))).toEqual([]);
  expect(ledger.rows).toEqual(total.rows);
  expectBetween(Number(ledger.rows[0]?.['sum']), account.points);
}

function report(kind: string, account: Account, readyAfter: number[]): void {
  const sorted = readyAfter.toSorted((a, b) => a - b);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const writes = account.registered.length + account.biography.acknowledged + account.points.acknowledged;
  process.stdout.write(
    `${kind}: ${KILLS} kills, ${writes} acknowledged writes, ready after ${median} ms (median), ${slowest} ms (slowest)\n`,
  );
}
