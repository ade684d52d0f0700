/** The list of impacts as a map. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactList, ListMap } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildCast, type Cast, CLEAN_UP, dataOf, decide, logImpact, PLANTING } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  await verify('Bremen, Germany');
  await verify('Bremen, Germany', { eventType: CLEAN_UP, sdgs: [6] });
  await verify('Hamburg, Germany', { sdgs: [6] });
  await verify('Suva, Fiji');
  await verify('Apia, Samoa');
  await verify('Along the river');
});
afterAll(() => server.close());

const IDS: Readonly<Record<string, string>> = {
  'Bremen, Germany': '2944388',
  'Hamburg, Germany': '2911298',
  'Suva, Fiji': '2198148',
  'Apia, Samoa': '4035413',
};

async function verify(location: string, changes: Parameters<typeof logImpact>[1] = {}): Promise<string> {
  const placeId = IDS[location] ?? null;
  const { id } = await logImpact(cast.owner, { location, placeId, ...changes });
  await decide(cast.judge, id, { isVerified: true });
  return id;
}

const readMap = async (query: string, client = visitor) => dataOf(await client.get<ListMap>(`/impact/map?${query}`));
const readList = async (query: string) =>
  dataOf(await visitor.get<ImpactList>(`/impact?isVerified=true&isHidden=false&${query}`));
const counts = ({ clusters }: ListMap) => Object.fromEntries(clusters.map(({ place, count }) => [place.name, count]));

const NEAR_BREMEN = 'near=2944388&within=50';
const PACIFIC = '170,-30,-160,0';

describe('getImpactMap', () => {
  it('counts what would overlap in one cluster, named after the place with the most', async () => {
    const world = await readMap('zoom=1');
    expect(counts(world)).toEqual({ Bremen: 3, Suva: 1, Apia: 1 });
    expect(world).toMatchObject({ total: 5, totalIsExact: true, near: null });
    expect(world.clusters[0]).toMatchObject({ count: 3, places: 2, place: { id: '2944388', countryCode: 'DE' } });
    expect(counts(await readMap('zoom=8'))).toEqual({ Bremen: 2, Hamburg: 1, Suva: 1, Apia: 1 });
  });

  it.each([
    ['', 5],
    ['sdg=6', 2],
    [`eventType=${CLEAN_UP}`, 1],
    [`eventType=${CLEAN_UP}&sdg=13`, 0],
    ['search=mangroves', 5],
    ['search=hamburg', 1],
    ['location=germany', 3],
    [NEAR_BREMEN, 2],
    ['near=2944388&within=100', 3],
    ['near=DE&within=500', 3],
    ['area=8,53,9,54', 2],
    [`area=${PACIFIC}`, 2],
    [`bounds=${PACIFIC}&area=170,-30,179,0`, 1],
    [`sdg=6&${NEAR_BREMEN}`, 1],
    ['search=mangroves&area=8,53,9,54', 2],
  ])('counts what the list shows with %s', async (query, count) => {
    const map = await readMap(`zoom=3&${query}`);
    expect(map.total).toBe(count);
    expect(map.clusters.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    // Those without a place are in the list alone.
    const inWorld = query.includes('area') || query.includes('near') ? query : `${query}&area=-180,-85,180,85`;
    expect((await readList(inWorld)).meta.total).toBe(count);
  });

  it('says where the place is that the list is narrowed to', async () => {
    expect((await readMap(`zoom=3&${NEAR_BREMEN}`)).near).toMatchObject({ name: 'Bremen', latitude: 53.08 });
    expect(await visitor.get('/impact/map?zoom=3&near=999999999')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'near' }] },
    });
    expect((await visitor.get('/impact?near=999999999')).status).toBe(422);
    expect((await visitor.get('/impact/map?zoom=3&area=1,2,3')).status).toBe(422);
  });

  it('never counts what isn’t public, for no role, and follows what changes', async () => {
    const pending = await logImpact(cast.owner, { location: 'Lagos, Nigeria', placeId: '2332459' });
    const lagos = 'zoom=6&bounds=0,0,10,10';
    for (const client of [visitor, cast.owner, cast.judge, cast.admin]) {
      expect((await readMap(lagos, client)).total).toBe(0);
    }
    await decide(cast.judge, pending.id, { isVerified: true });
    expect(counts(await readMap(lagos))).toEqual({ Lagos: 1 });
    expect(counts(await readMap(`${lagos}&sdg=13`))).toEqual({ Lagos: 1 });
    await cast.admin.post('/impact/Hide', { impactId: pending.id, isHide: true });
    for (const query of [lagos, `${lagos}&sdg=13`, `${lagos}&search=lagos`])
      expect((await readMap(query)).total).toBe(0);
    await cast.admin.post('/impact/Hide', { impactId: pending.id, isHide: false });
    expect(counts(await readMap(`${lagos}&sdg=13`))).toEqual({ Lagos: 1 });
  });

  it('counts an impact whose kind was changed as one of its new kind', async () => {
    const { id, revision } = await logImpact(cast.owner, { location: 'Dakar, Senegal', placeId: '2253354', sdgs: [9] });
    const of = (eventType: string) => readMap(`zoom=3&sdg=9&eventType=${eventType}`);
    expect((await cast.owner.put(`/impact/${id}`, { eventType: CLEAN_UP, revision })).status).toBe(200);
    await decide(cast.judge, id, { isVerified: true });
    expect(counts(await of(CLEAN_UP))).toEqual({ Dakar: 1 });
    expect((await of(PLANTING)).total).toBe(0);
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
  });

  it('moves the goals of an impact with it', async () => {
    const id = await verify('Springfield', { sdgs: [7] });
    expect((await readMap('zoom=3&sdg=7')).total).toBe(0);
    dataOf(await cast.admin.put('/places/unknown', { location: 'Springfield', placeId: '2253354' }));
    expect(counts(await readMap('zoom=3&sdg=7'))).toEqual({ Dakar: 1 });
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
  });
});
