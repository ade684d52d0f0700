import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Opportunity } from '#generated/types.gen.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
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
