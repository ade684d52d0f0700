/** Impacts done with a council, and their totals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Council, CouncilMemberList, Impact, ImpactTotals, UserCouncilSummary } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { contentOf, decideCouncil, foundApproved, foundCouncil, join, readCouncil } from '../../support/councils.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import {
  buildCast,
  type Cast,
  dataOf,
  decide,
  FIRST_DAY_YEAR,
  idsOf,
  impactOf,
  logImpact,
} from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
let council: Council;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const NOTHING: ImpactTotals = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  council = await foundApproved(cast.owner, cast.admin);
});
afterAll(() => server.close());

const withCouncil = async (client: Client, changes: Parameters<typeof logImpact>[1] = {}, councilId = council.id) => {
  const { id } = await logImpact(client, { councilId, ...changes });
  return decide(cast.judge, id, { isVerified: true });
};

describe('createImpact with a council', () => {
  it('accepts only approved councils the member belongs to', async () => {
    const impact = await logImpact(cast.owner, { councilId: council.id });
    const { id, councilTitle, slug } = council;
    expect(impact.council).toEqual({ id, councilTitle, slug });
    const pending = await foundCouncil(cast.owner);
    for (const [client, councilId] of [
      [cast.owner, pending.id],
      [cast.owner, UNKNOWN],
      [cast.stranger, council.id],
    ] as const) {
      const { status, body } = await client.post('/impact', impactOf({ councilId }));
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['councilId'],
      });
    }
  });

  it('keeps, changes and removes the council of a pending impact', async () => {
    const other = await foundApproved(cast.owner, cast.admin);
    const { id } = await logImpact(cast.owner, { councilId: council.id });
    const put = async (changes: object) => dataOf(await cast.owner.put<Impact>(`/impact/${id}`, changes)).council?.id;
    expect(await put({ title: 'Renamed' })).toBe(council.id);
    expect(await put({ councilId: other.id })).toBe(other.id);
    expect(await put({ councilId: null })).toBeUndefined();
  });

  it('keeps the council after the member has left it, but can’t add it again', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    await join(client, cast.owner, council.id);
    const { id } = await logImpact(client, { councilId: council.id });
    const { membershipId } = await readCouncil(client, council.id);
    await client.call('DELETE', `/council/member/delete/${membershipId}`);
    const kept = dataOf(await client.put<Impact>(`/impact/${id}`, { title: 'Still', councilId: council.id }));
    expect(kept.council?.id).toBe(council.id);
    expect((await client.put(`/impact/${id}`, { councilId: null })).status).toBe(200);
    expect((await client.put(`/impact/${id}`, { councilId: council.id })).status).toBe(422);
  });
});

describe('a council’s results', () => {
  it('sum visible verified impacts by year and goal, and follow changes', async () => {
    const own = await foundApproved(cast.owner, cast.admin, { sdgs: [2, 13] });
    const read = () => readCouncil(visitor, own.id);
    const first = await withCouncil(cast.owner, { sdgs: [2, 13], measures: { hours: 1.25, trees: 10 } }, own.id);
    const second = await withCouncil(
      cast.owner,
      { impactYear: 2024, startDate: '2024-05-01', endDate: null, sdgs: [13], measures: { wasteKg: 7.5 } },
      own.id,
    );
    await logImpact(cast.owner, { councilId: own.id, measures: { trees: 1000 } });
    const ofFirst = { ...NOTHING, impacts: 1, hours: 1.25, trees: 10 };
    const ofSecond = { ...NOTHING, impacts: 1, wasteKg: 7.5 };
    const ofBoth = { ...NOTHING, impacts: 2, hours: 1.25, trees: 10, wasteKg: 7.5 };
    const both = {
      impactCount: 2,
      totals: ofBoth,
      byYear: [
        { year: 2024, totals: ofSecond },
        { year: FIRST_DAY_YEAR, totals: ofFirst },
      ],
      byGoal: [
        { sdg: 2, totals: ofFirst },
        { sdg: 13, totals: ofBoth },
      ],
    };
    const one = {
      impactCount: 1,
      totals: ofFirst,
      byYear: [{ year: FIRST_DAY_YEAR, totals: ofFirst }],
      byGoal: [
        { sdg: 2, totals: ofFirst },
        { sdg: 13, totals: ofFirst },
      ],
    };
    expect(await read()).toMatchObject(both);
    await cast.admin.post('/impact/Hide', { impactId: second.id, isHide: true });
    expect(await read()).toMatchObject(one);
    await cast.admin.post('/impact/Hide', { impactId: second.id, isHide: false });
    expect(await read()).toMatchObject(both);
    await decide(cast.admin, first.id, { isVerified: null, reason: 'Logged twice' });
    expect(await read()).toMatchObject({ impactCount: 1, totals: ofSecond, byGoal: [{ sdg: 13, totals: ofSecond }] });
    await decide(cast.admin, second.id, { isVerified: null, reason: 'Logged twice' });
    expect(await read()).toMatchObject({ impactCount: 0, totals: NOTHING, byYear: [], byGoal: [] });
    await decide(cast.judge, first.id, { isVerified: true });
    await server.database.run('select recount_councils()');
    expect(await read()).toMatchObject(one);
  });

  it('count each member’s impacts unless they hide them', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db, { name: 'Wanjiru' });
    await join(client, cast.owner, council.id);
    await withCouncil(client);
    const part = async (by: Client) => {
      const path = `/council/user/memberlist?councilId=${council.id}&search=wanjiru`;
      return dataOf(await by.post<CouncilMemberList>(path)).data.map(({ impactCount }) => impactCount);
    };
    expect(await part(visitor)).toEqual([1]);
    const policy = {
      email: 'private',
      contactNo: 'private',
      location: 'private',
      impacts: 'private',
      councils: 'public',
      leaderboard: 'public',
    };
    dataOf(await client.post('/userPrivacyPolicy', policy));
    expect(await part(visitor)).toEqual([0]);
    expect(await part(client)).toEqual([1]);
    const ofSelf = dataOf(await client.get<UserCouncilSummary>(`/council/allcouncildataofuser/${user.id}`));
    const ofOther = dataOf(await cast.stranger.get<UserCouncilSummary>(`/council/allcouncildataofuser/${user.id}`));
    expect([ofSelf, ofOther].map(({ councils }) => councils[0]?.impactCount)).toEqual([1, 0]);
  });
});

describe('listCouncilImpacts', () => {
  it('lists visible verified impacts, including those of removed members', async () => {
    const own = await foundApproved(cast.owner, cast.admin);
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    await join(client, cast.owner, own.id);
    const theirs = await withCouncil(client, { impactYear: 2024, startDate: '2024-05-01', endDate: null }, own.id);
    const mine = await withCouncil(cast.owner, { sdgs: [7] }, own.id);
    const hidden = await withCouncil(cast.owner, {}, own.id);
    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
    await logImpact(cast.owner, { councilId: own.id });
    const { membershipId } = await readCouncil(client, own.id);
    await cast.owner.call('DELETE', `/council/member/delete/${membershipId}`);
    const path = `/impact/impactbycouncil/${own.id}`;
    expect(await idsOf(visitor, path)).toEqual([mine.id, theirs.id]);
    expect(await idsOf(cast.owner, path)).toEqual([mine.id, theirs.id]);
    expect(await idsOf(visitor, `${path}?impactYear=2024`)).toEqual([theirs.id]);
    expect(await idsOf(visitor, `${path}?sdg=7`)).toEqual([mine.id]);
    expect(await idsOf(visitor, `/impact?council=${own.id}`)).toEqual([mine.id, theirs.id]);
    const shown = dataOf(await visitor.get<Impact>(`/impact/${theirs.id}`));
    expect(shown).toMatchObject({ owner: { id: user.id }, council: { id: own.id } });
  });

  it('answers 404 for unknown councils', async () => {
    const pending = await foundCouncil(cast.owner);
    expect((await visitor.get(`/impact/impactbycouncil/${UNKNOWN}`)).status).toBe(404);
    expect((await visitor.get(`/impact/impactbycouncil/${pending.id}`)).status).toBe(404);
    expect((await cast.owner.get(`/impact/impactbycouncil/${pending.id}`)).status).toBe(200);
    expect((await visitor.get('/impact/impactbycouncil/seven')).status).toBe(422);
  });
});

describe('getUserCouncilSummary', () => {
  const summaryOf = async (client: Client, userId: string) =>
    dataOf(await client.get<UserCouncilSummary>(`/council/allcouncildataofuser/${userId}`));

  it('lists a person’s approved councils with their roles', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    expect(await summaryOf(cast.stranger, user.id)).toEqual({
      userId: user.id,
      owned: 0,
      joined: 0,
      byYear: [],
      councils: [],
    });
    const own = await foundApproved(client, cast.admin);
    await foundCouncil(client);
    await join(client, cast.owner, council.id);
    await withCouncil(client, {}, own.id);
    const year = new Date().getUTCFullYear();
    expect(await summaryOf(cast.stranger, user.id)).toMatchObject({
      owned: 1,
      joined: 1,
      byYear: [{ year, founded: 1, joined: 1 }],
      councils: [
        { council: { id: council.id }, councilRole: 'member', impactCount: 0, cover: null },
        { council: { id: own.id }, councilRole: 'owner', impactCount: 1 },
      ],
    });
    await join(cast.stranger, client, own.id);
    dataOf(await client.put(`/council/${own.id}`, { ...contentOf(own), ownerId: cast.strangerId }));
    expect(await summaryOf(client, user.id)).toMatchObject({
      owned: 0,
      joined: 2,
      byYear: [{ year, founded: 1, joined: 1 }],
    });
  });

  it('is empty for hidden councils, and answers 404 for people who have left', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const own = await foundCouncil(client);
    await decideCouncil(cast.admin, own.id, { isApproved: true });
    const policy = {
      email: 'private',
      contactNo: 'private',
      location: 'private',
      impacts: 'public',
      councils: 'private',
      leaderboard: 'public',
    };
    dataOf(await client.post('/userPrivacyPolicy', policy));
    expect(await summaryOf(cast.stranger, user.id)).toMatchObject({ owned: 0, councils: [] });
    expect(await summaryOf(client, user.id)).toMatchObject({ owned: 1 });
    expect(await summaryOf(cast.admin, user.id)).toMatchObject({ owned: 1 });
    const former = await buildUser(server.database.db, { isActive: false });
    expect((await cast.stranger.get(`/council/allcouncildataofuser/${former.id}`)).status).toBe(404);
    expect((await visitor.get(`/council/allcouncildataofuser/${user.id}`)).status).toBe(401);
    expect((await cast.stranger.get('/council/allcouncildataofuser/seven')).status).toBe(422);
  });
});
