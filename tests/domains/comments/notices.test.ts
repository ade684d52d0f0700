/** How people learn of comments: by notifications, and live on open pages. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { addComment, makeTrusted, postComment, readThread } from '../../support/comments.ts';
import { foundApproved, join } from '../../support/councils.ts';
import { type EventStream, openStream, until } from '../../support/event-stream.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let impactId: string;
const open: EventStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  await makeTrusted(server.database);
});
beforeEach(async () => {
  ({ id: impactId } = await logImpact(cast.owner, { title: 'Reefs' }));
  await decide(cast.judge, impactId, { isVerified: true });
  for (const client of [cast.owner, cast.stranger, cast.judge]) await client.put('/general/notification/update/all');
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => server.close());

const unreadOf = async (client: Client) => {
  const { data } = dataOf(await client.get<NotificationList>('/general/notification?isRead=false'));
  // Leaves out other notifications: judges are notified of new impacts too.
  return data.filter(({ kind }) => kind.startsWith('comment_')).map(({ kind, title }) => ({ kind, title }));
};
const add = (client: Client, changes = {}) => addComment(client, impactId, changes);

describe('a comment', () => {
  it('is notified once to each: to whom it replies to, whom it mentions and who owns the item', async () => {
    const root = await add(cast.stranger);
    expect(await unreadOf(cast.owner)).toEqual([
      { kind: 'comment_received', title: 'Diego Ríos commented on your impact: Reefs' },
    ]);
    const content = `@{${cast.strangerId}} and @{${cast.judgeId}}, they did. @{${cast.ownerId}}`;
    const reply = await add(cast.owner, { parentId: root.id, content });
    expect(await unreadOf(cast.stranger)).toEqual([
      { kind: 'comment_replied', title: 'Amina Diallo replied to your comment: Reefs' },
    ]);
    expect(await unreadOf(cast.judge)).toEqual([
      { kind: 'comment_mentioned', title: 'Amina Diallo mentioned you: Reefs' },
    ]);
    const [told] = dataOf(await cast.judge.get<NotificationList>('/general/notification?isRead=false')).data;
    expect(told).toMatchObject({
      body: '@Diego Ríos and @Keiko Tanaka, they did. @Amina Diallo',
      link: `/impacts/${impactId}/reefs#comment-${reply.id}`,
      actor: { name: 'Amina Diallo' },
    });
    // Nobody is notified of their own comment, and an edit notifies those whom it mentions for the first time.
    expect(await unreadOf(cast.owner)).toHaveLength(1);
    await cast.owner.put(`/comment/${reply.id}`, { content: `${content} @{${cast.otherJudgeId}}` });
    expect(await unreadOf(cast.otherJudge)).toHaveLength(1);
    expect(await unreadOf(cast.judge)).toHaveLength(1);
    // Removing a mention and adding it again notifies no one, even if the notification has been read.
    await cast.otherJudge.put('/general/notification/update/all');
    await cast.owner.put(`/comment/${reply.id}`, { content });
    expect(
      (await cast.owner.put(`/comment/${reply.id}`, { content: `${content} @{${cast.otherJudgeId}}` })).status,
    ).toBe(200);
    expect(await unreadOf(cast.otherJudge)).toEqual([]);
  });

  it('joins the unread notification of the same thing, with its people counted once', async () => {
    const root = await add(cast.owner);
    for (const client of [cast.stranger, cast.judge, cast.stranger]) await add(client, { parentId: root.id });
    expect(await unreadOf(cast.owner)).toEqual([
      { kind: 'comment_replied', title: 'Diego Ríos and 1 other replied to your comment: Reefs' },
    ]);
    const latest = await add(cast.otherJudge, { parentId: root.id });
    const { data } = dataOf(await cast.owner.get<NotificationList>('/general/notification?isRead=false'));
    expect(data).toMatchObject([
      {
        title: 'Tomasz Nowak and 2 others replied to your comment: Reefs',
        link: expect.stringContaining(latest.id),
      },
    ]);
    const stats = dataOf(await cast.owner.get<NotificationList>('/general/notification?isRead=false')).meta;
    expect(stats.total).toBe(1);
    await cast.owner.put(`/general/notification/update/${data[0]?.id}`);
    await add(cast.judge, { parentId: root.id });
    expect(await unreadOf(cast.owner)).toEqual([
      { kind: 'comment_replied', title: 'Keiko Tanaka replied to your comment: Reefs' },
    ]);
  });

  it('reaches people by the channel they chose, once until they look', async () => {
    const choose = (way: string) =>
      cast.owner.put('/general/notification/choices', { choices: [{ kind: 'comment_received', way }] });
    const rows = async () => {
      const { rows: found } = await server.database.run(
        `select way from notifications where user_id = $1 and kind = 'comment_received' and read_at is null`,
        [cast.ownerId],
      );
      return found;
    };
    await choose('none');
    await add(cast.stranger);
    expect(await rows()).toEqual([]);
    await choose('mail');
    await add(cast.stranger);
    await add(cast.judge);
    expect(await rows()).toEqual([{ way: 'mail' }]);
    const mails = async () => {
      const { rows: found } = await server.database.run(
        `select subject from mailbox_messages where subject like '%commented on your impact%'`,
      );
      return found;
    };
    await until('one email', async () => (await mails()).length === 1);
    await choose('in_app');
  });

  it('on an opportunity is answered by its partner', async () => {
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, {
      role: 'Partner',
      name: 'Noor',
    });
    const id = await offerOpen({ partner, admin: cast.admin });
    const question = await addComment(cast.stranger, id, { kind: 'opportunity' });
    expect((await unreadOf(partner)).map(({ kind }) => kind)).toContain('comment_received');
    await addComment(partner, id, { kind: 'opportunity', parentId: question.id });
    expect(await unreadOf(cast.stranger)).toMatchObject([
      { kind: 'comment_answered', title: expect.stringContaining('Noor Diallo answered your question') },
    ]);
  });

  it('sends nothing to who muted the thread, nor to who cannot read it', async () => {
    const mute = (isMuted: boolean) => cast.owner.post('/comment/mute', { kind: 'impact', id: impactId, isMuted });
    expect(dataOf(await mute(true))).toMatchObject({ isMuted: true });
    await mute(true);
    await add(cast.stranger, { content: `Look, @{${cast.ownerId}}` });
    expect(await unreadOf(cast.owner)).toEqual([]);
    expect(dataOf(await mute(false))).toMatchObject({ isMuted: false });
    await add(cast.stranger);
    expect(await unreadOf(cast.owner)).toHaveLength(1);
    const { id } = await foundApproved(cast.owner, cast.admin);
    await cast.owner.put('/comment/audience', { id, audience: 'members' });
    await addComment(cast.owner, id, { kind: 'council', content: `Ask @{${cast.strangerId}}` });
    expect(await unreadOf(cast.stranger)).toEqual([]);
  });

  it('that is hidden or deleted goes from the notifications that quote it, and stays away', async () => {
    const textsOf = async (client: Client) => {
      const { data } = dataOf(await client.get<NotificationList>('/general/notification?isRead=false'));
      const told = data.filter(({ kind }) => kind.startsWith('comment_'));
      return told.map(({ title, body }) => [title, body]);
    };
    const change = (commentId: string, isHide: boolean) => cast.admin.post('/comment/Hide', { commentId, isHide });
    const title = 'Diego Ríos commented on your impact: Reefs';
    const mention = 'Diego Ríos mentioned you: Reefs';
    const earlier = await add(cast.stranger);
    const later = await add(cast.stranger, { content: `Ask @{${cast.judgeId}}` });
    expect(await textsOf(cast.owner)).toEqual([[title, 'Ask @Keiko Tanaka']]);
    // The earlier comment's text had already been replaced by the later one's.
    expect((await change(earlier.id, true)).status).toBe(200);
    expect(await textsOf(cast.owner)).toEqual([[title, 'Ask @Keiko Tanaka']]);
    const stream = await openStream(server.origin, cast.judge);
    open.push(stream);
    await until('the first count', () => stream.unread() === 1);
    await change(later.id, true);
    expect(await textsOf(cast.owner)).toEqual([[title, null]]);
    expect(await textsOf(cast.judge)).toEqual([[mention, null]]);
    await until('the open page is told', () =>
      stream.events.some(({ event, data }) => event === 'changed' && data === '"notifications"'),
    );
    expect(stream.unread()).toBe(1);
    await change(later.id, false);
    expect(await textsOf(cast.judge)).toEqual([[mention, null]]);
    const last = await add(cast.stranger, { content: `And @{${cast.judgeId}}?` });
    await cast.owner.put('/general/notification/update/all');
    expect((await cast.stranger.call('DELETE', `/comment/${last.id}`)).status).toBe(200);
    const { rows } = await server.database.run(
      `select count(*)::int as told, count(body)::int as quoting from notifications where link like '%' || $1`,
      [`#comment-${last.id}`],
    );
    expect(rows).toEqual([{ told: 2, quoting: 0 }]);
  });

  it('is told by those who write at once without a deadlock', async () => {
    const both = `@{${cast.ownerId}} @{${cast.strangerId}} @{${cast.judgeId}}`;
    const writers = [cast.owner, cast.stranger, cast.judge, cast.otherJudge];
    await Promise.all(writers.map((client, index) => add(client, { content: `${both} ${index}` })));
    expect(await unreadOf(cast.owner)).toHaveLength(3);
    const posted = (await readThread(createClient(server.origin), impactId)).data;
    // Hiding comments, which removes their texts from notifications, doesn't deadlock with the writers either.
    const answers = await Promise.all([
      ...posted.map(({ id: commentId }) => cast.admin.post('/comment/Hide', { commentId, isHide: true })),
      ...writers.map((client, index) => postComment(client, impactId, { content: `${both} again ${index}` })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
  });
});

describe('an open page', () => {
  async function follow(client: Client): Promise<EventStream> {
    const stream = await openStream(server.origin, client);
    open.push(stream);
    await until('the first count', () => stream.unread() !== undefined);
    return stream;
  }
  const changesOn = (stream: EventStream) =>
    stream.events.filter(({ event }) => event === 'changed').map(({ data }) => JSON.parse(data));

  it('hears of a changed thread, and of a council’s own only if its reader is a member', async () => {
    const member = await follow(cast.judge);
    const stranger = await follow(cast.stranger);
    await add(cast.owner);
    const thread = `comments/impact/${impactId}`;
    await until('both have heard', () => [member, stranger].every((one) => changesOn(one).includes(thread)));
    const { id } = await foundApproved(cast.owner, cast.admin);
    await join(cast.judge, cast.owner, id);
    await cast.owner.put('/comment/audience', { id, audience: 'members' });
    const council = `comments/council/${id}`;
    await until('the change is told', () => [member, stranger].every((one) => changesOn(one).includes(council)));
    const before = changesOn(member).length;
    const strangerBefore = changesOn(stranger).filter((what) => what.includes(id)).length;
    await addComment(cast.owner, id, { kind: 'council' });
    await until('the member has heard', () => changesOn(member).length > before);
    await add(cast.owner);
    await until('a later change', () => changesOn(stranger).filter((what) => what === thread).length > 1);
    expect(changesOn(stranger).filter((what) => what.includes(id))).toHaveLength(strangerBefore);
  });
});
