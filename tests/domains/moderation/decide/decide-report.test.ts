import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, News } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
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
    const [told] = await toldOf(stranger, 'report_decided');
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
    expect((await toldOf(stranger, 'report_decided'))[0]?.link).toBeNull();

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
    for (const { client } of [reporter, member]) expect(await toldOf(client, 'report_waiting')).toEqual([]);
    for (const { client } of [judge, other]) {
      expect(await toldOf(client, 'report_waiting')).toHaveLength(1);
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
