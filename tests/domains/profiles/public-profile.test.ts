import { NIL, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyPolicyInput, PublicProfile, Visibility } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { addComment, readThread } from '../../support/comments.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact, POINTS } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const OPEN: PrivacyPolicyInput = {
  email: 'public',
  contactNo: 'public',
  location: 'public',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};
const CLOSED = { impacts: 'private', councils: 'members-only', leaderboard: 'private' } as const;
type Part = keyof PrivacyPolicyInput;
/** The fields that are null when a part isn't public. */
const FIELDS: Record<Part, (keyof PublicProfile)[]> = {
  email: ['email'],
  contactNo: ['contactNo'],
  location: ['location'],
  impacts: ['impacts', 'places'],
  councils: ['councils'],
  leaderboard: ['points', 'rank'],
};
const PARTS = Object.keys(FIELDS) as Part[];
const LEVELS: readonly Visibility[] = ['public', 'members-only', 'private'];

let server: TestServer;
let cast: Cast;
let own: Client;
let ownId: string;
let visitor: Client;

beforeAll(async () => {
  // As long as this, an answer would be wrong if nobody told of a change.
  server = await startTestServer({ VISITOR_CACHE_MS: '60000' });
  visitor = createClient(server.origin);
  cast = await buildCast(server.origin, server.database.db);
  const person = await buildLoggedIn(server.origin, server.database.db, { name: 'Ngozi', lastName: 'Okafor' });
  own = person.client;
  ownId = person.user.id;
  const council = await foundApproved(own, cast.admin);
  const impact = await logImpact(own, { councilId: council.id });
  await decide(cast.judge, impact.id, { isVerified: true });
});
afterAll(() => server.close());

async function setPolicy(changes: Partial<PrivacyPolicyInput>, client = own): Promise<void> {
  const policy = { ...OPEN, ...changes };
  const { status } = await client.put('/userPrivacyPolicy', policy);
  if (status === 404) dataOf(await client.post('/userPrivacyPolicy', policy));
}

const profileFor = async (client: Client, id = ownId) => dataOf(await client.get<PublicProfile>(`/people/${id}`));
const statusFor = async (client: Client, id = ownId) => (await client.get(`/people/${id}`)).status;

describe('getPublicProfile', () => {
  it.each(PARTS.flatMap((part) => LEVELS.map((level) => [part, level] as const)))(
    'shows %s that is %s to everyone or to no one, members and admins included',
    async (part, level) => {
      await setPolicy({ [part]: level });
      for (const client of [visitor, cast.stranger, cast.admin, own]) {
        const profile = await profileFor(client);
        for (const field of FIELDS[part]) {
          if (level === 'public') expect(profile[field], field).not.toBeNull();
          else expect(profile[field], field).toBeNull();
        }
      }
    },
  );

  it('sums up the verified impacts and councils', async () => {
    await setPolicy({ email: 'private', contactNo: 'members-only' });
    const totals = { impacts: 1, hours: 24, people: 0, trees: 100, co2eKg: 0, wasteKg: 0 };
    expect(await profileFor(visitor)).toEqual({
      id: ownId,
      name: 'Ngozi Okafor',
      slug: 'ngozi-okafor',
      role: 'Member',
      avatar: null,
      bio: null,
      bioLanguage: null,
      email: null,
      contactNo: null,
      location: 'Dakar, Senegal',
      points: POINTS,
      rank: 1,
      impacts: {
        userId: ownId,
        totals,
        byYear: [{ year: FIRST_DAY_YEAR, totals }],
        byGoal: [13, 15].map((sdg) => ({ sdg, totals })),
      },
      places: {
        places: [expect.objectContaining({ name: 'Ziguinchor', countryCode: 'SN', impacts: 1 })],
        elsewhere: [],
        unplacedImpacts: 0,
      },
      councils: [expect.objectContaining({ councilRole: 'owner', impactCount: 1 })],
      createdAt: expect.any(String),
    });
    await setPolicy({ impacts: 'private' });
    expect((await profileFor(visitor)).councils).toEqual([expect.objectContaining({ impactCount: 0 })]);
  });

  it('leaves out impacts that are pending or hidden, at once', async () => {
    await setPolicy({});
    const another = await logImpact(own, { location: 'Along the river' });
    const count = async () => (await profileFor(visitor)).impacts?.totals.impacts;
    expect(await count()).toBe(1);
    await decide(cast.judge, another.id, { isVerified: true });
    expect(await count()).toBe(2);
    expect((await profileFor(visitor)).places).toMatchObject({
      elsewhere: [{ name: 'Along the river', impacts: 1 }],
      unplacedImpacts: 1,
    });
    await cast.admin.post('/impact/Hide', { impactId: another.id, isHide: true });
    expect(await count()).toBe(1);
    expect((await profileFor(own)).impacts?.totals.impacts).toBe(1);
  });

  it.each([
    ['impacts', { ...CLOSED, impacts: 'public' }],
    ['councils', { ...CLOSED, councils: 'public' }],
    ['leaderboard', { ...CLOSED, leaderboard: 'public' }],
  ] as const)('is there as long as %s is public', async (_, changes) => {
    await setPolicy(changes);
    expect(await statusFor(visitor)).toBe(200);
  });

  it('answers 404 to everyone once nothing of it is public, an email address aside', async () => {
    await setPolicy({});
    expect(await statusFor(visitor)).toBe(200);
    await setPolicy(CLOSED);
    for (const client of [visitor, cast.stranger, cast.admin, own]) expect(await statusFor(client)).toBe(404);
    const answer = await visitor.get(`/people/${ownId}`);
    expect(answer.body).toEqual((await visitor.get(`/people/${uuidv7()}`)).body);
  });

  it('answers 404 for people who have left, are suspended, never existed or aren’t verified', async () => {
    const { db } = server.database;
    const left = await buildUser(db, { isActive: false });
    const unverified = await buildUser(db, { isVerified: false });
    const suspended = await buildUser(db);
    const set = (until: Date) =>
      db.updateTable('users').set({ suspended_until: until }).where('id', '=', suspended.id).execute();
    await set(new Date(Date.now() + 60_000));
    for (const { id } of [left, unverified, suspended, { id: uuidv7() }, { id: NIL }]) {
      expect(await statusFor(visitor, id)).toBe(404);
    }
    await set(new Date(Date.now() - 1000));
    expect(await statusFor(cast.stranger, suspended.id)).toBe(200);
  });

  it('is gone at once after deactivation and erasure', async () => {
    const leaver = await buildLoggedIn(server.origin, server.database.db);
    expect(await statusFor(visitor, leaver.user.id)).toBe(200);
    dataOf(await leaver.client.get('/users/delete'));
    expect(await statusFor(visitor, leaver.user.id)).toBe(404);
    const erased = await buildLoggedIn(server.origin, server.database.db);
    expect(await statusFor(visitor, erased.user.id)).toBe(200);
    dataOf(await cast.admin.post(`/users/${erased.user.id}/erase`, { email: erased.user.email }));
    expect(await statusFor(visitor, erased.user.id)).toBe(404);
  });

  it('answers 422 for what isn’t an id', async () => {
    expect(await statusFor(visitor, 'nobody')).toBe(422);
  });
});

describe('a person’s card', () => {
  it('says that visitors can’t open the profile, as long as that is so', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    const { id } = await addComment(own, impact.id);
    const authorOf = async (client: Client) =>
      (await readThread(client, impact.id)).data.find((comment) => comment.id === id)?.author;
    await setPolicy({});
    expect(await authorOf(visitor)).not.toHaveProperty('isPrivate');
    await setPolicy(CLOSED);
    expect(await authorOf(visitor)).toMatchObject({ id: ownId, isPrivate: true });
    await setPolicy({ councils: 'public', impacts: 'private', leaderboard: 'private' });
    expect(await authorOf(visitor)).not.toHaveProperty('isPrivate');
  });
});
