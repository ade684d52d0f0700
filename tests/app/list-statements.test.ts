/** A list is read in one statement: many small ones cost the server and the database several times as much. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../support/client.ts';
import { foundApproved } from '../support/councils.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../support/impacts.ts';
import { untilAllIsDone } from '../support/jobs.ts';
import { buildOpportunityCast, offerOpen } from '../support/opportunities.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  cast = await buildCast(server.origin, db);
  const { id } = await logImpact(cast.owner);
  await decide(cast.judge, id, { isVerified: true });
  await foundApproved(cast.owner, cast.admin);
  await offerOpen(await buildOpportunityCast(server.origin, db));
  await untilAllIsDone(server.database);
});
afterAll(() => server.close());

/** How many statements read one of the tables during a call. Jobs and letters of a moment ago may add to them. */
async function countStatements(client: Client, path: string, tables: RegExp): Promise<number> {
  const run = vi.spyOn(server.database.db.getExecutor(), 'executeQuery');
  try {
    const { data } = dataOf(await client.get<{ data: object[] }>(path));
    expect(data.length).toBeGreaterThan(0);
    return run.mock.calls.filter(([{ sql }]) => tables.test(sql)).length;
  } finally {
    run.mockRestore();
  }
}

const UNTIL_JOBS_REST = { timeout: 30_000 };
const SHOWN = /\b(impact|opportunity|council)_\w+|\b(impacts|opportunities|councils|media|users)\b/;

it.each([
  '/impact',
  '/impact?sort=oldest',
  '/impact?sort=mostLiked',
  '/impact?sdg=13',
  '/opportunity',
  '/opportunity?sort=points',
  '/opportunity?open=true',
  '/council',
  '/council?sort=members',
  '/council?sort=title',
  '/council/names',
])('a visitor’s GET %s takes one statement', async (path) => {
  const visitor = createClient(server.origin);
  await expect.poll(() => countStatements(visitor, path, SHOWN), UNTIL_JOBS_REST).toBe(1);
});

const BELONGING = /\b(impact_texts|opportunity_texts|opportunity_favourites|council_goals|media)\b/;

it.each([
  '/impact',
  '/impact?page_size=50',
  '/impact?search=mangroves',
  '/impact-verifcation/getall',
  '/opportunity',
  '/opportunity?sort=deadline',
  '/opportunity?search=scholarship',
  '/council',
  '/council?page_size=50',
  '/council?search=mangroves',
])('a judge’s GET %s takes one statement for everything it shows', async (path) => {
  await expect.poll(() => countStatements(cast.judge, path, BELONGING), UNTIL_JOBS_REST).toBe(1);
});
