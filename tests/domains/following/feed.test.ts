import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyPolicyInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { decideCouncil, foundApproved, foundCouncil, join } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { follow, readFeed, setMuted, unfollow } from '../../support/following.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { createNews, type NewsForm } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const newcomer = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const idsIn = async (client: Client) => (await readFeed(client)).data.map(({ id }) => id);

/** Reads the whole feed, one entry per page. @returns the ids. */
async function idsByCursor(client: Client): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await readFeed(client, `?page_size=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.meta.nextCursor;
  }
  return seen;
}

const OPEN: PrivacyPolicyInput = {
  email: 'private',
  contactNo: 'private',
  location: 'public',
  impacts: 'members-only',
  councils: 'members-only',
  leaderboard: 'members-only',
};

async function verified(owner: Client, changes = {}): Promise<string> {
  const { id } = await logImpact(owner, changes);
  await decide(cast.judge, id, { isVerified: true });
  return id;
}

describe('getFeed', () => {
  it('is empty for someone who follows nobody', async () => {
    const { client } = await newcomer();
    expect(await readFeed(client)).toEqual({
      data: [],
      meta: { pageSize: 20, nextCursor: null, followsAnyone: false },
    });
  });

  it('shows verified impacts of people and in councils, each once, newest first, page by page', async () => {
    const [reader, friend, member] = [await newcomer(), await newcomer({ name: 'Friend' }), await newcomer()];
    const council = await foundApproved(cast.owner, cast.admin);
    for (const { client } of [friend, member]) await join(client, cast.owner, council.id);
    const early = await verified(friend.client);
    await logImpact(friend.client);
    const shared = await verified(friend.client, { councilId: council.id });
    const inCouncil = await verified(member.client, { councilId: council.id });
    await verified(member.client);
    await follow(reader.client, friend.user.id);
    expect(await idsIn(reader.client)).toEqual([shared, early]);
    await follow(reader.client, council.id, 'council');
    const { data } = await readFeed(reader.client);
    expect(data.map(({ id }) => id)).toEqual([inCouncil, shared, early]);
    expect(data[1]).toMatchObject({
      kind: 'impact',
      person: { name: 'Friend Diallo' },
      impact: { id: shared, council: { id: council.id }, isLiked: false, sdgs: [13, 15] },
      article: null,
      council: null,
      milestone: null,
    });
    expect(await idsByCursor(reader.client)).toEqual([inCouncil, shared, early]);
    expect((await reader.client.get('/feed?cursor=bm90aGluZw')).status).toBe(422);

    await setMuted(reader.client, friend.user.id, true);
    expect(await idsIn(reader.client)).toEqual([inCouncil, shared]);
    await setMuted(reader.client, council.id, true, 'council');
    expect((await readFeed(reader.client)).meta.followsAnyone).toBe(false);
    await setMuted(reader.client, friend.user.id, false);
    expect(await idsIn(reader.client)).toEqual([shared, early]);
    await unfollow(reader.client, friend.user.id);
    expect(await idsIn(reader.client)).toEqual([]);
  });

  it('pages through everything of many, in the order of time', async () => {
    const reader = await newcomer();
    const all: string[] = [];
    const friends = [];
    for (let number = 0; number < 6; number += 1) friends.push(await newcomer());
    const council = await foundApproved(cast.owner, cast.admin);
    await follow(reader.client, council.id, 'council');
    for (const { client, user } of friends) {
      await join(client, cast.owner, council.id);
      await follow(reader.client, user.id);
    }
    for (const { client } of [...friends, ...friends.toReversed()]) {
      all.unshift(await verified(client, { councilId: council.id }));
      all.unshift(await verified(client));
    }
    // Milestones appear among the impacts.
    const { data: listed } = await readFeed(reader.client, '?page_size=100');
    expect(listed.filter(({ kind }) => kind === 'impact').map(({ id }) => id)).toEqual(all);
    expect(await idsByCursor(reader.client)).toEqual(listed.map(({ id }) => id));
  });

  it('drops what is hidden, reopened, private or by someone who left, and who is blocked', async () => {
    const [reader, friend] = [await newcomer(), await newcomer()];
    const council = await foundApproved(cast.owner, cast.admin);
    await join(friend.client, cast.owner, council.id);
    const [kept, hidden, reopened] = [
      await verified(friend.client, { councilId: council.id }),
      await verified(friend.client),
      await verified(friend.client),
    ];
    await follow(reader.client, friend.user.id);
    expect(await idsIn(reader.client)).toHaveLength(3);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: hidden, isHide: true }));
    await decide(cast.admin, reopened, { isVerified: null, reason: 'Please check the date.' });
    expect(await idsIn(reader.client)).toEqual([kept]);
    dataOf(await friend.client.post('/userPrivacyPolicy', { ...OPEN, impacts: 'private' }));
    expect(await idsIn(reader.client)).toEqual([]);
    await follow(reader.client, council.id, 'council');
    expect(await idsIn(reader.client)).toEqual([kept]);
    dataOf(await friend.client.put('/userPrivacyPolicy', OPEN));
    dataOf(await friend.client.post('/block', { id: reader.user.id }));
    expect(await idsIn(reader.client)).toEqual([]);
    dataOf(await friend.client.call('DELETE', `/block/${reader.user.id}`));
    await unfollow(reader.client, council.id, 'council');
    await follow(reader.client, friend.user.id);
    await server.database.run('update users set deactivated_at = now() where id = $1', [friend.user.id]);
    expect(await idsIn(reader.client)).toEqual([]);
  });

  it('shows councils that were approved, and articles that went live under the writer’s name', async () => {
    const [reader, friend] = [await newcomer(), await newcomer({ name: 'Founder' })];
    const editor = await newcomer({ role: 'Admin', name: 'Ines', lastName: 'Prado' });
    await follow(reader.client, friend.user.id);
    await follow(reader.client, editor.user.id);
    const pending = await foundCouncil(friend.client);
    const founded = await foundApproved(friend.client, cast.admin);
    const publish = async (changes: NewsForm) => dataOf(await createNews(server.origin, editor.client, changes)).id;
    const signed = await publish({ authorName: 'Inés Prado', isLive: true });
    await publish({ authorName: 'Someone Else', isLive: true });
    await publish({ authorName: 'Ines Prado', isLive: false });
    await publish({ authorName: 'Ines Prado', isLive: true, date: '2099-01-01T00:00:00.000Z' });
    const { data } = await readFeed(reader.client);
    expect(data.map(({ kind, id }) => [kind, id]).sort()).toEqual(
      [
        ['article', signed],
        ['council', founded.id],
      ].sort(),
    );
    expect(data.find(({ kind }) => kind === 'council')).toMatchObject({
      person: { name: 'Founder Diallo' },
      council: { id: founded.id, standing: 'none', declineReason: null },
    });
    expect(data.find(({ kind }) => kind === 'article')).toMatchObject({
      person: { id: editor.user.id },
      article: { id: signed, state: 'live' },
    });
    await decideCouncil(cast.admin, pending.id, { isApproved: true });
    expect((await idsIn(reader.client)).sort()).toEqual([signed, founded.id, pending.id].sort());
    dataOf(await friend.client.post('/userPrivacyPolicy', { ...OPEN, councils: 'private' }));
    expect(await idsIn(reader.client)).toEqual([signed]);
  });

  it('shows milestones once each, while the person has the points and shows them', async () => {
    const [reader, friend] = [await newcomer(), await newcomer({ name: 'Climber' })];
    await follow(reader.client, friend.user.id);
    const add = async (points: number) =>
      dataOf(await cast.admin.post(`/users/pointsAdded/${friend.user.id}`, { points, reason: 'For the harvest.' }));
    const milestones = async () => (await readFeed(reader.client)).data.map(({ milestone }) => milestone);
    await add(60);
    expect(await milestones()).toEqual([]);
    await add(50);
    await add(5);
    expect(await milestones()).toEqual([100]);
    await add(900);
    expect(await milestones()).toEqual([1000, 100]);
    await add(-30);
    expect(await milestones()).toEqual([100]);
    await add(20);
    expect(await milestones()).toEqual([1000, 100]);
    expect((await readFeed(reader.client)).data[0]).toMatchObject({
      kind: 'milestone',
      person: { name: 'Climber Diallo' },
    });
    dataOf(await friend.client.post('/userPrivacyPolicy', { ...OPEN, leaderboard: 'private' }));
    expect(await milestones()).toEqual([]);
  });
});
