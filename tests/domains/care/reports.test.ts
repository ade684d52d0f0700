import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCasesOnNews } from '#domains/comments/server/public.ts';
import { sweepNews } from '#domains/news/server/publish/sweep-news.ts';
import type {
  AuditList,
  Comment,
  CommunityStats,
  GalleryList,
  Impact,
  News,
  NotificationList,
  OwnMediaList,
  ReportCase,
  ReportCaseList,
  ReportDetail,
} from '#generated/types.gen.ts';
import {
  answer,
  appeal,
  caseAbout,
  decideCase,
  decisionsAbout,
  giveStanding,
  publicImpact,
  report,
} from '../../support/care.ts';
import { type Client, createClient } from '../../support/client.ts';
import { addComment, postHeld, readThread } from '../../support/comments.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, logImpact } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { createNews } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pictureFile, upload } from '../../support/uploads.ts';

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
const detail = async (client: Client, id: string) => dataOf(await client.get<ReportDetail>(`/report/${id}`));
const waiting = async (client: Client, query = '') =>
  dataOf(await client.get<ReportCaseList>(`/report?stage=waiting&page_size=100${query}`)).data.map(({ id }) => id);
const newsOf = async (client: Client, kind: string) => {
  const { data } = dataOf(await client.get<NotificationList>('/general/notification?page_size=100'));
  return data.filter((one) => one.kind === kind);
};

describe('reportContent', () => {
  it('gathers the reports of one thing in one case, each person’s once, and never tells who reported', async () => {
    const { owner, admin, judge, stranger } = cast;
    const { id, title } = await publicImpact(owner, judge);
    const other = await newcomer({ name: 'Lucía' });
    const first = await report(stranger, id, { text: ' Not  theirs.\n\n\n\nReally. ' });
    expect(first).toMatchObject({ status: 200, body: { message: 'Thank you. We’ll look at it.', data: null } });
    expect((await report(other.client, id, { reason: 'spam' })).status).toBe(200);
    expect((await report(stranger, id, { reason: 'offensive' })).status).toBe(200);

    const found = await caseAbout(admin, id);
    expect(found).toMatchObject({
      kind: 'impact',
      title,
      state: 'open',
      reportCount: 2,
      reasons: ['offensive', 'spam'],
    });
    expect(found).toMatchObject({ owner: { id: cast.ownerId }, canDecide: true, isHidden: false, decidedBy: null });
    const { reports, subject, reportedText, earlier } = await detail(judge, found.id);
    expect(reports.map(({ reporter, reason, text }) => [reporter.id, reason, text])).toEqual([
      [cast.strangerId, 'offensive', null],
      [other.user.id, 'spam', null],
    ]);
    expect(subject).toMatchObject({ text: reportedText, canHide: true, isHidden: false });
    expect(earlier).toEqual([]);
    expect(await decisionsAbout(owner)).toEqual([]);
    await untilJobsAreDone(server.database);
    expect(await newsOf(owner, 'report_waiting')).toEqual([]);
    expect(await newsOf(admin, 'report_waiting')).toHaveLength(1);
    expect(await newsOf(judge, 'report_waiting')).toHaveLength(1);
  });

  it('refuses what is one’s own, what the person can’t see, and a report that says nothing', async () => {
    const { owner, judge, stranger } = cast;
    const { id } = await publicImpact(owner, judge);
    expect(await report(owner, id)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    const unseen = (await logImpact(owner)).id;
    expect((await report(stranger, unseen)).status).toBe(404);
    expect((await report(stranger, id, { kind: 'profile' })).status).toBe(404);
    expect((await report(stranger, id, { kind: 'picture' })).status).toBe(404);
    expect(await report(stranger, id, { reason: 'other', text: '   ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'text' }] },
    });
  });

  it('allows 20 a day', async () => {
    const { client } = await newcomer();
    const { id } = await publicImpact(cast.owner, cast.judge);
    for (let sent = 0; sent < 20; sent += 1) expect((await report(client, id)).status).toBe(200);
    expect((await report(client, id)).status).toBe(429);
  });
});

describe('listReports', () => {
  it('shows judges cases about impacts only, and nobody a case about themselves', async () => {
    const { owner, admin, judge, stranger } = cast;
    const { id } = await publicImpact(owner, judge);
    await report(stranger, id);
    await report(stranger, cast.adminId, { kind: 'profile', reason: 'harassment' });
    const other = (await newcomer({ role: 'Admin' })).client;
    const about = { impact: await caseAbout(admin, id), admin: await caseAbout(other, cast.adminId) };
    expect(about.admin).toMatchObject({ kind: 'profile', canDecide: true });
    expect((await admin.get(`/report/${about.admin.id}`)).status).toBe(404);
    const everyCase = dataOf(await admin.get<ReportCaseList>('/report?page_size=100')).data;
    expect(everyCase.map((one) => one.id)).not.toContain(about.admin.id);
    const log = dataOf(await admin.get<AuditList>('/audit?page_size=100')).data;
    const filed = log.filter(({ subjectId }) => subjectId === about.admin.id);
    expect(filed.map(({ action, actor }) => [action, actor])).toEqual([['report_filed', null]]);
    await report(stranger, cast.ownerId, { kind: 'profile', reason: 'spam' });
    const ofOwner = await caseAbout(admin, cast.ownerId);
    expect((await detail(admin, about.impact.id)).earlier.map((one) => one.id)).toContain(ofOwner.id);
    expect((await detail(judge, about.impact.id)).earlier.map((one) => one.id)).not.toContain(ofOwner.id);
    expect(await waiting(judge)).toContain(about.impact.id);
    expect(await waiting(judge)).not.toContain(about.admin.id);
    expect(await waiting(admin)).not.toContain(about.admin.id);
    expect(await waiting(admin, '&kind=profile')).not.toContain(about.impact.id);
    expect((await judge.get(`/report/${about.admin.id}`)).status).toBe(404);
    expect((await decideCase(judge, about.admin.id)).status).toBe(404);
    expect(await decideCase(admin, about.admin.id)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    const counted = dataOf(await judge.get<CommunityStats>('/stats')).work?.reportsToDecide;
    expect(counted).toBe((await waiting(judge)).length);
    expect(dataOf(await owner.get<CommunityStats>('/stats')).work?.reportsToDecide).toBe(0);
    const sorted = dataOf(await admin.get<ReportCaseList>('/report?sort=most_reported&page_size=2'));
    const next = await admin.get<ReportCaseList>(
      `/report?sort=most_reported&page_size=2&cursor=${sorted.meta.nextCursor}`,
    );
    const counts = [...sorted.data, ...dataOf(next).data].map(({ reportCount }) => reportCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('decideReport', () => {
  it('dismisses without a word to the owner, and tells reporters so', async () => {
    const { owner, admin, judge, stranger } = cast;
    const { id } = await publicImpact(owner, judge);
    await report(stranger, id);
    const { id: caseId } = await caseAbout(admin, id);
    const decided = dataOf(await decideCase(judge, caseId, { outcome: 'dismissed' }));
    expect(decided).toMatchObject({ state: 'dismissed', canDecide: false, decidedBy: { id: cast.judgeId } });
    expect(await decideCase(admin, caseId)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect((await appeal(owner, caseId)).status).toBe(404);
    expect((await decisionsAbout(owner)).map((one) => one.id)).not.toContain(caseId);
    const [told] = await newsOf(stranger, 'report_decided');
    expect(told?.body).toContain('didn’t find that it breaks the community rules');
    expect(told?.actor).toBeNull();
    // The thing may have changed since, so another report opens another case.
    await report(stranger, id);
    expect((await caseAbout(admin, id)).id).not.toBe(caseId);
  });

  it('hides an impact; its owner reads why, appeals once, and another admin shows it again', async () => {
    const { admin, judge, stranger } = cast;
    const { client: owner, user } = await newcomer({ name: 'Wanjiru' });
    const { id, title } = await publicImpact(owner, judge);
    await report(stranger, id);
    const { id: caseId } = await caseAbout(admin, id);
    await decideCase(admin, caseId, { outcome: 'hidden', reason: 'Not your pictures.' });
    expect((await visitor.get(`/impact/${id}`)).status).toBe(404);
    expect(await decisionsAbout(owner)).toEqual([
      expect.objectContaining({
        id: caseId,
        outcome: 'hidden',
        state: 'hidden',
        isHidden: true,
        reason: 'Not your pictures.',
      }),
    ]);
    expect(JSON.stringify(await decisionsAbout(owner))).not.toContain(cast.strangerId);
    await untilJobsAreDone(server.database);
    // The letter about the impact's verification may be sent after this one.
    const letters = await createMailbox(server.origin).messagesTo(user.email);
    const letter = letters.find(({ subject }) => subject === `Your impact was hidden: ${title}`);
    expect(letter?.text).toContain('Not your pictures.');
    expect(letter?.text).toContain('/dashboard/settings/decisions');
    expect((await newsOf(stranger, 'report_decided'))[0]?.link).toBeNull();

    expect((await appeal(stranger, caseId)).status).toBe(404);
    expect(dataOf(await appeal(owner, caseId))).toMatchObject({
      state: 'appealed',
      appeal: { message: 'They are mine.' },
    });
    expect(await appeal(owner, caseId)).toMatchObject({ status: 409, body: { code: 'already_appealed' } });
    const other = await newcomer({ role: 'Admin' });
    expect(await answer(admin, caseId, false)).toMatchObject({ status: 409, body: { code: 'decided_by_you' } });
    expect(await waiting(admin)).not.toContain(caseId);
    expect(await waiting(other.client)).toContain(caseId);
    expect(dataOf(await answer(other.client, caseId, false))).toMatchObject({ state: 'overturned', isHidden: false });
    expect((await visitor.get(`/impact/${id}`)).status).toBe(200);
    expect(await answer(other.client, caseId, true)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect((await decisionsAbout(owner))[0]?.appeal).toMatchObject({ answer: 'We looked at it again.' });

    const log = dataOf(await admin.get<AuditList>('/audit?page_size=100')).data;
    const steps = log.filter(({ subjectId }) => subjectId === caseId).map(({ action }) => action);
    expect(steps).toEqual(['report_overturned', 'report_appealed', 'report_hidden', 'report_filed']);
    const hiding = log.filter(({ subjectId }) => subjectId === id).map(({ action, reason }) => [action, reason]);
    expect(hiding.slice(0, 2)).toEqual([
      ['impact_shown', 'We looked at it again.'],
      ['impact_hidden', 'Not your pictures.'],
    ]);
  });

  it('is left to others by those who reported it or took part in it, unless no other admin can decide', async () => {
    const { owner, admin } = cast;
    const { db } = server.database;
    await untilJobsAreDone(server.database);
    const [reporter, member] = [await newcomer({ role: 'Judge' }), await newcomer({ role: 'Judge' })];
    const [judge, other] = [await newcomer({ role: 'Judge' }), await newcomer({ role: 'Admin' })];
    const { id } = await publicImpact(owner, cast.judge, { members: [member.user.id] });
    for (const client of [reporter.client, admin]) await report(client, id);
    await untilJobsAreDone(server.database);
    const { id: caseId } = await caseAbout(other.client, id);
    const involved = [
      { client: reporter.client, involvement: 'reported', said: 'You reported this, so someone else has to decide.' },
      { client: admin, involvement: 'reported', said: 'You reported this, so someone else has to decide.' },
      {
        client: member.client,
        involvement: 'took_part',
        said: 'You took part in this impact, so someone else has to decide.',
      },
    ];
    for (const { client, involvement, said } of involved) {
      expect(await caseAbout(client, id)).toMatchObject({ canDecide: false, involvement });
      expect(await waiting(client)).not.toContain(caseId);
      expect(await decideCase(client, caseId)).toMatchObject({
        status: 403,
        body: { code: 'not_allowed', message: said },
      });
    }
    for (const { client } of [reporter, member]) expect(await newsOf(client, 'report_waiting')).toEqual([]);
    for (const { client } of [judge, other]) {
      expect(await newsOf(client, 'report_waiting')).toHaveLength(1);
      expect(await caseAbout(client, id)).toMatchObject({ canDecide: true, involvement: null });
      expect(await waiting(client)).toContain(caseId);
    }

    const others = await db
      .updateTable('users')
      .set({ role: 'Member' })
      .where('role', '=', 'Admin')
      .where('id', '<>', cast.adminId)
      .returning('id')
      .execute();
    expect(await caseAbout(admin, id)).toMatchObject({ canDecide: true, involvement: 'reported' });
    expect(await waiting(admin)).toContain(caseId);
    expect((await decideCase(reporter.client, caseId)).status).toBe(403);
    dataOf(await decideCase(admin, caseId));
    dataOf(await appeal(owner, caseId));
    expect(await waiting(admin)).toContain(caseId);
    const ids = others.map((one) => one.id);
    await db.updateTable('users').set({ role: 'Admin' }).where('id', 'in', ids).execute();
    expect(await answer(admin, caseId, true)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(dataOf(await answer(other.client, caseId, true))).toMatchObject({ state: 'upheld' });
  });

  it('withdraws an article, which judges don’t decide, and can’t hide a profile', async () => {
    const { admin, judge, stranger } = cast;
    const author = await newcomer({ role: 'Admin' });
    const news: News = dataOf(await createNews(server.origin, author.client, { isLive: true }));
    await report(stranger, news.id, { kind: 'article' });
    const { id: caseId } = await caseAbout(admin, news.id);
    expect((await decideCase(judge, caseId)).status).toBe(404);
    expect((await decideCase(author.client, caseId)).status).toBe(403);
    await decideCase(admin, caseId, { outcome: 'warned', alsoHide: true });
    expect((await visitor.get(`/news/${news.id}`)).status).toBe(404);
    expect((await detail(admin, caseId)).subject).toMatchObject({ isHidden: true });

    const { client, user } = await newcomer();
    await report(stranger, user.id, { kind: 'profile', reason: 'harassment' });
    const profile = await caseAbout(admin, user.id);
    expect(await decideCase(admin, profile.id, { outcome: 'hidden' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'outcome' }] },
    });
    expect((await decideCase(admin, profile.id, { outcome: 'suspended' })).body.errors?.[0]?.field).toBe('days');
    expect((await decideCase(admin, profile.id, { days: 7 })).body.errors?.[0]?.field).toBe('days');
    expect((await decideCase(admin, profile.id, { outcome: 'dismissed', alsoHide: true })).status).toBe(422);
    await client.get('/users/delete', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await decideCase(admin, profile.id)).toMatchObject({ status: 409, body: { code: 'person_left' } });
    expect((await decideCase(admin, profile.id, { outcome: 'dismissed' })).status).toBe(200);
  });
});

describe('three reports by people of standing', () => {
  it('hide a comment; a decision hides it even if an admin has shown it again since', async () => {
    const { admin, owner, judge } = cast;
    const { id } = await publicImpact(owner, judge);
    const { client: author } = await newcomer();
    const comment = await addComment(author, id);
    for (let count = 0; count < 3; count += 1) {
      const { client, user } = await newcomer();
      await giveStanding(server.database.db, user.id);
      expect((await report(client, comment.id, { kind: 'comment' })).status).toBe(200);
    }
    const isShown = async () => (await readThread(visitor, id)).data[0]?.state === 'visible';
    expect(await isShown()).toBe(false);
    dataOf(await admin.post('/comment/Hide', { commentId: comment.id, isHide: false }));
    expect(await isShown()).toBe(true);
    const { id: caseId } = await caseAbout(admin, comment.id);
    expect(dataOf(await decideCase(admin, caseId, { outcome: 'hidden' })).isHidden).toBe(true);
    expect(await isShown()).toBe(false);
    dataOf(await appeal(author, caseId));
    const { client: other } = await newcomer({ role: 'Admin' });
    expect(dataOf(await answer(other, caseId, false)).isHidden).toBe(false);
    expect(await isShown()).toBe(true);
  });

  it('hide a picture everywhere until it is decided; others’ reports don’t count', async () => {
    const { admin, judge, owner } = cast;
    const { db } = server.database;
    const file = await pictureFile('mangroves.jpg', 64, 48);
    const [media] = dataOf(await upload(server.origin, owner, { files: [file] })).media;
    if (!media) throw new Error('Nothing was uploaded');
    const impact = await publicImpact(owner, judge, { media: [media.id] });
    const address = `${server.origin}/media/${media.id}/64.webp`;
    const seenBy = async (client: Client) => ({
      file: (await fetch(address)).status,
      gallery: dataOf(await client.get<GalleryList>('/media/users?model=Impact&page_size=100')).data.some(
        ({ id }) => id === media.id,
      ),
      impact: dataOf(await client.get<Impact>(`/impact/${impact.id}`)).media.length,
    });
    expect(await seenBy(visitor)).toEqual({ file: 200, gallery: true, impact: 1 });
    const reporters: Awaited<ReturnType<typeof newcomer>>[] = [];
    for (let count = 0; count < 5; count += 1) reporters.push(await newcomer());
    const send = async (index: number) => report(reporters[index]?.client ?? visitor, media.id, { kind: 'picture' });
    for (const index of [2, 3, 4]) await giveStanding(db, reporters[index]?.user.id ?? '');
    for (const index of [0, 1, 2, 3]) expect((await send(index)).status).toBe(200);
    expect(await seenBy(visitor)).toEqual({ file: 200, gallery: true, impact: 1 });
    await send(4);
    expect(await seenBy(visitor)).toEqual({ file: 404, gallery: false, impact: 0 });
    const found = await caseAbout(admin, media.id);
    expect(found).toMatchObject({ isHidden: true, state: 'open', reportCount: 5 });
    const { subject } = await detail(admin, found.id);
    expect((await fetch(`${server.origin}${subject?.media[0]?.url}`)).status).toBe(200);
    expect(dataOf(await decideCase(admin, found.id, { outcome: 'dismissed' })).isHidden).toBe(false);
    expect(await seenBy(visitor)).toEqual({ file: 200, gallery: true, impact: 1 });
    const signedBefore = async () => (await fetch(`${server.origin}${media.url}`)).status;
    expect(await signedBefore()).toBe(200);
    await reporters[0]?.client.post('/report', { kind: 'picture', id: media.id, reason: 'spam' });
    const again = await caseAbout(admin, media.id);
    await decideCase(admin, again.id, { outcome: 'hidden', reason: 'Not your picture.' });
    expect(await seenBy(visitor)).toEqual({ file: 404, gallery: false, impact: 0 });
    expect(await signedBefore()).toBe(404);
    const mine = dataOf(await owner.get<OwnMediaList>('/media/mine')).data.find(({ media: { id } }) => id === media.id);
    expect((await fetch(`${server.origin}${mine?.media.url}`)).status, 'to its owner').toBe(200);
    const logged = db.selectFrom('audit_entries').select(['action', 'reason']).where('subject_id', '=', media.id);
    expect((await logged.orderBy('id').execute()).filter(({ action }) => action === 'media_hidden')).toEqual([
      { action: 'media_hidden', reason: null },
      { action: 'media_hidden', reason: 'Not your picture.' },
    ]);
    expect((await detail(admin, again.id)).earlier.map(({ id }) => id)).toContain(found.id);
  });
});

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
    expect((await newsOf(admin, 'report_waiting'))[0]).toMatchObject({ isRead: false, link: '/admin/reports' });
    const heard = async () => (await newsOf(owner, 'comment_received')).some(({ link }) => link?.includes(comment.id));
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
