/** A location's place, wherever one is written. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCATED } from '#app/server/located.ts';
import { matchDue } from '#domains/places/server/match/match-locations.ts';
import type { Council, CurrentUser, Impact, ImpactPlaces, Place, UnknownPlace } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { contentOf, foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn, freshEmail, registrationOf } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, impactOf, logImpact } from '../../support/impacts.ts';
import { offer } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const DAKAR: Place = { id: '2253354', name: 'Dakar', countryCode: 'SN', latitude: 14.69, longitude: -17.44 };
const readPlaces = async () => dataOf(await createClient(server.origin).get<ImpactPlaces>('/stats/places'));
const countAt = async (name: string) => (await readPlaces()).places.find((place) => place.name === name)?.impacts ?? 0;

describe('a chosen place', () => {
  it('is stored with the words, and answered', async () => {
    const chosen = { location: 'Our garden', placeId: DAKAR.id };
    const located = { location: 'Our garden', place: DAKAR };
    const { id } = await logImpact(cast.owner, chosen);
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${id}`))).toMatchObject(located);
    expect(await foundCouncil(cast.owner, chosen)).toMatchObject(located);
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    expect(await offer(partner, chosen)).toMatchObject(located);
    const profile = { name: 'Amina', lastName: 'Diallo', isTermsAgreed: true, ...chosen };
    expect(dataOf(await cast.owner.put<CurrentUser>('/users', profile))).toMatchObject(located);
  });

  it('may be chosen when registering', async () => {
    const email = freshEmail();
    const body = { ...registrationOf(email), location: 'Dakar, Sénégal', placeId: DAKAR.id };
    expect((await createClient(server.origin).post('/users', body)).status).toBe(201);
    const { rows } = await sql<{ place: Place }>`select place from users where email = ${email}`.execute(
      server.database.db,
    );
    expect(rows[0]?.place).toEqual(DAKAR);
  });

  it('must be known', async () => {
    const answer = await cast.owner.post('/impact', { ...impactOf(), placeId: '99999999' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'location' }] } });
    expect((await cast.owner.post('/impact', { ...impactOf(), placeId: 'dakar' })).status).toBe(422);
  });

  it('stays with its words, and goes with them', async () => {
    const council = await foundCouncil(cast.owner, { location: 'Our garden', placeId: DAKAR.id });
    const put = async (changes: object) =>
      dataOf(await cast.owner.put<Council>(`/council/${council.id}`, { ...contentOf(council), ...changes })).place;
    expect(await put({ location: 'Our garden' })).toEqual(DAKAR);
    expect(await put({ location: 'Our other garden' })).toBeNull();
    expect(await put({ location: 'Senegal', placeId: 'SN' })).toMatchObject({ id: 'SN', name: 'Senegal' });
    expect(await put({ location: null })).toBeNull();
  });

  it('is found by the words of a client that knows of no places, if they name one alone', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    const placeOf = async (location: string) => (await offer(client, { location })).place;
    expect(await placeOf('Plateau, Dakar, Senegal')).toEqual(DAKAR);
    expect(await placeOf('Springfield')).toBeNull();
  });

  it('is somewhere else if so chosen, whatever the words name', async () => {
    expect((await logImpact(cast.owner, { location: 'Dakar, Senegal', placeId: null })).place).toBeNull();
  });
});

describe('the map', () => {
  it('has impacts where they were chosen to be, and none whose words only seem to name a place', async () => {
    const before = await countAt('Dakar');
    for (const changes of [
      { location: 'Our garden', placeId: DAKAR.id },
      { location: 'Our garden', placeId: null },
      { location: 'Dakar, Senegal', placeId: null },
    ]) {
      const { id } = await logImpact(cast.owner, changes);
      await decide(cast.judge, id, { isVerified: true });
    }
    const { places, elsewhere } = await readPlaces();
    expect(places.find(({ name }) => name === 'Dakar')).toMatchObject({ country: 'Senegal', impacts: before + 1 });
    expect(elsewhere).toEqual(
      expect.arrayContaining([
        { name: 'Our garden', impacts: 1 },
        { name: 'Dakar, Senegal', impacts: 1 },
      ]),
    );
  });
});

describe('matchDue', () => {
  it('matches what was written before places could be chosen, once', async () => {
    const { db } = server.database;
    const { id } = await logImpact(cast.owner, { location: 'Lomé, Togo', placeId: null });
    const { id: unclear } = await logImpact(cast.owner, { location: 'Springfield', placeId: null });
    await decide(cast.judge, id, { isVerified: true });
    const council = await foundCouncil(cast.owner, { location: 'Suva, Fiji', placeId: null });
    const before = await countAt('Lomé');
    await sql`insert into place_matching (kind) values ('account'), ('council'), ('impact'), ('opportunity')
      on conflict do nothing`.execute(db);
    await matchDue(db, LOCATED);
    const placeOf = async (path: string) => dataOf(await cast.owner.get<Impact | Council>(path)).place;
    expect(await placeOf(`/impact/${id}`)).toMatchObject({ name: 'Lomé', countryCode: 'TG' });
    expect(await placeOf(`/impact/${unclear}`)).toBeNull();
    expect(await placeOf(`/council/${council.id}`)).toMatchObject({ name: 'Suva' });
    expect(await countAt('Lomé')).toBe(before + 1);

    const { id: later } = await logImpact(cast.owner, { location: 'Lomé, Togo', placeId: null });
    await matchDue(db, LOCATED);
    expect(await placeOf(`/impact/${later}`)).toBeNull();
  });
});

describe('listUnknownPlaces and setPlaceOfLocation', () => {
  it('list what isn’t on the map with its uses, and put all of it there', async () => {
    const location = 'Where the two rivers meet';
    const { id } = await logImpact(cast.owner, { location });
    await decide(cast.judge, id, { isVerified: true });
    const council = await foundCouncil(cast.owner, { location });
    const usesOf = async () =>
      dataOf(await cast.admin.get<UnknownPlace[]>('/places/unknown')).find((unknown) => unknown.location === location)
        ?.uses;
    expect(await usesOf()).toBe(2);
    const before = await countAt('Kaolack');
    const set = (placeId: string) => cast.admin.put('/places/unknown', { location, placeId });
    expect((await set('99999999')).status).toBe(422);
    expect((await set('2250805')).status).toBe(200);
    expect(await usesOf()).toBeUndefined();
    const kaolack = { location, place: { name: 'Kaolack', countryCode: 'SN' } };
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${id}`))).toMatchObject(kaolack);
    expect(dataOf(await cast.owner.get<Council>(`/council/${council.id}`))).toMatchObject(kaolack);
    expect(await countAt('Kaolack')).toBe(before + 1);
  });
});
