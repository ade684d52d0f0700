import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../support/server-process.ts';
import { createDatabase, DATABASE_KINDS } from './databases.ts';
import { becomeAdmin, register } from './person.ts';

const AT_ONCE = 12;
const LOAD_MS = 600;
/** What was sent so shortly before the signal that the server need not have read it is not under way. */
const UNREAD_MS = 25;
const STOP_LIMIT_MS = 10_000;

interface Sent {
  at: number;
  outcome: number | 'broken';
}

describe.each(DATABASE_KINDS)('SIGTERM under load, on %s', (kind) => {
  it('lets every request under way finish, and ends the process', async () => {
    const database = await createDatabase(kind);
    onTestFinished(() => database.remove());
    const server = await startServerProcess({ env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
    await becomeAdmin(server.origin);
    const sent: Sent[] = [];
    const loads = Array.from({ length: AT_ONCE }, () => keepRegistering(server.origin, sent));
    await wait(LOAD_MS);

    const signalledAt = Date.now();
    const code = await server.stop('SIGTERM');
    const stoppedAfter = Date.now() - signalledAt;
    await Promise.all(loads);

    const underWay = sent.filter(({ at }) => at < signalledAt - UNREAD_MS);
    expect(underWay.length).toBeGreaterThan(AT_ONCE);
    expect(underWay.filter(({ outcome }) => outcome !== 201)).toEqual([]);
    expect(code).toBe(0);
    expect(stoppedAfter).toBeLessThan(STOP_LIMIT_MS);
    process.stdout.write(`${kind}: stopped ${stoppedAfter} ms after SIGTERM, ${underWay.length} requests answered\n`);
  });
});

/** One after the other until the server takes no more. */
async function keepRegistering(origin: string, sent: Sent[]): Promise<void> {
  for (;;) {
    const at = Date.now();
    const email = `${crypto.randomUUID()}@people.example`;
    const outcome = await register(origin, email).catch(() => 'broken' as const);
    sent.push({ at, outcome });
    if (outcome !== 201) return;
  }
}
