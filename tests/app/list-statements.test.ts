/** A list is read in one statement: many small ones cost the server and the database several times as much. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../support/impacts.ts';
import { untilAllIsDone } from '../support/jobs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cast: Cast;
let impactId: string;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  for (let count = 0; count < 3; count += 1) impactId = (await logImpact(cast.owner)).id;
  await decide(cast.judge, impactId, { isVerified: true });
  await untilAllIsDone(server.database);
});
afterAll(() => server.close());

/** Statements that read one of the tables. */
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

const LISTED = /\bimpacts\b/;
const SHOWN = /\b(impact_texts|impact_goals|impact_media|impact_likes|media|users|councils)\b/;

it.each(['/impact', '/impact?sort=oldest', '/impact?sort=mostLiked', '/impact?sdg=13'])(
  'GET %s takes one statement',
  async (path) => {
    const visitor = createClient(server.origin);
    expect(await countStatements(visitor, path, LISTED)).toBe(1);
    expect(await countStatements(visitor, path, SHOWN)).toBe(1);
  },
);

it.each(['/impact', '/impact?page_size=50', '/impact?search=mangroves', '/impact-verifcation/getall'])(
  'GET %s takes one statement for all that it shows',
  async (path) => {
    const tables = /\b(impact_texts|impact_goals|impact_media|impact_likes|media|councils)\b/;
    expect(await countStatements(cast.judge, path, tables)).toBe(1);
  },
);
