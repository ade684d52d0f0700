/** The server's scheduled work: closing opportunities, ending undecided applications, reminders, rises in points. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeApplication } from '#domains/opportunities/server/announce/letter-jobs.ts';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import type { ApplicationList, AuditList, Opportunity, OpportunityList, PartnerList } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { createMailbox } from '../../support/mailbox.ts';
import {
  addRequests,
  apply,
  approve,
  buildOpportunityCast,
  givePoints,
  letDeadlinePass,
  newsAbout,
  type OpportunityCast,
  offer,
  offerOpen,
} from '../../support/opportunities.ts';
import { type OpportunityWork, startOpportunityWork } from '../../support/opportunity-work.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

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
const setActive = async (id: string, isActive: boolean) =>
  dataOf(await cast.admin.call('PATCH', `/users/${id}`, { body: { isActive, reason: 'For the test' } }));
const newcomer = async () => {
  const { client, user } = await buildLoggedIn(server.origin, db());
  return { client, ...user };
};
async function mailsTo(address: string, count: number): Promise<string[]> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const mails = (await createMailbox(server.origin).messagesTo(address)).map(({ subject }) => subject);
    if (mails.length >= count || Date.now() > deadline) return mails;
    await wait(100);
  }
}

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

describe('closeOpportunity', () => {
  const setClosed = (client: Client, id: string, isClosed: boolean) =>
    client.put<Opportunity>(`/opportunity/closing/${id}`, { isClosed });
  const idsOf = async (query: string) =>
    dataOf(await cast.partner.get<OpportunityList>(`/opportunity${query}`)).data.map((row) => row.id);

  it('takes no more applications, lets pending ones be decided, and notifies no one', async () => {
    const id = await offerOpen(cast);
    const [waiting, saver] = [await newcomer(), await newcomer()];
    const application = await apply(waiting.client, id);
    await saver.client.post('/user-opportunity-fav', { opportnityId: id });
    await cast.admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true });

    expect((await setClosed(cast.otherPartner, id, true)).status).toBe(403);
    const closed = { state: 'closed', isOpen: false, isClosedEarly: true, isFeatured: false };
    expect(dataOf(await setClosed(cast.partner, id, true))).toMatchObject(closed);
    expect(dataOf(await setClosed(cast.partner, id, true))).toMatchObject(closed);
    const refused = await saver.client.post(REQUESTS, { opportunityId: id });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'closed',
      'This opportunity is closed: it was closed before its deadline and takes no more applications.',
    ]);

    await work.followDeadlines();
    const own = dataOf(await waiting.client.get<Opportunity>(`/opportunity/${id}/`));
    expect(own).toMatchObject({ isClosedEarly: true, application: { state: 'requested' } });
    expect(await kindsFor(waiting.id, id)).toEqual([]);
    expect(await kindsFor(saver.id, id)).toEqual([]);
    dataOf(await cast.partner.put(`${REQUESTS}/${application.id}`, { isApproved: true }));
    expect(await read(id)).toMatchObject({ acceptedCount: 1, requestedCount: 0, isClosedEarly: true });
  });

  it('is undone until the deadline, and each change is in the audit log', async () => {
    const id = await offerOpen(cast);
    await setClosed(cast.admin, id, true);
    expect(dataOf(await setClosed(cast.partner, id, false))).toMatchObject({ state: 'approved', isOpen: true });
    await apply(cast.member, id);
    await setClosed(cast.partner, id, true);
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${id}`)).data;
    expect(log.map(({ action }) => action).filter((action) => /closed_early|reopened/.test(action))).toEqual([
      'opportunity_closed_early',
      'opportunity_reopened',
      'opportunity_closed_early',
    ]);

    await letDeadlinePass(db(), id);
    const late = await setClosed(cast.partner, id, false);
    expect([late.status, late.body.code]).toEqual([409, 'closed']);
    await work.followDeadlines();
    expect(await read(id)).toMatchObject({ state: 'closed', isClosedEarly: false, requestedCount: 0 });
  });

  it('is listed as closed, whatever the order', async () => {
    const id = await offerOpen(cast);
    await setClosed(cast.partner, id, true);
    for (const sort of ['deadline', 'newest']) {
      expect(await idsOf(`?open=true&sort=${sort}&page_size=100`)).not.toContain(id);
      expect(await idsOf(`?open=false&sort=${sort}&page_size=100`)).toContain(id);
      expect(await idsOf(`/user?relation=own&state=closed&sort=${sort}&page_size=100`)).toContain(id);
      expect(await idsOf(`/user?relation=own&state=approved&sort=${sort}&page_size=100`)).not.toContain(id);
    }
    const all = dataOf(await cast.admin.get<OpportunityList>('/opportunity/getall?state=closed&page_size=100')).data;
    expect(all.map((row) => row.id)).toContain(id);
  });

  it('isn’t for one that waits for its approval', async () => {
    const { id } = await offer(cast.partner);
    const early = await setClosed(cast.partner, id, true);
    expect([early.status, early.body.code]).toEqual([409, 'not_approved']);
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

describe('a rise in points', () => {
  it('triggers auto-accept of a pending application', async () => {
    const id = await offerOpen(cast, { seats: 1 });
    const person = await newcomer();
    expect((await apply(person.client, id)).state).toBe('requested');
    await cast.partner.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 100 });
    await givePoints(cast.admin, person.id, 99);
    await work.followRises();
    expect(await read(id)).toMatchObject({ requestedCount: 1, acceptedCount: 0 });
    await givePoints(cast.admin, person.id, 1);
    await Promise.all([work.followRises(), work.followRises()]);
    expect(await read(id)).toMatchObject({ requestedCount: 0, acceptedCount: 1 });
    expect(await kindsFor(person.id, id)).toEqual(['application_auto_accepted']);
    expect(await mailsTo(person.email, 1)).toEqual(['Your application was accepted']);
  });

  it('is not needed of someone whose account is active again', async () => {
    const id = await offerOpen(cast);
    const person = await newcomer();
    await apply(person.client, id);
    await setActive(person.id, false);
    await cast.partner.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 0 });
    await work.followRises();
    expect(await read(id)).toMatchObject({ requestedCount: 1, acceptedCount: 0 });
    await setActive(person.id, true);
    await work.followRises();
    expect(await read(id)).toMatchObject({ requestedCount: 0, acceptedCount: 1 });
    expect(await kindsFor(person.id, id)).toEqual(['application_auto_accepted']);
  });

  it('accepts nobody while the partner’s account is deactivated, but once it’s active again', async () => {
    const partner = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const id = await offerOpen({ ...cast, partner: partner.client });
    const person = await newcomer();
    await apply(person.client, id);
    await partner.client.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 100 });
    await setActive(partner.user.id, false);
    await givePoints(cast.admin, person.id, 100);
    await work.followRises();
    expect(await kindsFor(person.id, id)).not.toContain('application_auto_accepted');
    await setActive(partner.user.id, true);
    await work.followRises();
    expect(await kindsFor(person.id, id)).toContain('application_auto_accepted');
  });

  it('notifies once about saved opportunities it unlocks', async () => {
    const id = await offerOpen(cast, {}, 50);
    const person = await newcomer();
    await person.client.post('/user-opportunity-fav', { opportnityId: id });
    await givePoints(cast.admin, person.id, 30);
    await work.followRises();
    expect(await kindsFor(person.id, id)).toEqual([]);
    await givePoints(cast.admin, person.id, 30);
    await Promise.all([work.followRises(), work.followRises()]);
    await givePoints(cast.admin, person.id, 30);
    await work.followRises();
    expect(await kindsFor(person.id, id)).toEqual(['opportunity_unlocked']);
  });
});

describe('a partner who leaves', () => {
  it('leaves the opportunity closed to applications until they return, and the applicants are notified once', async () => {
    const partner = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const id = await offerOpen({ ...cast, partner: partner.client });
    const [person, late] = [await newcomer(), await newcomer()];
    const { id: applicationId } = await apply(person.client, id);
    const listOpen = async () =>
      dataOf(await cast.member.get<OpportunityList>('/opportunity?open=true&page_size=100')).data.map((row) => row.id);
    expect(await listOpen()).toContain(id);

    for (const _time of ['once', 'again']) {
      await setActive(partner.user.id, false);
      await untilJobsAreDone(server.database);
      expect(await kindsFor(person.id, id)).toEqual(['opportunity_closed']);
      expect(await mailsTo(person.email, 1)).toEqual(['The partner you applied to has left']);
      await setActive(partner.user.id, true);
    }
    await setActive(partner.user.id, false);
    expect(await read(id)).toMatchObject({ state: 'approved', isOpen: false });
    expect(await listOpen()).not.toContain(id);
    const { status, body } = await late.client.post(REQUESTS, { opportunityId: id });
    expect([status, body.code]).toEqual([409, 'person_left']);
    expect(body.message).toBe('This opportunity isn’t open for applications: its partner has left.');

    await setActive(partner.user.id, true);
    expect(await listOpen()).toContain(id);
    await apply(late.client, id);
    dataOf(await cast.admin.put(`${REQUESTS}/${applicationId}`, { isApproved: false }));
  });

  it('is no news by email for applicants who have withdrawn, nor after the return', async () => {
    const partner = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const id = await offerOpen({ ...cast, partner: partner.client });
    const [waiting, withdrawn] = [await newcomer(), await newcomer()];
    const [kept, taken] = [await apply(waiting.client, id), await apply(withdrawn.client, id)];
    const mailOf = async (applicationId: string) => {
      const mail = await writeApplication(
        { db: db(), config: server.config },
        { applicationId, event: 'partner-left' },
      );
      return mail?.to ?? null;
    };
    await setActive(partner.user.id, false);
    dataOf(await withdrawn.client.post(`${REQUESTS}/delete/${taken.id}`));
    expect([await mailOf(kept.id), await mailOf(taken.id)]).toEqual([waiting.email, null]);
    await setActive(partner.user.id, true);
    expect(await mailOf(kept.id)).toBeNull();
  });
});

describe('a partner who is made a member', () => {
  const setRole = async (id: string, role: string) =>
    dataOf(await cast.admin.call('PATCH', `/users/${id}`, { body: { role, reason: 'For the test' } }));
  const partnerIds = async () =>
    dataOf(await cast.member.get<PartnerList>('/partners?page_size=100')).data.map(({ person }) => person.id);
  const idOf = ({ id }: { id: string }) => id;
  const handOver = (id: string, ownerId: string, client = cast.admin) =>
    client.put<Opportunity>(`/opportunity/owner/${id}`, { ownerId });

  it('leaves an opportunity that takes no applications until an admin hands it over', async () => {
    const former = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const next = await buildLoggedIn(server.origin, db(), { role: 'Partner', name: 'Sefina', lastName: 'Tui' });
    const id = await offerOpen({ ...cast, partner: former.client });
    const [waiting, late] = [await newcomer(), await newcomer()];
    const { id: applicationId } = await apply(waiting.client, id);
    expect(await partnerIds()).toContain(former.user.id);

    await setRole(former.user.id, 'Member');
    await untilJobsAreDone(server.database);
    expect(await kindsFor(waiting.id, id)).toEqual(['opportunity_closed']);
    expect(await mailsTo(waiting.email, 1)).toEqual(['The partner you applied to has left']);
    expect((await newsAbout(db(), cast.adminId, id)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^An opportunity needs a new partner/),
    ]);
    expect(await partnerIds()).not.toContain(former.user.id);
    expect(await read(id)).toMatchObject({ state: 'approved', isOpen: false, hasPartner: false });
    const refused = await late.client.post(REQUESTS, { opportunityId: id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'person_left' } });

    expect((await handOver(id, late.id)).status).toBe(422);
    expect((await handOver(id, next.user.id, cast.partner)).status).toBe(403);
    const { status, body } = await handOver(id, next.user.id);
    expect([status, body.data.owner.id, body.data.hasPartner, body.data.isOpen]).toEqual([
      200,
      next.user.id,
      true,
      true,
    ]);
    await handOver(id, next.user.id);
    await untilJobsAreDone(server.database);
    expect(await kindsFor(next.user.id, id)).toEqual(['opportunity_handed_over']);
    expect(await mailsTo(next.user.email, 1)).toEqual(['An opportunity was handed over to you']);
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${id}&action=opportunity_handed_over`));
    expect(log.data).toMatchObject([{ toState: 'Sefina Tui', actor: { id: cast.adminId } }]);
    expect(await partnerIds()).toContain(next.user.id);
    dataOf(await next.client.put(`${REQUESTS}/${applicationId}`, { isApproved: true }));
    const queue = dataOf(await next.client.get<ApplicationList>(REQUESTS));
    expect(queue.data.map(idOf)).toEqual([applicationId]);
    await apply(late.client, id);
    expect(await recountPartners(db())).toBe(0);
  });

  it('gets the opportunities back with the role, and accepts who met their rule meanwhile', async () => {
    const former = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const id = await offerOpen({ ...cast, partner: former.client });
    const person = await newcomer();
    await apply(person.client, id);
    await former.client.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 100 });
    await setRole(former.user.id, 'Judge');
    await givePoints(cast.admin, person.id, 100);
    await work.followRises();
    expect(await kindsFor(person.id, id)).not.toContain('application_auto_accepted');
    await setRole(former.user.id, 'Partner');
    await work.followRises();
    expect(await kindsFor(person.id, id)).toContain('application_auto_accepted');
    expect(await read(id)).toMatchObject({ hasPartner: true, isOpen: true });
  });

  it('keeps them as an admin', async () => {
    const former = await buildLoggedIn(server.origin, db(), { role: 'Partner' });
    const id = await offerOpen({ ...cast, partner: former.client });
    await setRole(former.user.id, 'Admin');
    expect(await read(id)).toMatchObject({ hasPartner: true, isOpen: true });
    await setRole(former.user.id, 'Member');
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
