import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followDeadlines } from '#domains/opportunities/server/background/deadlines.ts';
import type { AuditList, Opportunity, OpportunityList } from '#generated/types.gen.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { createMailbox, subjectsTo } from '../../../support/mailbox.ts';
import {
  addRequests,
  apply,
  approve,
  buildOpportunityCast,
  letDeadlinePass,
  newsAbout,
  type OpportunityCast,
  offer,
  offerOpen,
} from '../../../support/opportunities.ts';
import { type OpportunityWork, startOpportunityWork } from '../../../support/opportunity-work.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let work: OpportunityWork;
const db = () => server.database.db;
const REQUESTS = '/opportunity-application-request';
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
  work = startOpportunityWork(server.database);
});
afterAll(async () => {
  await server.close();
});

const read = async (id: string) => dataOf(await cast.partner.get<Opportunity>(`/opportunity/${id}/`));
const kindsFor = async (userId: string, id: string) => (await newsAbout(db(), userId, id)).map(({ kind }) => kind);
const setClosing = async (id: string, inHours: number) => {
  const closesAt = new Date(Date.now() + inHours * HOUR_MS);
  await db().updateTable('opportunities').set({ closes_at: closesAt }).where('id', '=', id).execute();
};
const newcomer = async () => {
  const { client, user } = await buildLoggedIn(server.origin, db());
  return { client, ...user };
};
const mailsTo = (address: string, count: number) => subjectsTo(server.origin, address, count);

describe('the deadline', () => {
  it('closes by the clock, before any job has run', async () => {
    const id = await offerOpen(cast);
    await letDeadlinePass(db(), id);
    expect(await read(id)).toMatchObject({ state: 'closed', isOpen: false, isVerified: true });
    const listed = dataOf(await cast.member.get<OpportunityList>('/opportunity?open=true&page_size=100'));
    expect(listed.data.map((row) => row.id)).not.toContain(id);
  });

  it('corrects a wrong count of pending applications', async () => {
    const id = await offerOpen(cast);
    await server.database.run('update opportunities set requested_count = 2 where id = $1', [id]);
    await letDeadlinePass(db(), id);
    await work.followDeadlines();
    expect(await read(id)).toMatchObject({ state: 'closed', requestedCount: 0 });
  });

  it('has no consequences while scholarships are off', async () => {
    const id = await offerOpen(cast);
    await letDeadlinePass(db(), id);
    await followDeadlines(db(), () => true);
    expect(await kindsFor(cast.partnerId, id)).toEqual(['opportunity_verified']);
    await work.followDeadlines();
    expect(await kindsFor(cast.partnerId, id)).toEqual(['opportunity_verified', 'opportunity_closed']);
  });

  it('closes once, however many workers run', async () => {
    const id = await offerOpen(cast);
    await cast.admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true });
    await letDeadlinePass(db(), id);
    await Promise.all([work.followDeadlines(), work.followDeadlines()]);
    await work.followDeadlines();
    expect(await read(id)).toMatchObject({ state: 'closed', isFeatured: false });
    expect(await kindsFor(cast.partnerId, id)).toEqual(['opportunity_verified', 'opportunity_closed']);
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${id}&action=opportunity_closed`));
    expect(log.data).toMatchObject([{ actor: null, fromState: 'approved', toState: 'closed' }]);
  });

  it('closes undecided applications and notifies the applicants', async () => {
    const id = await offerOpen(cast);
    const person = await newcomer();
    const application = await apply(person.client, id);
    const accepted = await apply(cast.member, id);
    await cast.partner.put(`${REQUESTS}/${accepted.id}`, { isApproved: true });
    await letDeadlinePass(db(), id);
    await work.followDeadlines();
    const own = dataOf(await person.client.get<Opportunity>(`/opportunity/${id}/`));
    expect(own.application).toMatchObject({ id: application.id, state: 'denied', isClosedUndecided: true });
    expect(await read(id)).toMatchObject({ requestedCount: 0, acceptedCount: 1 });
    const [news] = await newsAbout(db(), person.id, id);
    expect(news).toMatchObject({
      kind: 'application_denied',
      title: expect.stringMatching(/wasn’t reviewed in time/),
    });
    expect((await newsAbout(db(), cast.partnerId, id)).at(-1)?.body).toBe(
      '1 application accepted. 1 application closed without a decision.',
    );
    expect(await mailsTo(person.email, 1)).toEqual(['Your application wasn’t reviewed in time']);
    const late = await cast.partner.put(`${REQUESTS}/${application.id}`, { isApproved: true });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/is declined: the deadline passed before a decision/),
    ]);
  });
});

describe('reminders before the deadline', () => {
  it('go to the partner a week and a day before, once each, while applications are pending', async () => {
    const id = await offerOpen(cast);
    await apply(cast.member, id);
    // Applications stay pending in one that was closed early, too.
    await cast.partner.put(`/opportunity/closing/${id}`, { isClosed: true });
    const told = async () =>
      (await kindsFor(cast.partnerId, id)).filter((kind) => kind === 'opportunity_deadline').length;
    await setClosing(id, 8 * 24);
    await work.followDeadlines();
    expect(await told()).toBe(0);
    await setClosing(id, 6 * 24);
    await work.followDeadlines();
    await work.followDeadlines();
    expect(await told()).toBe(1);
    await setClosing(id, 20);
    await Promise.all([work.followDeadlines(), work.followDeadlines()]);
    expect(await told()).toBe(2);
  });

  it('send one where both would be due, and none without pending applications', async () => {
    const waiting = await offerOpen(cast);
    await apply(cast.member, waiting);
    const empty = await offerOpen(cast);
    for (const id of [waiting, empty]) await setClosing(id, 20);
    await work.followDeadlines();
    expect((await kindsFor(cast.partnerId, waiting)).filter((kind) => kind === 'opportunity_deadline')).toHaveLength(1);
    expect(await kindsFor(cast.partnerId, empty)).toEqual(['opportunity_verified']);
  });

  it('go once to people who saved it and haven’t applied, by email too', async () => {
    const id = await offerOpen(cast);
    const [saver, applicant, other] = [await newcomer(), await newcomer(), await newcomer()];
    for (const { client } of [saver, applicant, other]) {
      await client.post('/user-opportunity-fav', { opportnityId: id });
    }
    await apply(applicant.client, id);
    const favourite = dataOf(await other.client.post<{ id: string }>('/user-opportunity-fav', { opportnityId: id }));
    await other.client.call('DELETE', `/user-opportunity-fav/delete/${favourite.id}`);
    await setClosing(id, 60);
    await work.followDeadlines();
    await work.followDeadlines();
    expect(await kindsFor(saver.id, id)).toEqual(['opportunity_deadline']);
    expect(await kindsFor(applicant.id, id)).toEqual([]);
    expect(await kindsFor(other.id, id)).toEqual([]);
    expect(await mailsTo(saver.email, 1)).toEqual(['A scholarship you saved closes soon']);
  });
});

describe('emails', () => {
  it('tell the partner about the decision, new applications and the closing', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db(), { role: 'Partner', name: 'Ingrid' });
    const { id } = await offer(client);
    await approve(cast.admin, id);
    const application = await apply(cast.member, id);
    expect((await mailsTo(user.email, 2)).toSorted()).toEqual([
      'You have new applications',
      'Your opportunity was approved',
    ]);
    await client.put(`${REQUESTS}/${application.id}`, { isApproved: true });
    await letDeadlinePass(db(), id);
    await work.followDeadlines();
    expect(await mailsTo(user.email, 3)).toContain('Your opportunity has closed');
    const link = await createMailbox(server.origin).linkTo(user.email, /\/partner\/applications/);
    expect(link).toBe(`${server.config.publicOrigin}/partner/applications?opportunity=${id}`);
  });
});

// Last, because its jobs delay the emails of other tests.
describe('many pending applications', () => {
  it('are closed in batches', async () => {
    const id = await offerOpen(cast);
    const person = await newcomer();
    await apply(person.client, id);
    await addRequests(db(), { opportunityId: id, ownerId: cast.partnerId, count: 1_200 });
    await letDeadlinePass(db(), id);
    await work.followDeadlines();
    expect(await read(id)).toMatchObject({ requestedCount: 0 });
    expect(await kindsFor(person.id, id)).toEqual(['application_denied']);
  });
});
