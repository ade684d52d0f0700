import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeApplication } from '#domains/opportunities/server/announce/letter-jobs.ts';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import type { ApplicationList, AuditList, Opportunity, OpportunityList, PartnerList } from '#generated/types.gen.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { untilJobsAreDone } from '../../../support/jobs.ts';
import { subjectsTo } from '../../../support/mailbox.ts';
import {
  apply,
  buildOpportunityCast,
  givePoints,
  newsAbout,
  type OpportunityCast,
  offerOpen,
} from '../../../support/opportunities.ts';
import { type OpportunityWork, startOpportunityWork } from '../../../support/opportunity-work.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let work: OpportunityWork;
const db = () => server.database.db;
const REQUESTS = '/opportunity-application-request';

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
const setActive = async (id: string, isActive: boolean) =>
  dataOf(await cast.admin.call('PATCH', `/users/${id}`, { body: { isActive, reason: 'For the test' } }));
const newcomer = async () => {
  const { client, user } = await buildLoggedIn(server.origin, db());
  return { client, ...user };
};
const mailsTo = (address: string, count: number) => subjectsTo(server.origin, address, count);

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
