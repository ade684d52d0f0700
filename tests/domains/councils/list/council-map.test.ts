/** The list of councils as a map. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouncilList, ListMap } from '#generated/types.gen.ts';
import { createClient } from '../../../support/client.ts';
import { foundApproved, foundCouncil } from '../../../support/councils.ts';
import { buildCast, dataOf } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { owner, admin } = await buildCast(server.origin, server.database.db);
  const [bremen, hamburg] = [
    { location: 'Bremen, Germany', placeId: '2944388' },
    { location: 'Hamburg, Germany', placeId: '2911298' },
  ];
  await foundApproved(owner, admin, { ...bremen, sdgs: [11] });
  await foundApproved(owner, admin, { ...hamburg, sdgs: [13] });
  await foundApproved(owner, admin, { location: 'Along the river', placeId: null });
  await foundCouncil(owner, bremen);
});
afterAll(() => server.close());

describe('getCouncilMap', () => {
  it.each([
    ['', 2],
    ['near=2944388&within=50', 1],
    ['near=2944388&within=100', 2],
    ['area=9,53,11,54', 1],
    ['sdg=11&area=9,53,11,54', 0],
    ['location=germany&bounds=0,50,9,54', 1],
  ])('counts approved ones, as the list with %s', async (query, count) => {
    const visitor = createClient(server.origin);
    const map = dataOf(await visitor.get<ListMap>(`/council/map?zoom=8&${query}`));
    expect(map.total).toBe(count);
    expect(map.clusters).toHaveLength(count);
    const placed = query === '' ? 'area=-180,-85,180,85' : query;
    const list = dataOf(await visitor.get<CouncilList>(`/council?isApproved=true&${placed}`));
    expect([list.meta.total, list.data.length]).toEqual([count, count]);
  });
});
