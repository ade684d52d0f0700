import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCasesOnNews } from '#domains/comments/server/public.ts';
import { sweepNews } from '#domains/news/server/publish/sweep-news.ts';
import type { AuditList, Comment, CommunityStats, News, ReportCase, ReportDetail } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { postHeld, readThread } from '../../../support/comments.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf } from '../../../support/impacts.ts';
import { untilJobsAreDone } from '../../../support/jobs.ts';
import { createMailbox } from '../../../support/mailbox.ts';
import {
  answer,
  appeal,
  caseAbout,
  decideCase,
  decisionsAbout,
  detail,
  publicImpact,
  report,
  toldOf,
  waiting,
} from '../../../support/moderation.ts';
import { createNews } from '../../../support/news.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

const newcomer = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);

describe('a held comment', () => {
  const listed = async (impactId: string, { id }: { id: string }) =>
    (await readThread(visitor, impactId, '&page_size=100')).data.find((one) => one.id === id);
  /** Held comments of one new account, each with its case. */
  const flood = async (count: number) => {
    const { admin, owner, judge } = cast;
    const author = await newcomer({ name: 'Ines' });
    const { id: impactId, title } = await publicImpact(owner, judge);
    const held: Comment[] = [];
    for (let index = 0; index < count; index += 1) held.push(await postHeld(author.client, impactId));
    const cases: ReportCase[] = [];
    for (const { id } of held) cases.push(await caseAbout(admin, id));
    const at = (index: number) => {
      const [comment, found] = [held[index], cases[index]];
      if (!comment || !found) throw new Error('Nothing was held');
      return { comment, caseId: found.id, found };
    };
    return { author, impactId, title, at };
  };

  it('is a case that nobody reported, for admins alone, and is shown when that is dismissed', async () => {
    const { admin, judge, owner } = cast;
    for (const client of [admin, owner]) await client.put('/general/notification/update/all');
    const { author, impactId, title, at } = await flood(1);
    const { comment, caseId, found } = at(0);
    expect(found).toMatchObject({
      ...{ kind: 'comment', title: `Comment on ${title}`, heldFor: 'flood', reportCount: 0, reasons: [] },
      ...{ state: 'open', isHidden: true, canDecide: true, owner: { id: author.user.id } },
      link: expect.stringContaining(`#comment-${comment.id}`),
    });
    expect(await detail(admin, caseId)).toMatchObject({
      ...{ subject: { text: comment.content, isHidden: true }, reportedText: null, reports: [] },
    });
    expect(await waiting(admin, '&kind=comment')).toContain(caseId);
    expect(dataOf(await admin.get<CommunityStats>('/stats')).work?.reportsToDecide).toBe((await waiting(admin)).length);
    expect(await waiting(judge)).not.toContain(caseId);
    expect((await judge.get(`/report/${caseId}`)).status).toBe(404);
    expect((await author.client.get(`/report/${caseId}`)).status).toBe(403);
    await untilJobsAreDone(server.database);
    expect((await toldOf(admin, 'report_waiting'))[0]).toMatchObject({ isRead: false, link: '/admin/reports' });
    const heard = async () => (await toldOf(owner, 'comment_received')).some(({ link }) => link?.includes(comment.id));
    expect([await listed(impactId, comment), await heard()]).toEqual([undefined, false]);

    const dismissed = await decideCase(admin, caseId, { outcome: 'dismissed' });
    expect(dismissed).toMatchObject({
      body: { message: 'Case dismissed.', data: { isHidden: false, heldFor: 'flood' } },
    });
    expect(await listed(impactId, comment)).toMatchObject({ state: 'visible', content: comment.content });
    expect(await heard()).toBe(true);
    expect(await decisionsAbout(author.client)).toEqual([]);
    const log = dataOf(await admin.get<AuditList>(`/audit?subjectId=${caseId}`)).data;
    expect(log.map(({ action, actor }) => [action, actor?.id ?? null])).toEqual([
      ['report_dismissed', cast.adminId],
      ['report_opened', null],
    ]);
  });

  it('goes with its article, which closes its case', async () => {
    const { admin } = cast;
    const author = await newcomer({ name: 'Ines' });
    const news: News = dataOf(await createNews(server.origin, admin, { isLive: true }));
    const comment = await postHeld(author.client, news.id, { kind: 'news' });
    const { id: caseId } = await caseAbout(admin, comment.id);
    dataOf(await admin.call('DELETE', `/news/${news.id}`));
    const { db, run } = server.database;
    const sweep = () => sweepNews({ db, closeCommentCases: closeCasesOnNews });
    await sweep();
    expect(await waiting(admin, '&kind=comment'), 'while the article can be restored').toContain(caseId);
    await run(`update news set deleted_at = now() - interval '31 days' where id = $1`, [news.id]);
    expect(await sweep()).toBe(1);
    expect(await waiting(admin, '&kind=comment')).not.toContain(caseId);
    expect((await detail(admin, caseId)).report).toMatchObject({ state: 'dismissed', outcome: 'dismissed' });
    const log = dataOf(await admin.get<AuditList>(`/audit?subjectId=${caseId}`)).data;
    expect(log.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['report_dismissed', null, 'Deleted with its article.'],
      ['report_opened', null, null],
    ]);
    expect(await decisionsAbout(author.client)).toEqual([]);
  });

  it('is hidden by a decision that says so, and shown by every other one', async () => {
    const { admin } = cast;
    const { author, impactId, at } = await flood(3);
    await decideCase(admin, at(0).caseId, { outcome: 'hidden', reason: 'Advertising.' });
    expect(await listed(impactId, at(0).comment)).toMatchObject({ state: 'hidden', content: null });
    await decideCase(admin, at(1).caseId, { outcome: 'warned', alsoHide: true });
    expect(await listed(impactId, at(1).comment)).toMatchObject({ state: 'hidden' });
    await decideCase(admin, at(2).caseId, { outcome: 'warned' });
    expect(await listed(impactId, at(2).comment)).toMatchObject({ state: 'visible' });
    expect((await decisionsAbout(author.client)).map(({ outcome, isHidden }) => [outcome, isHidden])).toEqual([
      ['warned', false],
      ['warned', true],
      ['hidden', true],
    ]);
    await untilJobsAreDone(server.database);
    const letters = await createMailbox(server.origin).messagesTo(author.user.email);
    expect(letters.filter(({ text }) => text.includes('We looked at your comment'))).toHaveLength(2);
    expect(letters.filter(({ text }) => text.includes('Someone reported'))).toEqual([]);
    // A successful appeal shows the comment again, like anything else that was hidden.
    await appeal(author.client, at(0).caseId);
    const other = await newcomer({ role: 'Admin' });
    await answer(other.client, at(0).caseId, false);
    expect(await listed(impactId, at(0).comment)).toMatchObject({ state: 'visible' });
  });

  it('takes its case along when it is deleted, or shown in its thread', async () => {
    const { admin } = cast;
    const { author, impactId, title, at } = await flood(5);
    const remove = (client: Client, index: number) => client.call('DELETE', `/comment/${at(index).comment.id}`);
    const decided = async (index: number) => (await detail(admin, at(index).caseId)).report;
    await remove(author.client, 0);
    expect(await decided(0)).toMatchObject({ state: 'dismissed', reason: 'The author deleted it.', decidedBy: null });
    await remove(admin, 1);
    expect(await decided(1)).toMatchObject({ reason: 'An admin deleted it.', decidedBy: { id: cast.adminId } });
    const german = { headers: { 'accept-language': 'de' } };
    expect(dataOf(await admin.get<ReportDetail>(`/report/${at(1).caseId}`, german)).report).toMatchObject({
      title: `Kommentar zu ${title}`,
      reason: 'Wurde vom Admin-Team gelöscht.',
    });
    const logged = dataOf(await admin.get<AuditList>(`/audit?subjectId=${at(1).caseId}`, german)).data;
    expect(logged.find(({ action }) => action === 'report_dismissed')).toMatchObject({
      subjectTitle: `Kommentar zu ${title}`,
      reason: 'Wurde vom Admin-Team gelöscht.',
    });
    await admin.post('/comment/Hide', { commentId: at(2).comment.id, isHide: false });
    expect(await decided(2)).toMatchObject({ state: 'dismissed', isHidden: false, decidedBy: { id: cast.adminId } });
    expect(await listed(impactId, at(2).comment)).toMatchObject({ state: 'visible' });
    expect(await decideCase(admin, at(2).caseId)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    // If someone has reported the comment as well, they still get an answer.
    const other = await newcomer({ role: 'Admin' });
    expect((await report(other.client, at(3).comment.id, { kind: 'comment', reason: 'spam' })).status).toBe(200);
    await remove(author.client, 3);
    expect(await decided(3)).toMatchObject({ state: 'open', reportCount: 1, isHidden: false, canDecide: true });
    // A concurrent decision and deletion don't deadlock.
    const [decision, removal] = await Promise.all([
      decideCase(admin, at(4).caseId, { outcome: 'hidden' }),
      remove(author.client, 4),
    ]);
    expect([[200, 409].includes(decision.status), removal.status]).toEqual([true, 200]);
    expect((await decided(4)).state).toBe(decision.status === 200 ? 'hidden' : 'dismissed');
    for (const index of [0, 1, 2, 4]) expect(await waiting(admin)).not.toContain(at(index).caseId);
  });
});
