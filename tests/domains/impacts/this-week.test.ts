/** What the community did lately, and where. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactPlaces, ThisWeek } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const readWeek = async () => dataOf(await createClient(server.origin).get<ThisWeek>('/stats/week'));
const readPlaces = async () => dataOf(await createClient(server.origin).get<ImpactPlaces>('/stats/places'));

async function verify(changes: Parameters<typeof logImpact>[1]): Promise<string> {
  const { id } = await logImpact(cast.owner, changes);
  await decide(cast.judge, id, { isVerified: true });
  return id;
}

const NOTHING = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };
const hide = (impactId: string, isHide = true) => cast.admin.post('/impact/Hide', { impactId, isHide });
const verifiedDaysAgo = (id: string, days: number) =>
  sql`update impacts set verified_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    server.database.db,
  );

describe('getThisWeek', () => {
  it('sums what was verified in seven days, and lists the latest of any time', async () => {
    expect(await readWeek()).toMatchObject({ totals: NOTHING, latest: [] });
    const measures = { hours: 1.5, people: 20, trees: 3 };
    const old = await verify({ measures });
    await verifiedDaysAgo(old, 8);
    const first = await verify({ measures });
    const second = await verify({ measures });
    const hidden = await verify({ measures });
    await hide(hidden);
    await logImpact(cast.owner, { measures });
    const declined = await logImpact(cast.owner, { measures });
    await decide(cast.judge, declined.id, { isVerified: false, reason: 'Nothing shows that it was done.' });

    const week = await readWeek();
    expect(week.totals).toEqual({ ...NOTHING, impacts: 2, hours: 3, people: 40, trees: 6 });
    expect(week.latest.map(({ id }) => id)).toEqual([second, first, old]);
    expect(week.latest[0]).toMatchObject({ owner: { name: 'Amina Diallo' }, location: 'Ziguinchor, Senegal' });
    expect(Date.parse(week.since)).toBeLessThan(Date.now() - 6 * 86_400_000);

    // This impact was logged first, but verified last.
    await verifiedDaysAgo(second, 1);
    await decide(cast.admin, first, { isVerified: null, reason: 'To be checked.' });
    expect((await readWeek()).totals.impacts).toBe(1);
    for (let count = 0; count < 8; count += 1) await verify({ measures: {} });
    expect((await readWeek()).latest).toHaveLength(8);
  });
});

describe('getImpactPlaces', () => {
  it('adds up the spellings of a place, and doesn’t guess', async () => {
    const before = await readPlaces();
    const at = (location: string | null) => verify({ location });
    const dakar = await at('Dakar, Senegal');
    await at('DAKAR,  sénégal');
    await at('Plateau, Dakar, Senegal');
    await at('Tambacounda region, Senegal');
    await at('Springfield');
    const river = await at('Along the river');
    await at(null);
    const pending = await logImpact(cast.owner, { location: 'Nairobi, Kenya' });
    const declined = await logImpact(cast.owner, { location: 'Bergen, Norway' });
    await decide(cast.judge, declined.id, { isVerified: false, reason: 'Nothing shows that it was done.' });
    const { places, elsewhere, unplacedImpacts } = await readPlaces();
    const countAt = (all: ImpactPlaces['places'], name: string) =>
      all.find((place) => place.name === name)?.impacts ?? 0;

    expect(places[0]?.name).toBe('Ziguinchor');
    expect(places.find(({ name }) => name === 'Dakar')).toEqual({
      name: 'Dakar',
      country: 'Senegal',
      countryCode: 'SN',
      latitude: 14.69,
      longitude: -17.44,
      impacts: 3,
    });
    expect(places.find(({ name }) => name === 'Senegal')).toMatchObject({ country: 'Senegal', impacts: 1 });
    expect(places.map(({ country }) => country)).not.toEqual(expect.arrayContaining(['Kenya']));
    expect(elsewhere).toEqual([
      { name: 'Along the river', impacts: 1 },
      { name: 'Springfield', impacts: 1 },
    ]);
    expect(unplacedImpacts).toBe(before.unplacedImpacts + 3);

    await hide(dakar);
    await hide(river);
    await decide(cast.judge, pending.id, { isVerified: true });
    const after = await readPlaces();
    expect([countAt(after.places, 'Dakar'), countAt(after.places, 'Nairobi')]).toEqual([2, 1]);
    expect(after.elsewhere.map(({ name }) => name)).toEqual(['Springfield']);
    await hide(river, false);
    expect((await readPlaces()).elsewhere.map(({ name }) => name)).toContain('Along the river');
    const { rows } = await sql<{ counts: number; impacts: number }>`
      select (select sum(impacts)::int from impact_place_counts) as counts,
        (select count(*)::int from impacts where is_public and location is not null) as impacts`.execute(
      server.database.db,
    );
    expect(rows[0]?.counts).toBe(rows[0]?.impacts);
  });
});
