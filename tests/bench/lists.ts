/**
 * `npm run bench -- --lists`: loads a large community into PostgreSQL and reports the server time of every reading
 * call. With TEST_DATABASE_URL on that server, in a new database; otherwise on a temporary
 * one.
 */
import pg from 'pg';
import { startPostgres } from '../support/postgres.ts';
import { listCouncilCalls } from './council-calls.ts';
import { listImpactCalls } from './impact-calls.ts';
import { loadLargeCommunity } from './large-community.ts';
import { type CallTimes, measureCalls } from './measure-calls.ts';
import { listNotificationCalls } from './notification-calls.ts';
import { listOpportunityCalls } from './opportunity-calls.ts';
import { listPeopleCalls } from './people-calls.ts';
import { describeLoad } from './record.ts';

const SIZE = {
  people: 1_000_000,
  impacts: 1_000_000,
  opportunities: 20_000,
  applications: 1_000_000,
  favourites: 200_000,
  councils: 10_000,
  memberships: 300_000,
  notifications: 1_000_000,
};
const PARTS = [
  ['people', listPeopleCalls],
  ['impacts', listImpactCalls],
  ['opportunities', listOpportunityCalls],
  ['councils', listCouncilCalls],
  ['notifications', listNotificationCalls],
] as const;
/** The target for every list. */
const GOAL_MS = 50;

export async function benchLists(say: (text: string) => void): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres({ isDurable: false });
  try {
    const database = await makeDatabase(given ?? postgres?.url ?? '');
    try {
      const community = await loadLargeCommunity(database.url, SIZE, say);
      for (const [what, listCalls] of PARTS) {
        const calls = await measureCalls(database.url, community, listCalls);
        say(`\nWith ${SIZE[what].toLocaleString('en')} ${what}; ${describeLoad()}\n`);
        sayTable(calls, say);
      }
    } finally {
      await database.drop();
    }
  } finally {
    await postgres?.remove();
  }
}

export function sayTable(calls: readonly CallTimes[], say: (text: string) => void): void {
  const row = (name: string, median: string, p95: string, mark = '') =>
    `${name.padEnd(44)} ${median.padStart(10)} ${p95.padStart(10)}${mark}`;
  say(row('inside the server, one call after another', 'median ms', 'p95 ms'));
  const slow: string[] = [];
  for (const { name, times } of calls) {
    if (times.length === 0) throw new Error(`The server's log tells nothing of "${name}"`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    const [median, p95] = [at(0.5), at(0.95)];
    if (median > GOAL_MS) slow.push(name);
    const mark = median > GOAL_MS ? `  over ${GOAL_MS} ms` : p95 > GOAL_MS ? `  p95 over ${GOAL_MS} ms` : '';
    say(row(name, median.toFixed(1), p95.toFixed(1), mark));
  }
  const within = `${calls.length - slow.length} of ${calls.length} calls have their median within ${GOAL_MS} ms`;
  say(`\n${within}${slow.length > 0 ? `; not: ${slow.join('; ')}` : ''}`);
}

export async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `groundswell_bench_${process.pid}`;
  const administer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await administer(`create database ${name}`);
  const named = new URL(server);
  named.pathname = `/${name}`;
  return { url: named.href, drop: () => administer(`drop database ${name} with (force)`) };
}
