/**
 * What someone hides is hidden from every visitor, at either process, although answers are cached for a minute here.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunityStats, Impact, PrivacyPolicyInput } from '#generated/types.gen.ts';
import { type Client, createClient } from '../support/client.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, idsOf, logImpact } from '../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../support/second-server.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Long enough for a busy machine, but well below the minute. */
const BEFORE_LONG = { timeout: 30_000 };
const OPEN: PrivacyPolicyInput = {
  email: 'private',
  contactNo: 'private',
  location: 'public',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

let server: TestServer;
let cast: Cast;
/** One visitor of each process. */
const visitors: Client[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({ VISITOR_CACHE_MS: '60000' });
  closing.push(server.close);
  visitors.push(createClient(server.origin));
  if (postgresOfTests) {
    const another = await startSecondServer(server);
    closing.unshift(another.close);
    visitors.push(createClient(another.origin));
  }
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(async () => {
  for (const close of closing) await close();
});

const ofAll = <T>(read: (visitor: Client) => Promise<T>) => Promise.all(visitors.map(read));
const same = <T>(value: T) => visitors.map(() => value);

async function verified(title: string, owner = cast.owner): Promise<Impact> {
  const { id } = await logImpact(owner, { title });
  return decide(cast.judge, id, { isVerified: true });
}

const titleFor = (id: string) => async (visitor: Client) => dataOf(await visitor.get<Impact>(`/impact/${id}`)).title;
const ownerFor = (id: string) => async (visitor: Client) =>
  dataOf(await visitor.get<Impact>(`/impact/${id}`)).owner.name;

describe('a visitor’s answer', () => {
  it('is kept as long as nobody tells of a change', async () => {
    const { id } = await verified('Kept for a moment');
    const rename = 'update impacts set title = $1 where id = $2';
    let title = 'Kept for a moment';
    const isKept = async () => {
      const shown = await ofAll(titleFor(id));
      title = `${title}, silently`;
      await server.database.run(rename, [title, id]);
      return isDeepStrictEqual(await ofAll(titleFor(id)), shown);
    };
    // The other process may be notified of the verification between the two reads, and evict its answer.
    await expect.poll(isKept, BEFORE_LONG).toBe(true);
  });

  it('never shows a hidden impact', async () => {
    const { id } = await verified('Soon to be hidden');
    const isListed = async (visitor: Client) => (await idsOf(visitor, '/impact')).includes(id);
    const statusFor = async (visitor: Client) => (await visitor.get(`/impact/${id}`)).status;
    await expect.poll(() => ofAll(isListed), BEFORE_LONG).toEqual(same(true));
    expect(await ofAll(statusFor)).toEqual(same(200));
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
    const [ofThisProcess] = visitors;
    expect(ofThisProcess && (await isListed(ofThisProcess))).toBe(false);
    await expect.poll(() => ofAll(isListed), BEFORE_LONG).toEqual(same(false));
    await expect.poll(() => ofAll(statusFor), BEFORE_LONG).toEqual(same(404));
  });

  it('never names someone who has left', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db, { name: 'Oluwaseun' });
    const { id } = await verified('By someone who leaves', client);
    expect(await ofAll(ownerFor(id))).toEqual(same(`${user.name} ${user.lastName}`));
    dataOf(await client.get('/users/delete'));
    await expect.poll(() => ofAll(ownerFor(id)), BEFORE_LONG).toEqual(same('Former member'));
  });

  it('never lists a profile that is private now', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db, { name: 'Marisol' });
    await verified('By someone who hides', client);
    const isOnBoard = async (visitor: Client) =>
      JSON.stringify(dataOf(await visitor.get('/users/leaderboard/list'))).includes(user.id);
    const statusFor = async (visitor: Client) => (await visitor.get(`/people/${user.id}`)).status;
    await expect.poll(() => ofAll(isOnBoard), BEFORE_LONG).toEqual(same(true));
    expect(await ofAll(statusFor)).toEqual(same(200));
    dataOf(await client.post('/userPrivacyPolicy', { ...OPEN, leaderboard: 'private' }));
    await expect.poll(() => ofAll(isOnBoard), BEFORE_LONG).toEqual(same(false));
    expect(await ofAll(statusFor)).toEqual(same(200));
    const closed = { impacts: 'private', councils: 'members-only', leaderboard: 'private' };
    dataOf(await client.put('/userPrivacyPolicy', { ...OPEN, ...closed }));
    await expect.poll(() => ofAll(statusFor), BEFORE_LONG).toEqual(same(404));
  });

  it('shares the numbers of the community with members, who see their own change at once', async () => {
    const countFor = async (client: Client) =>
      dataOf(await client.get<CommunityStats>('/stats')).totals.impacts.impacts;
    const before = await countFor(cast.owner);
    const { id } = await verified('Counted at once');
    expect(await countFor(cast.owner)).toBe(before + 1);
    await expect.poll(() => ofAll(countFor), BEFORE_LONG).toEqual(same(before + 1));
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
    expect(await countFor(cast.owner)).toBe(before);
    // The numbers of pending work differ from person to person.
    await logImpact(cast.owner, { title: 'Pending for the judge' });
    const waitingFor = async (client: Client) =>
      dataOf(await client.get<CommunityStats>('/stats')).work?.impactsToReview;
    expect(await waitingFor(cast.judge)).toBe(1);
    expect(await waitingFor(cast.owner)).toBe(0);
  });
});
