import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AuditList,
  CommunityStats,
  GalleryList,
  Impact,
  OwnMediaList,
  ReportCaseList,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { addComment, readThread } from '../../../support/comments.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, logImpact } from '../../../support/impacts.ts';
import { untilJobsAreDone } from '../../../support/jobs.ts';
import {
  answer,
  appeal,
  caseAbout,
  decideCase,
  decisionsAbout,
  detail,
  giveStanding,
  publicImpact,
  report,
  toldOf,
  waiting,
} from '../../../support/moderation.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { pictureFile, upload } from '../../../support/uploads.ts';

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
    expect(await toldOf(owner, 'report_waiting')).toEqual([]);
    expect(await toldOf(admin, 'report_waiting')).toHaveLength(1);
    expect(await toldOf(judge, 'report_waiting')).toHaveLength(1);
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
