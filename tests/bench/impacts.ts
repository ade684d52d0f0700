/**
 * `npm run bench -- --impacts`: loads a large community into PostgreSQL and tells how long each call takes inside the
 * server. With TEST_DATABASE_URL on that server, in a database of its own; otherwise on one that is started for it.
 */
import pg from 'pg';
import { startPostgres } from '../support/postgres.ts';
import { measureImpactLists } from './impact-lists.ts';
import { loadLargeCommunity } from './large-community.ts';

const PEOPLE = 100_000;
const IMPACTS = 1_000_000;
/** What every list should stay under. */
const GOAL_MS = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);

export async function benchImpacts(size = { people: PEOPLE, impacts: IMPACTS }): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres({ isDurable: false });
  try {
    const database = await makeDatabase(given ?? postgres?.url ?? '');
    try {
      const community = await loadLargeCommunity(database.url, size, say);
      const title = `With ${size.impacts.toLocaleString('en')} impacts`;
      const calls = await measureImpactLists(database.url, community);
      say(`\n${title.padEnd(44)} ${'median ms'.padStart(10)} ${'p95 ms'.padStart(10)}`);
      for (const { name, times } of calls) {
        const sorted = times.toSorted((a, b) => a - b);
        const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
        const mark = at(0.5) > GOAL_MS ? '  over the goal' : '';
        say(`${name.padEnd(44)} ${at(0.5).toFixed(1).padStart(10)} ${at(0.95).toFixed(1).padStart(10)}${mark}`);
      }
    } finally {
      await database.drop();
    }
  } finally {
    await postgres?.remove();
  }
}

async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
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
