/** The order of lists whose rows have the same deadline or title, page by page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpportunityList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  apply,
  buildOpportunityCast,
  dayFromNow,
  letDeadlinePass,
  type OpportunityCast,
  offerOpen,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let ids: string[];

/** Deadlines in days, not in order: two are past, three are on the same day. */
const DAYS = [30, 20, 10, 20, 40, 20, 50];
const TITLES = [
  'Weaving for two',
  'Weaving for one',
  'Weaving for one',
  'Sewing',
  'Weaving for one',
  'Knots',
  'Weaving',
];

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, server.database.db);
  ids = [];
  for (const [index, title] of TITLES.entries())
    ids.push(await offerOpen(cast, { title, deadline: dayFromNow(DAYS[index] ?? 0) }));
});
afterAll(() => server.close());

/** Reads the list in pages of two by cursor, and checks each page's total. @returns indexes of the opportunities. */
async function walk(client: Client, path: string, total: number): Promise<number[]> {
  const walked: number[] = [];
  let cursor = '';
  do {
    const page = await client.get<OpportunityList>(`${path}&page_size=2${cursor && `&cursor=${cursor}`}`);
    const { data, meta } = dataOf(page);
    expect(meta.total).toBe(total);
    walked.push(...data.map(({ id }) => ids.indexOf(id)));
    cursor = meta.nextCursor ?? '';
  } while (cursor !== '');
  return walked;
}

const wholeOf = async (client: Client, path: string) =>
  dataOf(await client.get<OpportunityList>(path)).data.map(({ id }) => ids.indexOf(id));

it('lists by title what has a word, the oldest of the same title first', async () => {
  const visitor = createClient(server.origin);
  const order = [6, 1, 2, 4, 0];
  expect(await wholeOf(visitor, '/opportunity?search=weaving&sort=title')).toEqual(order);
  expect(await walk(visitor, '/opportunity?search=weaving&sort=title', 5)).toEqual(order);
  expect(await wholeOf(visitor, '/opportunity?search=weaving&sort=title&page=2&page_size=2')).toEqual([2, 4]);
});

it('lists by deadline what a member saved or applied for: upcoming ones, then past ones', async () => {
  const { client } = await buildLoggedIn(server.origin, server.database.db);
  for (const index of [0, 1, 3, 4, 5, 6]) await apply(client, ids[index] ?? '');
  const withdrawn = await apply(client, ids[2] ?? '');
  dataOf(await client.post(`/opportunity-application-request/delete/${withdrawn.id}`));
  await client.post('/user-opportunity-fav', { opportnityId: ids[2] });
  for (const index of [0, 4]) await letDeadlinePass(server.database.db, ids[index] ?? '');
  const own = '/opportunity/user?sort=deadline';
  const order = { requested: [1, 3, 5, 6, 4, 0], applied: [2, 1, 3, 5, 6, 4, 0] };
  for (const [path, expected] of [
    [`${own}&applicationState=requested`, order.requested],
    [`${own}&relation=applied&applicationState=requested`, order.requested],
    [`${own}&relation=applied`, order.applied],
    [own, order.applied],
    [`${own}&relation=saved`, [2]],
    [`${own}&relation=saved&applicationState=withdrawn`, [2]],
    [`${own}&relation=saved&applicationState=requested`, []],
    [`${own}&applicationState=requested&search=weaving`, [1, 6, 4, 0]],
    [`${own}&applicationState=requested&state=closed`, [4, 0]],
    [`${own}&applicationState=requested&state=approved`, [1, 3, 5, 6]],
  ] as const) {
    expect(await wholeOf(client, path), path).toEqual(expected);
    expect(await walk(client, path, expected.length), path).toEqual(expected);
  }
  expect(await wholeOf(client, `${own}&applicationState=requested&page=2&page_size=2`)).toEqual([5, 6]);
});
