import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DirectoryPersonList,
  PrivacyPolicy,
  PrivacyPolicyInput,
  UserImpactSummary,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
const newcomer = (name: string) => buildLoggedIn(server.origin, server.database.db, { name });

const OPEN: PrivacyPolicyInput = {
  email: 'public',
  contactNo: 'public',
  location: 'public',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

describe('the caller’s privacy policy', () => {
  it('is the default until created, and can then be updated', async () => {
    const { client, user } = await newcomer('Olga');
    const path = `/userPrivacyPolicy/${user.id}`;
    expect(dataOf(await client.get<PrivacyPolicy>(path))).toEqual({
      userId: user.id,
      email: 'private',
      contactNo: 'private',
      location: 'members-only',
      impacts: 'public',
      councils: 'public',
      leaderboard: 'public',
      updatedAt: null,
    });
    expect((await client.put('/userPrivacyPolicy', OPEN)).status).toBe(404);
    const made = await client.post<PrivacyPolicy>('/userPrivacyPolicy', OPEN);
    expect(made.status).toBe(201);
    expect(made.body.data).toEqual({ userId: user.id, ...OPEN, updatedAt: expect.any(String) });
    expect((await client.post('/userPrivacyPolicy', OPEN)).body).toMatchObject({ status: 409, code: 'already_exists' });
    const changed = dataOf(await client.put<PrivacyPolicy>('/userPrivacyPolicy', { ...OPEN, email: 'members-only' }));
    expect(changed.email).toBe('members-only');
    expect(dataOf(await client.get<PrivacyPolicy>(path))).toEqual(changed);
  });

  it('is created once however often it is sent', async () => {
    const { client } = await newcomer('Pia');
    const tries = Array.from({ length: 20 }, () => client.post('/userPrivacyPolicy', OPEN));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('is private, and needs every part', async () => {
    const { client, user } = await newcomer('Mona');
    expect((await visitor.get(`/userPrivacyPolicy/${user.id}`)).status).toBe(401);
    for (const other of [cast.stranger, cast.admin]) {
      expect((await other.get(`/userPrivacyPolicy/${user.id}`)).status).toBe(403);
    }
    const { email: _email, ...rest } = OPEN;
    expect((await client.post('/userPrivacyPolicy', rest)).status).toBe(422);
    expect((await client.post('/userPrivacyPolicy', { ...OPEN, email: 'friends' })).status).toBe(422);
    expect((await client.post('/userPrivacyPolicy', { ...OPEN, bio: 'public' })).status).toBe(422);
  });
});

describe('a privacy policy', () => {
  it('hides location and points in the search', async () => {
    const { client, user } = await newcomer('Quillan');
    const found = async (by: Client) =>
      dataOf(await by.get<DirectoryPersonList>('/users/search?search=quillan')).data.find(
        ({ person }) => person.id === user.id,
      );
    expect(await found(cast.stranger)).toMatchObject({ location: 'Dakar, Senegal', points: 0 });
    dataOf(await client.post('/userPrivacyPolicy', { ...OPEN, location: 'private', leaderboard: 'private' }));
    expect(await found(cast.stranger)).toMatchObject({ location: null, points: null });
    for (const by of [client, cast.admin])
      expect(await found(by)).toMatchObject({ location: 'Dakar, Senegal', points: 0 });
  });

  it.each([
    ['members-only', 200, 404],
    ['private', 404, 404],
  ] as const)('hides impacts that are %s', async (impacts, forMembers, forVisitors) => {
    const { client, user } = await newcomer('Ravi');
    const { id } = await logImpact(client, { measures: { trees: 12 } });
    await decide(cast.judge, id, { isVerified: true });
    const trees = `/impact/trees/${user.id}`;
    expect((await visitor.get(trees)).status).toBe(200);
    dataOf(await client.post('/userPrivacyPolicy', { ...OPEN, impacts }));
    expect((await visitor.get(trees)).status).toBe(forVisitors);
    expect((await cast.stranger.get(trees)).status).toBe(forMembers);
    expect((await client.get(trees)).status).toBe(200);
    const sumsFor = async (by: Client) =>
      dataOf(await by.get<UserImpactSummary>(`/council/allimpactdataofuser/${user.id}`));
    const isShown = forMembers === 200;
    expect((await sumsFor(cast.stranger)).totals.trees).toBe(isShown ? 12 : 0);
    expect((await sumsFor(cast.stranger)).byGoal).toHaveLength(isShown ? 2 : 0);
    for (const by of [client, cast.admin]) expect((await sumsFor(by)).totals.trees).toBe(12);
  });
});
