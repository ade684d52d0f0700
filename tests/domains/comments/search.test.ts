/** Which comments are found by their words, and by whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentAudience, CommentedKind, FoundCommentList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { addComment, makeTrusted, postHeld } from '../../support/comments.ts';
import { foundApproved, join } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { createNews, setLive } from '../../support/news.ts';
import { offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
let impactId: string;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  await makeTrusted(server.database);
  ({ id: impactId } = await logImpact(cast.owner));
  await decide(cast.judge, impactId, { isVerified: true });
});
afterAll(() => server.close());

const find = async (client: Client, search: string, query = '') =>
  dataOf(await client.get<FoundCommentList>(`/comment/search?search=${encodeURIComponent(search)}${query}`));
const textsFor = async (client: Client, search: string) =>
  (await find(client, search)).data.map(({ comment }) => comment.content);
const say = (client: Client, content: string) => addComment(client, impactId, { content });

describe('searchComments', () => {
  it('finds every word, accents and case aside, with what the comment is about, newest first and page by page', async () => {
    const mention = `@{${cast.ownerId}}`;
    const first = await say(cast.stranger, `Zoë’s saplings, ${mention}, grew (ok) in the CAFÉ garden.`);
    const second = await say(cast.judge, 'Saplings need a garden.');
    const { data, meta } = await find(visitor, 'garden sapling');
    expect(data.map(({ comment }) => comment.id)).toEqual([second.id, first.id]);
    expect(meta).toMatchObject({ total: 2, totalIsExact: true, nextCursor: null });
    expect(data[1]).toEqual({
      comment: first,
      kind: 'impact',
      id: impactId,
      title: expect.stringMatching(/\w/),
      link: expect.stringMatching(new RegExp(`^/impacts/${impactId}/[^#]+#comment-${first.id}$`)),
    });
    for (const search of ['cafe SAPLINGS', 'zoe', 'Zoë’s', 'ok', 'aplin garden (']) {
      expect(await textsFor(visitor, search), search).toContain(first.content);
    }
    // A missing word, the end of a short word, and the id behind a mention.
    for (const search of ['saplings desert', 'k cafe', cast.ownerId]) {
      expect(await textsFor(visitor, search), search).toEqual([]);
    }
    const page = await find(visitor, 'sapling', '&page_size=1');
    expect(page.meta).toMatchObject({ total: 2, totalPages: 2 });
    const next = await find(visitor, 'sapling', `&page_size=1&cursor=${page.meta.nextCursor}`);
    const numbered = await find(visitor, 'sapling', '&page_size=1&page=2');
    expect([page, next, numbered].map((each) => each.data[0]?.comment.id)).toEqual([second.id, first.id, first.id]);
    expect(next.meta.nextCursor).toBeNull();
    expect((await visitor.get('/comment/search?cursor=nonsense')).status).toBe(422);
    expect((await visitor.get('/comment/search?page=200&page_size=100')).status).toBe(422);
  });

  it('finds nothing hidden, deleted or held, not even for its author and admins, and the new text of an edited one', async () => {
    const hidden = await say(cast.stranger, 'Quicksand is hidden here.');
    const deleted = await say(cast.stranger, 'Quicksand was deleted there.');
    const edited = await say(cast.stranger, 'Quicksand needs an edit.');
    await addComment(cast.judge, impactId, { content: 'A reply keeps it listed.', parentId: deleted.id });
    expect(await textsFor(visitor, 'quicksand')).toHaveLength(3);
    dataOf(
      await cast.admin.post('/comment/Hide', { commentId: hidden.id, isHide: true, reason: 'Not kind to others.' }),
    );
    dataOf(await cast.stranger.call('DELETE', `/comment/${deleted.id}`));
    dataOf(await cast.stranger.put(`/comment/${edited.id}`, { content: 'Only gravel now.' }));
    const { client: newcomer } = await buildLoggedIn(server.origin, server.database.db);
    const held = await postHeld(newcomer, impactId);
    for (const client of [visitor, cast.stranger, cast.judge, newcomer, cast.admin]) {
      expect(await textsFor(client, 'quicksand')).toEqual([]);
      expect(await textsFor(client, 'gravel')).toEqual(['Only gravel now.']);
      expect(await textsFor(client, held.content ?? '')).not.toContain(held.content);
    }
    dataOf(await cast.admin.post('/comment/Hide', { commentId: hidden.id, isHide: false }));
    expect(await textsFor(visitor, 'quicksand')).toEqual([hidden.content]);
  });

  it('finds nothing by people on either side of a block, nor the replies to them', async () => {
    const { client: blocker } = await buildLoggedIn(server.origin, server.database.db);
    await makeTrusted(server.database);
    const root = await say(blocker, 'Lighthouse by the blocker.');
    await addComment(cast.judge, impactId, { content: 'Lighthouse in a reply.', parentId: root.id });
    const other = await say(cast.stranger, 'Lighthouse by the blocked.');
    dataOf(await blocker.post('/block', { id: cast.strangerId }));
    expect(await textsFor(cast.stranger, 'lighthouse')).toEqual([other.content]);
    expect(await textsFor(blocker, 'lighthouse')).toEqual(['Lighthouse in a reply.', root.content]);
    expect(await textsFor(visitor, 'lighthouse')).toHaveLength(3);
  });

  it('finds those on items of every kind, until they are taken from the public', async () => {
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    const { id: impact } = await logImpact(cast.owner);
    await decide(cast.judge, impact, { isVerified: true });
    const { id: council } = await foundApproved(cast.owner, cast.admin);
    await join(cast.judge, cast.owner, council);
    const opportunity = await offerOpen({ partner, admin: cast.admin });
    const { id: news } = dataOf(await createNews(server.origin, cast.admin, { isLive: true }));
    const items: Record<CommentedKind, string> = { impact, news, council, opportunity };
    for (const [kind, id] of Object.entries(items) as [CommentedKind, string][]) {
      await addComment(cast.judge, id, { kind, content: `Windmill on ${kind}.` });
    }
    const found = (await find(visitor, 'windmill')).data;
    expect(Object.fromEntries(found.map(({ kind, id }) => [kind, id]))).toEqual(items);

    const choose = (audience: CommentAudience) => cast.owner.put('/comment/audience', { id: council, audience });
    dataOf(await choose('members'));
    await addComment(cast.judge, council, { kind: 'council', content: 'Windmill for members.' });
    dataOf(await choose('public'));
    for (const client of [visitor, cast.stranger]) {
      const { data, meta } = await find(client, 'windmill');
      expect(data.map(({ kind }) => kind)).toEqual(['opportunity', 'council', 'news', 'impact']);
      expect(meta.total).toBe(4);
    }
    for (const client of [cast.owner, cast.judge, cast.admin]) {
      expect(await textsFor(client, 'windmill')).toHaveLength(5);
    }
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact, isHide: true }));
    dataOf(await cast.admin.post('/opportunity/Hide', { opportunityId: opportunity, isHide: true }));
    await setLive(cast.admin, news, false);
    for (const client of [visitor, cast.owner, cast.stranger]) {
      const forMembers = client === cast.owner ? ['Windmill for members.'] : [];
      expect(await textsFor(client, 'windmill')).toEqual([...forMembers, 'Windmill on council.']);
    }
  });

  it('looks at the newest 300 that match, and says so when there are more', async () => {
    const { id } = await say(cast.stranger, 'Barnacle 0');
    await server.database.run(
      `insert into comments (id, kind, subject_id, root_id, author_id, content, state)
        select given.id, c.kind, c.subject_id, given.id, c.author_id, 'Barnacle ' || n, 'visible'
        from comments c, generate_series(1, 300) n,
          lateral (select ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id) given where c.id = $1`,
      [id],
    );
    const { data, meta } = await find(visitor, 'barnacle', '&page=3&page_size=100');
    expect(data).toHaveLength(100);
    expect(data.at(-1)?.comment.content).toBe('Barnacle 1');
    expect(meta).toMatchObject({ total: 300, totalPages: 3, totalIsExact: false, nextCursor: null });
    await server.database.run(`delete from comments where content = 'Barnacle 1'`);
    expect((await find(visitor, 'barnacle')).meta).toMatchObject({ total: 300, totalIsExact: true });
  });
});
