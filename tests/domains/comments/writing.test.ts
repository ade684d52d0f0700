/** Posting, editing, liking, deleting and hiding comments. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideUntilReviewed, restoreComment } from '#domains/comments/server/moderate/hiding.ts';
import type { AuditList, Comment } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { addComment, letMinutesPass, makeTrusted, postComment, readThread, textOf } from '../../support/comments.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { caseAbout } from '../../support/moderation.ts';
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

const add = (client = cast.stranger, changes = {}) => addComment(client, impactId, changes);
const edit = (client: Client, { id }: { id: string }, content = textOf()) =>
  client.put<Comment>(`/comment/${id}`, { content });
const remove = (client: Client, { id }: { id: string }) => client.call('DELETE', `/comment/${id}`);
const hide = (commentId: string, isHide: boolean, reason?: string) =>
  cast.admin.post<Comment>('/comment/Hide', { commentId, isHide, ...(reason && { reason }) });
const listed = async (client: Client, { id }: { id: string }) =>
  (await readThread(client, impactId, '&page_size=100')).data.find((comment) => comment.id === id);
const newcomer = async () => (await buildLoggedIn(server.origin, server.database.db, { name: 'Ines' })).client;

describe('addComment', () => {
  it('tidies the text, mentions people by their current names and marks the owner', async () => {
    const { user } = await buildLoggedIn(server.origin, server.database.db, { name: 'Lena', lastName: 'Vogt' });
    const content = `  Thank you,\u202e @{${user.id}}\r\n\r\n\r\n\r\nSee <b>https://example.org</b>  `;
    const comment = await add(cast.owner, { content });
    expect(comment).toMatchObject({
      content: `Thank you, @{${user.id}}\n\nSee <b>https://example.org</b>`,
      mentions: [{ id: user.id, name: 'Lena Vogt' }],
      isByOwner: true,
      likeCount: 0,
      replyCount: 0,
    });
    await server.database.run('update users set deactivated_at = now() where id = $1', [user.id]);
    expect(await listed(visitor, comment)).toMatchObject({ mentions: [{ name: 'Former member' }] });
    const again = await postComment(cast.owner, impactId, { content: `And @{${user.id}}` });
    expect(again).toMatchObject({ status: 422, body: { errors: [{ field: 'content' }] } });
  });

  it('refuses blank and long texts, many mentions and unknown items and comments', async () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => `@{019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e${String(index + 10)}}`).join(
        ' ',
      );
    for (const content of [' \u200b\n ', 'a'.repeat(2001), some(11)]) {
      const { status, body } = await postComment(cast.stranger, impactId, { content });
      expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field: 'content' });
    }
    expect((await postComment(cast.stranger, cast.ownerId)).status).toBe(404);
    expect((await postComment(cast.stranger, impactId, { parentId: impactId })).status).toBe(404);
    const { id: otherId } = await logImpact(cast.owner);
    await decide(cast.judge, otherId, { isVerified: true });
    const elsewhere = await addComment(cast.stranger, otherId);
    expect((await postComment(cast.stranger, impactId, { parentId: elsewhere.id })).status).toBe(404);
  });

  it('posts a draft once, and the same text only after ten minutes', async () => {
    const draft = { content: textOf(), draftId: cast.ownerId };
    const [one, other] = await Promise.all([add(cast.judge, draft), add(cast.judge, draft)]);
    expect(one.id).toBe(other.id);
    const again = await postComment(cast.judge, impactId, { content: ` ${draft.content}` });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    expect((await add(cast.otherJudge, { content: draft.content })).state).toBe('visible');
    await letMinutesPass(server.database, 11);
    expect((await add(cast.judge, { content: draft.content })).state).toBe('visible');
    await letMinutesPass(server.database, 11);
    // Posted a third time within a day, it is held for an admin.
    const held = await add(cast.judge, { content: draft.content });
    expect(held.state).toBe('held');
    expect(await caseAbout(cast.admin, held.id)).toMatchObject({ heldFor: 'repetition', reportCount: 0 });
  });

  it('joins a reply to a reply to the same replies', async () => {
    const root = await add();
    const reply = await add(cast.owner, { parentId: root.id });
    const answer = await add(cast.stranger, { parentId: reply.id });
    expect([reply.parentId, answer.parentId]).toEqual([root.id, root.id]);
    expect(await listed(visitor, root)).toMatchObject({ replyCount: 2 });
  });

  it('holds a new account’s flood until an admin shows it, and then refuses more', async () => {
    const client = await newcomer();
    const before = (await readThread(visitor, impactId)).thread.commentCount;
    const posted: Comment[] = [];
    for (let index = 0; index < 6; index += 1) posted.push(await add(client));
    const last = posted.at(-1);
    if (!last) throw new Error('Nothing was posted');
    expect(posted.map(({ state }) => state)).toEqual([...Array(5).fill('visible'), 'held']);
    expect(await listed(client, last)).toMatchObject({ content: last.content, state: 'held' });
    expect(await listed(cast.admin, last)).toMatchObject({ content: last.content });
    for (const other of [visitor, cast.stranger]) expect(await listed(other, last)).toBeUndefined();
    expect((await readThread(visitor, impactId)).thread.commentCount).toBe(before + 5);
    expect((await cast.stranger.post('/comment/like', { commentId: last.id, likeStatus: true })).status).toBe(404);
    expect((await postComment(client, impactId, { parentId: last.id })).body.code).toBe('under_review');
    expect((await edit(client, last)).body.code).toBe('under_review');
    expect(await hide(last.id, true)).toMatchObject({ status: 409, body: { code: 'under_review' } });
    expect(dataOf(await hide(last.id, false))).toMatchObject({ state: 'visible' });
    expect(await listed(visitor, last)).toMatchObject({ content: last.content });
    expect((await readThread(visitor, impactId)).thread.commentCount).toBe(before + 6);
    for (let index = 6; index < 20; index += 1) await add(client);
    expect(await postComment(client, impactId)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});

describe('links', () => {
  it('are held once there are many within an hour, earlier from a new account', async () => {
    const links = (count: number) => Array.from({ length: count }, () => `https://example.org/${textOf()}`).join(' ');
    const { user, client: known } = await buildLoggedIn(server.origin, server.database.db, { name: 'Noor' });
    await server.database.run(`update accounts set created_at = created_at - interval '2 days' where id = $1`, [
      user.id,
    ]);
    expect((await add(known, { content: links(5) })).state).toBe('visible');
    const shortened = await add(known, { content: `${links(3)} HTTP://example.org` });
    expect(shortened.state).toBe('held');
    expect(await caseAbout(cast.admin, shortened.id)).toMatchObject({ heldFor: 'links', reportCount: 0 });
    expect((await add(known)).state).toBe('visible');

    const fresh = await newcomer();
    const first = await add(fresh, { content: links(2) });
    expect(first.state).toBe('visible');
    const more = await edit(fresh, first, `${first.content} ${links(1)}`);
    expect({ status: more.status, field: more.body.errors?.[0]?.field }).toEqual({ status: 422, field: 'content' });
    expect(dataOf(await edit(fresh, first, 'None at all.'))).toMatchObject({ content: 'None at all.' });
    expect((await add(fresh, { content: links(3) })).state).toBe('held');
  });
});

describe('editComment', () => {
  it('changes one’s own comment for 15 minutes, and marks it', async () => {
    const comment = await add();
    const unchanged = dataOf(await edit(cast.stranger, comment, comment.content ?? ''));
    expect(unchanged.editedAt).toBeNull();
    expect(dataOf(await edit(cast.stranger, comment, 'Second thoughts.'))).toMatchObject({
      content: 'Second thoughts.',
      editedAt: expect.any(String),
    });
    expect(await listed(visitor, comment)).toMatchObject({ content: 'Second thoughts.' });
    for (const other of [cast.owner, cast.admin]) {
      expect(await edit(other, comment)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
    expect((await edit(cast.stranger, comment, '  ')).status).toBe(422);
    expect((await edit(cast.stranger, { id: impactId })).status).toBe(404);
    await letMinutesPass(server.database, 15);
    expect(await edit(cast.stranger, comment)).toMatchObject({ status: 409, body: { code: 'closed' } });
  });
});

describe('deleteComment', () => {
  it('removes the text, and leaves a trace where replies hang', async () => {
    const root = await add();
    const reply = await add(cast.owner, { parentId: root.id });
    const lone = await add();
    const { commentCount } = (await readThread(visitor, impactId)).thread;
    for (const other of [cast.owner, cast.judge]) {
      expect(await remove(other, root)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
    for (const comment of [root, root, lone]) expect((await remove(cast.stranger, comment)).status).toBe(200);
    expect(await listed(cast.admin, root)).toMatchObject({
      ...{ state: 'deleted', deletedBy: 'author', content: null, author: null, isByOwner: false },
      replyCount: 1,
    });
    expect(await listed(visitor, lone)).toBeUndefined();
    expect((await readThread(visitor, impactId)).thread.commentCount).toBe(commentCount - 2);
    expect((await postComment(cast.owner, impactId, { parentId: root.id })).body.code).toBe('deleted');
    expect((await edit(cast.stranger, root)).body.code).toBe('deleted');
    expect((await hide(root.id, false)).body.code).toBe('deleted');
    await remove(cast.owner, reply);
    expect(await listed(cast.stranger, root)).toBeUndefined();
    const { rows } = await server.database.run('select content from comments where id = $1', [root.id]);
    expect(rows).toEqual([{ content: null }]);
  });

  it('by an admin is in the audit log', async () => {
    const comment = await add();
    await add(cast.owner, { parentId: comment.id });
    expect((await remove(cast.admin, comment)).status).toBe(200);
    expect(await listed(visitor, comment)).toMatchObject({ deletedBy: 'admin' });
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${comment.id}`)).data;
    expect(log).toMatchObject([
      {
        ...{ action: 'comment_deleted', subjectKind: 'comment', fromState: 'visible', actor: { name: 'Aroha Ngata' } },
        link: expect.stringMatching(new RegExp(`^/impacts/${impactId}/.+#comment-${comment.id}$`)),
      },
    ]);
  });
});

describe('hideComment', () => {
  it('is left to others by the author', async () => {
    const own = dataOf(await postComment(cast.admin, impactId));
    expect(await hide(own.id, true)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });

  it('hides the text from all but its author and admins, until it is shown again', async () => {
    const comment = await add();
    const hidden = await hide(comment.id, true, 'It names a child.');
    expect(dataOf(hidden)).toMatchObject({ state: 'hidden', content: comment.content });
    expect((await hide(comment.id, true)).status).toBe(200);
    expect(await listed(visitor, comment)).toMatchObject({
      state: 'hidden',
      content: null,
      author: { name: 'Diego Ríos' },
    });
    expect(await listed(cast.owner, comment)).toMatchObject({ content: null });
    expect(await listed(cast.stranger, comment)).toMatchObject({ content: comment.content });
    expect((await postComment(cast.owner, impactId, { parentId: comment.id })).body.code).toBe('under_review');
    expect((await cast.owner.post('/comment/like', { commentId: comment.id, likeStatus: true })).body.code).toBe(
      'under_review',
    );
    expect(dataOf(await hide(comment.id, false))).toMatchObject({ state: 'visible' });
    expect((await hide(comment.id, false)).status).toBe(200);
    expect(await listed(visitor, comment)).toMatchObject({ content: comment.content });
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${comment.id}`)).data;
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ['comment_restored', null],
      ['comment_hidden', 'It names a child.'],
    ]);
    expect((await hide(impactId, true)).status).toBe(404);
  });
});

describe('the server itself', () => {
  it('hides a comment and restores it, with nobody named in the audit log', async () => {
    const { id } = await add();
    const { db } = server.database;
    const change = (work: typeof hideUntilReviewed) =>
      db.transaction().execute((tx) => work(tx, id, { actorId: null, reason: 'Reported by several members.' }));
    await change(hideUntilReviewed);
    expect(await listed(visitor, { id })).toMatchObject({ state: 'hidden', content: null });
    await change(restoreComment);
    expect(await listed(visitor, { id })).toMatchObject({ state: 'visible' });
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${id}`)).data;
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['comment_restored', null],
      ['comment_hidden', null],
    ]);
  });
});

describe('likeComment', () => {
  it('counts each person once', async () => {
    const { id: commentId } = await add();
    const like = (client: Client, likeStatus: boolean) => client.post('/comment/like', { commentId, likeStatus });
    await Promise.all([like(cast.owner, true), like(cast.owner, true), like(cast.judge, true)]);
    expect(dataOf(await like(cast.owner, true))).toEqual({ commentId, likeStatus: true, likeCount: 2 });
    expect(await listed(cast.owner, { id: commentId })).toMatchObject({ likeCount: 2, isLiked: true });
    expect(await listed(cast.stranger, { id: commentId })).toMatchObject({ likeCount: 2, isLiked: false });
    expect(dataOf(await like(cast.owner, false))).toMatchObject({ likeCount: 1 });
    expect(dataOf(await like(cast.owner, false))).toMatchObject({ likeCount: 1 });
  });
});
