/** The town below a pin, and the exact point that may be kept beside it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNearestTown, listLargestTowns } from '#domains/places/server/gazetteer/near-towns.ts';
import { townName } from '#domains/places/server/gazetteer/packed.ts';
import { readGazetteer } from '#domains/places/server/gazetteer/read-gazetteer.ts';
import type { Impact, NearestPlace, Place } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, impactOf, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const gazetteer = await readGazetteer();
const nearestTo = (latitude: number, longitude: number) => {
  const found = findNearestTown(gazetteer, { latitude, longitude }, 150);
  return found && townName(gazetteer, found.town);
};

describe('findNearestTown', () => {
  it('finds the nearest, also beyond the antimeridian and near a pole', () => {
    expect(nearestTo(12.58, -16.28)).toBe('Ziguinchor');
    expect(nearestTo(-16.78, -179.97)).not.toBeNull();
    expect(nearestTo(78.2, 15.6)).toBe('Longyearbyen');
    expect(nearestTo(0, -30)).toBeNull();
  });

  it('lists the largest around a point, the largest first', () => {
    const towns = listLargestTowns(gazetteer, { latitude: 53.1, longitude: 8.8 }, { withinKm: 12, most: 3 });
    expect(towns.map((town) => townName(gazetteer, town))[0]).toBe('Bremen');
    expect(towns).toEqual([...towns].sort((a, b) => a - b));
  });
});

describe('findNearestPlace', () => {
  const nearest = async (query: string, language = 'en') =>
    createClient(server.origin).get<NearestPlace | null>(`/places/nearest?${query}`, {
      headers: { 'accept-language': language },
    });

  it('answers visitors in their language, with the towns around', async () => {
    const found = dataOf(await nearest('latitude=12.6&longitude=-16.3', 'de'));
    expect(found?.suggestion).toMatchObject({
      name: 'Ziguinchor',
      country: 'Senegal',
      location: 'Ziguinchor, Senegal',
    });
    expect(found?.distanceKm).toBeLessThan(6);
    expect(found?.around.map(({ name }) => name)).toContain('Bignona');
  });

  it('answers null on the high seas, and refuses what is no point', async () => {
    expect(dataOf(await nearest('latitude=0&longitude=-30'))).toBeNull();
    expect((await nearest('latitude=91&longitude=0')).status).toBe(422);
    expect((await nearest('latitude=10')).status).toBe(422);
  });
});

describe('an exact point', () => {
  const ZIGUINCHOR = { location: 'Ziguinchor, Senegal', placeId: '2243940' };
  const middle = { id: '2243940', name: 'Ziguinchor', countryCode: 'SN', latitude: 12.57, longitude: -16.27 };
  const exact = { ...middle, point: { latitude: 12.584, longitude: -16.271 } };
  const placeOf = async (id: string): Promise<Place | null | undefined> =>
    dataOf(await cast.owner.get<Impact>(`/impact/${id}`)).place;
  const change = (id: string, changes: object) => cast.owner.put(`/impact/${id}`, changes);

  it('is kept beside the town to a thousandth of a degree, and removed again', async () => {
    const placePoint = { latitude: 12.58412, longitude: -16.27149 };
    const { id } = await logImpact(cast.owner, { ...ZIGUINCHOR, placePoint });
    expect(await placeOf(id)).toEqual(exact);
    await change(id, { title: 'Renamed, at the same point', ...ZIGUINCHOR });
    expect(await placeOf(id)).toEqual(exact);
    await change(id, { ...ZIGUINCHOR, placePoint: null });
    expect(await placeOf(id)).toEqual(middle);
    await change(id, { ...ZIGUINCHOR, placePoint });
    await change(id, { location: 'Dakar, Senegal', placeId: '2253354' });
    expect(await placeOf(id)).not.toHaveProperty('point');
  });

  it('can be moved alone', async () => {
    const { id } = await logImpact(cast.owner, { ...ZIGUINCHOR, placePoint: exact.point });
    await change(id, { ...ZIGUINCHOR, placePoint: { latitude: 12.6, longitude: -16.2 } });
    expect((await placeOf(id))?.point).toEqual({ latitude: 12.6, longitude: -16.2 });
  });

  it('must be near its town', async () => {
    const far = { ...ZIGUINCHOR, placePoint: { latitude: 48, longitude: 2 } };
    const answer = await cast.owner.post('/impact', impactOf(far));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'location' }] } });
    const country = { location: 'Senegal', placeId: 'SN', placePoint: { latitude: 14.5, longitude: -14.4 } };
    expect((await cast.owner.post('/impact', impactOf(country))).status).toBe(422);
    const nowhere = { latitude: 95, longitude: 0 };
    expect((await cast.owner.post('/impact', impactOf({ ...ZIGUINCHOR, placePoint: nowhere }))).status).toBe(422);
  });

  it('doesn’t move the town’s point on the map of all impacts', async () => {
    const { id } = await logImpact(cast.owner, { ...ZIGUINCHOR, placePoint: exact.point });
    await decide(cast.judge, id, { isVerified: true });
    const places = JSON.stringify(dataOf(await createClient(server.origin).get('/stats/places')));
    expect(places).toContain('Ziguinchor');
    expect(places).not.toContain('12.584');
  });
});
