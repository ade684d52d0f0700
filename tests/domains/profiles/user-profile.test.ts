import { NIL, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyPart, PrivacyPolicyInput, UserProfile, Visibility } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact, POINTS } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const PARTS: readonly PrivacyPart[] = ['email', 'contactNo', 'location', 'impacts', 'councils', 'leaderboard'];
const LEVELS: readonly Visibility[] = ['public', 'members-only', 'private'];
/** The fields that are null when a part is hidden. */
const FIELDS: Record<PrivacyPart, (keyof UserProfile)[]> = {
  email: ['email'],
  contactNo: ['contactNo'],
  location: ['location'],
  impacts: ['verifiedImpacts'],
  councils: ['councils'],
  leaderboard: ['points', 'rank'],
};

let server: TestServer;
let cast: Cast;
let own: Client;
let ownId: string;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  const person = await buildLoggedIn(server.origin, server.database.db, { name: 'Ngozi', lastName: 'Okafor' });
  own = person.client;
  ownId = person.user.id;
  const impact = await logImpact(own);
  await decide(cast.judge, impact.id, { isVerified: true });
});
afterAll(() => server.close());

const policyOf = (part: PrivacyPart, level: Visibility): PrivacyPolicyInput => ({
  ...{ email: 'public', contactNo: 'public', location: 'public', impacts: 'public', councils: 'public' },
  leaderboard: 'public',
  [part]: level,
});

async function setPolicy(policy: PrivacyPolicyInput): Promise<void> {
  if ((await own.put('/userPrivacyPolicy', policy)).status === 404) await own.post('/userPrivacyPolicy', policy);
}

const profileFor = async (client: Client, query = '') =>
  dataOf(await client.get<UserProfile>(`/users/view/${ownId}${query}`));

describe('getUser', () => {
  it.each(PARTS.flatMap((part) => LEVELS.map((level) => [part, level] as const)))(
    'shows %s that is %s as the policy allows',
    async (part, level) => {
      await setPolicy(policyOf(part, level));
      const views = [
        [await profileFor(cast.stranger), level !== 'private'],
        [await profileFor(own, '?viewAs=member'), level !== 'private'],
        [await profileFor(own, '?viewAs=visitor'), level === 'public'],
        [await profileFor(cast.admin), true],
        [await profileFor(own), true],
      ] as const;
      for (const [profile, isSeen] of views) {
        expect(profile.hiddenParts).toEqual(isSeen ? [] : [part]);
        for (const field of FIELDS[part]) {
          // A person who is hidden from the leaderboard has no rank, for any viewer.
          if (field === 'rank' && level === 'private') expect(profile.rank).toBeNull();
          else if (isSeen) expect(profile[field], field).not.toBeNull();
          else expect(profile[field], field).toBeNull();
        }
      }
    },
  );

  it('shows visible parts unchanged', async () => {
    await setPolicy(policyOf('email', 'private'));
    expect(await profileFor(cast.stranger)).toEqual({
      id: ownId,
      name: 'Ngozi Okafor',
      slug: 'ngozi-okafor',
      role: 'Member',
      avatar: null,
      bio: null,
      bioLanguage: null,
      email: null,
      contactNo: '+221 70 123 45 67',
      location: 'Dakar, Senegal',
      points: POINTS,
      rank: 1,
      verifiedImpacts: 1,
      councils: 0,
      hiddenParts: ['email'],
      isOwn: false,
      createdAt: expect.any(String),
    });
    expect((await profileFor(own)).isOwn).toBe(true);
    expect((await profileFor(own, '?viewAs=visitor')).isOwn).toBe(true);
  });

  it('only allows previewing one’s own profile', async () => {
    const answer = await cast.admin.get(`/users/view/${ownId}?viewAs=visitor`);
    expect(answer.body).toMatchObject({ status: 403, code: 'not_allowed' });
  });

  it('answers 404 for people who have left, never existed or aren’t verified', async () => {
    const { db } = server.database;
    const left = await buildUser(db, { isActive: false });
    const unverified = await buildUser(db, { isVerified: false });
    for (const id of [left.id, unverified.id, uuidv7(), NIL]) {
      expect((await cast.stranger.get(`/users/view/${id}`)).status).toBe(404);
    }
    expect((await cast.admin.get(`/users/view/${left.id}`)).status).toBe(404);
    expect((await cast.admin.get(`/users/view/${unverified.id}`)).status).toBe(200);
  });
});
