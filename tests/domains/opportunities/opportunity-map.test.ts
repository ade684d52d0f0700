/** The list of opportunities as a map. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListMap, OpportunityList } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { dataOf } from '../../support/impacts.ts';
import { buildOpportunityCast, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const cast = await buildOpportunityCast(server.origin, server.database.db);
  await offerOpen(cast, { location: 'Bremen, Germany', placeId: '2944388' });
  await offerOpen(cast, { location: 'Suva, Fiji', placeId: '2198148' });
  await offerOpen(cast, { location: 'Along the river', placeId: null });
});
afterAll(() => server.close());

describe('getOpportunityMap', () => {
  it.each([
    ['', 2],
    ['near=2944388&within=50', 1],
    ['area=170,-30,-170,0', 1],
    ['open=true&area=170,-30,-170,0', 1],
    ['open=false', 0],
    ['open=true&sort=deadline&area=0,50,10,60', 1],
  ])('counts what the list shows with %s', async (query, count) => {
    const visitor = createClient(server.origin);
    const [asked, placed] = [query.replace('&sort=deadline', ''), query === '' ? 'area=-180,-85,180,85' : query];
    const map = dataOf(await visitor.get<ListMap>(`/opportunity/map?zoom=3&${asked}`));
    expect(map.total).toBe(count);
    const list = dataOf(await visitor.get<OpportunityList>(`/opportunity?${placed}`));
    expect([list.meta.total, list.data.length]).toEqual([count, count]);
  });
});
