/** Who reads a thread, and how it is paged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentAudience, CommentedKind, CommentInput, ImpactList, PublicNews } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import {
  addComment,
  askThread,
  makeTrusted,
  postComment,
  postHeld,
  readThread,
  textOf,
} from '../../support/comments.ts';
import { foundApproved, foundCouncil, join } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { createNews, setLive } from '../../support/news.ts';
import { offer, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let partner: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  cast = await buildCast(server.origin, db);
  ({ client: partner } = await buildLoggedIn(server.origin, db, { role: 'Partner' }));
  visitor = createClient(server.origin);
  await makeTrusted(server.database);
});
afterAll(() => server.close());

async function verified(): Promise<string> {
  const { id } = await logImpact(cast.owner);
  await decide(cast.judge, id, { isVerified: true });
  return id;
}
const article = async (isLive: boolean) => dataOf(await createNews(server.origin, cast.admin, { isLive })).id;

/** Creates a thing of each kind that everyone can comment on; `close` ends that. */
const OPEN: Record<Exclude<CommentedKind, 'council'>, () => Promise<{ id: string; close: () => Promise<unknown> }>> = {
  impact: async () => {
    const id = await verified();
    return { id, close: () => cast.admin.post('/impact/Hide', { impactId: id, isHide: true }) };
  },
  news: async () => {
    const id = await article(true);
    return { id, close: () => setLive(cast.admin, id, false) };
  },
  opportunity: async () => {
    const id = await offerOpen({ partner, admin: cast.admin });
    return { id, close: () => cast.admin.post('/opportunity/Hide', { opportunityId: id, isHide: true }) };
  },
};
const KINDS = Object.keys(OPEN) as (keyof typeof OPEN)[];

const PENDING: Record<CommentedKind, () => Promise<string>> = {
  impact: async () => (await logImpact(cast.owner)).id,
  news: () => article(false),
  council: async () => (await foundCouncil(cast.owner)).id,
  opportunity: async () => (await offer(partner)).id,
};

describe('the number of comments in lists', () => {
  const LISTS = {
    impact: async (id: string) => dataOf(await visitor.get<ImpactList>('/impact')).data.find((one) => one.id === id),
    news: async (id: string) =>
      dataOf(await visitor.get<PublicNews>('/news/publicNews')).news.find((one) => one.id === id),
  };

  it.each(['impact', 'news'] as const)('of an %s is what everyone can see below it', async (kind) => {
    const { id } = await OPEN[kind]();
    // A visitor's answer is kept for a second.
    const expectCount = (count: number) =>
      expect.poll(async () => (await LISTS[kind](id))?.commentCount, { timeout: 10_000 }).toBe(count);
    await expectCount(0);
    const first = await addComment(cast.stranger, id, { kind });
    await addComment(cast.owner, id, { kind, parentId: first.id });
    const last = await addComment(cast.judge, id, { kind });
    await expectCount(3);
    const { client: newcomer } = await buildLoggedIn(server.origin, server.database.db);
    expect((await postHeld(newcomer, id, { kind })).state).toBe('held');
    const shown = (await readThread(visitor, id, '', kind)).thread.commentCount;
    await expectCount(shown);
    dataOf(await cast.judge.call('DELETE', `/comment/${last.id}`));
    await expectCount(shown - 1);
  });
});

describe('a thread', () => {
  it.each(KINDS)('of an open %s is read by everyone, and by nobody else once it is closed', async (kind) => {
    const { id, close } = await OPEN[kind]();
    expect(await readThread(visitor, id, '', kind)).toMatchObject({
      data: [],
      thread: { kind, id, commentCount: 0, audience: 'public', canComment: true, canChooseAudience: false },
      meta: { pageSize: 20, earlierCursor: null, laterCursor: null },
    });
    const comment = await addComment(cast.stranger, id, { kind });
    const { data, thread } = await readThread(visitor, id, '', kind);
    expect(data).toEqual([comment]);
    expect(comment).toMatchObject({ author: { name: 'Diego Ríos' }, state: 'visible', parentId: null, editedAt: null });
    expect(thread.commentCount).toBe(1);
    await close();
    for (const client of [visitor, cast.stranger, cast.judge]) {
      expect(await askThread(client, id, '', kind)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await postComment(cast.stranger, id, { kind })).status).toBe(404);
    expect((await cast.stranger.post('/comment/mute', { kind, id, isMuted: true })).status).toBe(404);
    const like = { commentId: comment.id, likeStatus: true };
    expect((await cast.judge.post('/comment/like', like)).status).toBe(404);
    expect((await cast.stranger.put(`/comment/${comment.id}`, { content: textOf() })).status).toBe(404);
    // People can still delete their own comments.
    expect((await cast.stranger.call('DELETE', `/comment/${comment.id}`)).status).toBe(200);
  });

  it.each([...KINDS, 'council'] as const)('of a pending %s is nobody’s, not even its owner’s', async (kind) => {
    const id = await PENDING[kind]();
    for (const client of [visitor, cast.owner, partner, cast.admin]) {
      expect((await askThread(client, id, '', kind)).status).toBe(404);
    }
    expect((await postComment(cast.owner, id, { kind })).status).toBe(404);
  });

  it('marks admins, judges and partners beside their names, and nobody else', async () => {
    const id = await verified();
    const clients = [cast.admin, cast.judge, partner, cast.stranger];
    for (const client of clients) await addComment(client, id);
    const { data } = await readThread(visitor, id);
    expect(data.map(({ author }) => author?.role).toSorted()).toEqual(['Admin', 'Judge', 'Partner', undefined]);
  });

  it('of an article doesn’t show who saved it, unless it names them', async () => {
    const id = await article(true);
    const { isByOwner } = await addComment(cast.admin, id, { kind: 'news' });
    expect(isByOwner).toBe(false);
  });

  it('of a council can be its members’ alone, as its owner chooses', async () => {
    const { id } = await foundApproved(cast.owner, cast.admin);
    await join(cast.judge, cast.owner, id);
    const limit = (client: Client) => client.put('/comment/audience', { id, audience: 'members' });
    expect(await limit(cast.judge)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect((await limit(cast.stranger)).status).toBe(403);
    expect((await limit(cast.admin)).status).toBe(403);
    expect((await readThread(cast.owner, id, '', 'council')).thread.canChooseAudience).toBe(true);
    expect(dataOf(await limit(cast.owner))).toMatchObject({ audience: 'members', canChooseAudience: true });
    await addComment(cast.judge, id, { kind: 'council' });
    for (const client of [cast.owner, cast.judge, cast.admin]) {
      expect((await readThread(client, id, '', 'council')).data).toHaveLength(1);
    }
    for (const client of [visitor, cast.stranger])
      expect((await askThread(client, id, '', 'council')).status).toBe(404);
    expect((await postComment(cast.stranger, id, { kind: 'council' })).status).toBe(404);
  });
});

describe('setThreadAudience', () => {
  const choose = (id: string, audience: CommentAudience) => cast.owner.put('/comment/audience', { id, audience });
  const say = (client: Client, id: string, changes: Partial<CommentInput> = {}) =>
    addComment(client, id, { kind: 'council', ...changes });
  const seenBy = async (client: Client, id: string) => {
    const { data, thread } = await readThread(client, id, '', 'council');
    return { ids: data.map((comment) => comment.id), count: thread.commentCount };
  };
  async function limited(): Promise<string> {
    const { id } = await foundApproved(cast.owner, cast.admin);
    await join(cast.judge, cast.owner, id);
    expect((await choose(id, 'members')).status).toBe(200);
    return id;
  }

  it('shows everyone only what is written after a thread was opened', async () => {
    const id = await limited();
    const secret = await say(cast.judge, id);
    const answer = await say(cast.owner, id, { parentId: secret.id });
    expect((await choose(id, 'public')).status).toBe(200);
    const open = await say(cast.stranger, id);
    const replied = await say(cast.owner, id, { parentId: answer.id });
    expect(replied).toMatchObject({ audience: 'members', parentId: secret.id });
    for (const client of [visitor, cast.stranger])
      expect(await seenBy(client, id)).toEqual({ ids: [open.id], count: 1 });
    const all = [secret.id, answer.id, replied.id, open.id];
    for (const client of [cast.owner, cast.judge, cast.admin]) {
      expect(await seenBy(client, id)).toEqual({ ids: all, count: 4 });
    }
    expect((await readThread(cast.stranger, id, `&around=${secret.id}`, 'council')).data).toHaveLength(1);
    const like = { commentId: secret.id, likeStatus: true };
    expect((await cast.stranger.post('/comment/like', like)).status).toBe(404);
    const reply = await postComment(cast.stranger, id, { kind: 'council', parentId: secret.id });
    expect(reply.status).toBe(404);
    const report = { kind: 'comment', id: secret.id, reason: 'spam' };
    expect((await cast.stranger.post('/report', report)).status).toBe(404);
  });

  it('leaves readable for everyone what was written before a thread was limited to members', async () => {
    const { id } = await foundApproved(cast.owner, cast.admin);
    await join(cast.judge, cast.owner, id);
    const open = await say(cast.stranger, id);
    await choose(id, 'members');
    const secret = await say(cast.judge, id, { parentId: open.id });
    const { data, thread } = await readThread(cast.stranger, id, '', 'council');
    expect(data).toMatchObject([{ id: open.id, audience: 'public', replyCount: 0 }]);
    expect(thread).toMatchObject({ audience: 'members', canComment: false, commentCount: 1 });
    expect(await seenBy(cast.judge, id)).toEqual({ ids: [open.id, secret.id], count: 2 });
    const refused = await postComment(cast.stranger, id, { kind: 'council' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    // Once it is deleted, only its reply would keep it listed, which others don't see.
    expect((await cast.stranger.call('DELETE', `/comment/${open.id}`)).status).toBe(200);
    expect((await askThread(visitor, id, '', 'council')).status).toBe(404);
    expect((await seenBy(cast.judge, id)).ids).toEqual([open.id, secret.id]);
  });

  it('doesn’t post for everyone what was written for members', async () => {
    const id = await limited();
    await choose(id, 'public');
    const late = await postComment(cast.judge, id, { kind: 'council', audience: 'members' });
    expect(late).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
    expect((await postComment(cast.judge, id, { kind: 'council', audience: 'public' })).status).toBe(201);
  });

  it('is recorded once for each change', async () => {
    const id = await limited();
    await choose(id, 'members');
    await choose(id, 'public');
    const { rows } = await server.database.run(
      'select action, actor_id from audit_entries where subject_id = $1 and action like $2 order by id',
      [id, 'thread_%'],
    );
    expect(rows).toEqual(['thread_limited', 'thread_opened'].map((action) => ({ action, actor_id: cast.ownerId })));
  });
});

describe('listComments', () => {
  it('lists replies below their comment and pages both ways, from the newest and around any comment', async () => {
    const id = await verified();
    const roots = [];
    for (let index = 0; index < 6; index += 1) roots.push(await addComment(cast.stranger, id));
    const [first] = roots;
    const replies = [];
    for (let index = 0; index < 3; index += 1) {
      replies.push(await addComment(cast.owner, id, { parentId: first?.id ?? '' }));
    }
    const order = [roots[0], ...replies, ...roots.slice(1)].map((comment) => comment?.id);
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map((comment) => comment.id);

    const newest = await readThread(visitor, id, '&page_size=4');
    expect(idsOf(newest)).toEqual(order.slice(-4));
    expect(newest.meta.laterCursor).toBeNull();
    const middle = await readThread(visitor, id, `&page_size=4&cursor=${newest.meta.earlierCursor}`);
    expect(idsOf(middle)).toEqual(order.slice(1, 5));
    const oldest = await readThread(visitor, id, `&page_size=4&cursor=${middle.meta.earlierCursor}`);
    expect(idsOf(oldest)).toEqual(order.slice(0, 1));
    expect(oldest.meta.earlierCursor).toBeNull();
    expect(oldest.data[0]).toMatchObject({ replyCount: 3, parentId: null });
    const onward = await readThread(visitor, id, `&page_size=4&cursor=${oldest.meta.laterCursor}`);
    expect(idsOf(onward)).toEqual(order.slice(1, 5));
    const end = await readThread(visitor, id, `&page_size=4&cursor=${onward.meta.laterCursor}`);
    expect(idsOf(end)).toEqual(order.slice(5));
    expect(end.meta.laterCursor).toBeNull();

    const around = await readThread(visitor, id, `&page_size=4&around=${order[4]}`);
    expect(idsOf(around)).toEqual(order.slice(3, 7));
    expect([around.meta.earlierCursor, around.meta.laterCursor].every((cursor) => cursor !== null)).toBe(true);
    expect(idsOf(await readThread(visitor, id, `&page_size=4&around=${id}`))).toEqual(order.slice(-4));
    expect(idsOf(await readThread(cast.owner, id, '&page_size=100'))).toEqual(order);
  });

  it('refuses a foreign cursor and an unknown kind, naming the field', async () => {
    const id = await verified();
    for (const query of ['&cursor=abc', `&cursor=${Buffer.from('["comments:later","x","y"]').toString('base64url')}`]) {
      expect(await askThread(visitor, id, query)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'cursor' }] },
      });
    }
    expect((await visitor.get(`/comment?kind=person&id=${id}`)).status).toBe(422);
    expect((await visitor.get('/comment?kind=impact&id=me')).status).toBe(422);
  });

  it('hides people who block each other from one another, with the replies to them, but not from admins', async () => {
    const id = await verified();
    const { client: blocker, user } = await buildLoggedIn(server.origin, server.database.db);
    await makeTrusted(server.database);
    const root = await addComment(blocker, id);
    const reply = await addComment(cast.judge, id, { parentId: root.id });
    const other = await addComment(cast.stranger, id);
    dataOf(await blocker.post('/block', { id: cast.strangerId }));
    const idsFor = async (client: Client) => (await readThread(client, id)).data.map((comment) => comment.id);
    expect(await idsFor(cast.stranger)).toEqual([other.id]);
    expect(await idsFor(blocker)).toEqual([root.id, reply.id]);
    expect(await idsFor(cast.admin)).toEqual([root.id, reply.id, other.id]);
    for (const { id: commentId } of [root, reply]) {
      expect((await cast.stranger.post('/comment/like', { commentId, likeStatus: true })).status).toBe(404);
      expect((await postComment(cast.stranger, id, { parentId: commentId })).status).toBe(404);
      const report = { kind: 'comment', id: commentId, reason: 'spam' };
      expect((await cast.stranger.post('/report', report)).status).toBe(404);
    }
    const mention = await postComment(cast.stranger, id, { content: textOf(`Did you see this, @{${user.id}}`) });
    expect(mention).toMatchObject({ status: 422, body: { errors: [{ field: 'content' }] } });
    dataOf(await blocker.call('DELETE', `/block/${cast.strangerId}`));
    expect(await idsFor(cast.stranger)).toEqual([root.id, reply.id, other.id]);
  });
});
