import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, Opportunity, OpportunityList } from '#generated/types.gen.ts';
import type { Client } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import {
  apply,
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
const newcomer = async () => {
  const { client, user } = await buildLoggedIn(server.origin, db());
  return { client, ...user };
};

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
