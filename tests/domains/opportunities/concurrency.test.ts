/**
 * Concurrent requests: no more are accepted than there are places, and those who come too late are told what happened.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import type { Application, Opportunity, PartnerList } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  apply,
  approve,
  buildOpportunityCast,
  type OpportunityCast,
  offer,
  offerOpen,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let crowd: Client[];
const db = () => server.database.db;
const REQUESTS = '/opportunity-application-request';
/** Fewer on the embedded database, which runs one statement after another, however many wait. */
const CROWD = process.env['TEST_DATABASE_URL'] ? 100 : 50;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
  crowd = [];
  for (let some = 0; some < CROWD; some += 10) {
    crowd.push(
      ...(await Promise.all(Array.from({ length: 10 }, async () => (await buildLoggedIn(server.origin, db())).client))),
    );
  }
}, 120_000);
afterAll(() => server.close());

const read = async (id: string) => dataOf(await cast.partner.get<Opportunity>(`/opportunity/${id}/`));
const statesOf = async (id: string) => {
  const rows = await db()
    .selectFrom('opportunity_applications')
    .select('state')
    .where('opportunity_id', '=', id)
    .execute();
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, group]) => [state, group.length]),
  );
};
const turnOn = (id: string) => cast.partner.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 0 });

describe(`${CROWD} concurrent applicants for one place`, () => {
  it('accepts exactly one by auto-accept', async () => {
    const id = await offerOpen(cast, { seats: 1 });
    await turnOn(id);
    const answers = await Promise.all(crowd.map((client) => client.post(REQUESTS, { opportunityId: id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(CROWD - 1);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set(['This opportunity is full: its only place is taken.']),
    );
    expect(await statesOf(id)).toEqual({ 'auto-accepted': 1 });
  });

  it('accepts exactly one when the partner accepts all of them', async () => {
    const id = await offerOpen(cast, { seats: 1 });
    const applications = await Promise.all(crowd.map((client) => apply(client, id)));
    expect(await read(id)).toMatchObject({ requestedCount: CROWD, acceptedCount: 0 });
    const answers = await Promise.all(
      applications.map((application) => cast.partner.put(`${REQUESTS}/${application.id}`, { isApproved: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(CROWD - 1);
    expect(await statesOf(id)).toEqual({ accepted: 1, requested: CROWD - 1 });
    expect(await read(id)).toMatchObject({ requestedCount: CROWD - 1, acceptedCount: 1, seatsLeft: 0, isOpen: false });
  });
});

describe('auto-accept turned on while fifty apply', () => {
  it('fills every place and never more', async () => {
    for (const seats of [7, 20]) {
      const id = await offerOpen(cast, { seats: seats });
      const applying = crowd.slice(0, 50).map((client) => client.post<Application>(REQUESTS, { opportunityId: id }));
      const rule = await turnOn(id);
      const answers = await Promise.all(applying);
      expect(rule.status).toBe(200);
      const states = await statesOf(id);
      const accepted = states['auto-accepted'] ?? 0;
      expect(accepted).toBe(seats);
      expect(answers.filter(({ status }) => status === 201).length).toBe(accepted + (states['requested'] ?? 0));
      expect(await read(id)).toMatchObject({ acceptedCount: seats, requestedCount: states['requested'] ?? 0 });
    }
  });
});

describe('concurrent calls for one application', () => {
  it('create it once when sent twenty times', async () => {
    const id = await offerOpen(cast, { seats: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cast.member.post(REQUESTS, { opportunityId: id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await statesOf(id)).toEqual({ requested: 1 });
  });

  it('decide it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await offerOpen(cast, { seats: 3 });
      const application = await apply(cast.member, id);
      const answers = await Promise.all([
        cast.partner.put(`${REQUESTS}/${application.id}`, { isApproved: true }),
        cast.admin.put(`${REQUESTS}/${application.id}`, { isApproved: false }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.message).toMatch(/(Anahera Ngata accepted|Aroha Parata declined) it on/);
    }
  });

  it('withdraw or decide it, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await offerOpen(cast, { seats: 3 });
      const application = await apply(cast.member, id);
      const [withdrawal, decision] = await Promise.all([
        cast.member.post(`${REQUESTS}/delete/${application.id}`),
        cast.partner.put(`${REQUESTS}/${application.id}`, { isApproved: true }),
      ]);
      expect([withdrawal.status, decision.status].sort()).toEqual([200, 409]);
      const state = withdrawal.status === 200 ? 'withdrawn' : 'accepted';
      expect(await statesOf(id)).toEqual({ [state]: 1 });
      expect(await read(id)).toMatchObject({ requestedCount: 0, acceptedCount: state === 'accepted' ? 1 : 0 });
    }
  });
});

describe('concurrent saves', () => {
  it('create one favourite', async () => {
    const id = await offerOpen(cast, { seats: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cast.member.post<{ id: string }>('/user-opportunity-fav', { opportnityId: id })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  });
});

it('partners leave while an admin hides what they offer', async () => {
  const partners = await Promise.all(
    Array.from({ length: 12 }, () => buildLoggedIn(server.origin, db(), { role: 'Partner' })),
  );
  const offered: string[] = [];
  for (const { client } of partners) offered.push(await offerOpen({ partner: client, admin: cast.admin }));
  const answers = await Promise.all(
    partners.flatMap(({ client }, index) => [
      cast.admin.post('/opportunity/Hide', { opportunityId: offered[index], isHide: true }),
      client.get('/users/delete'),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await recountPartners(db())).toBe(0);
}, 60_000);

describe('a partner renamed while their first opportunity is approved', () => {
  it('is listed by the new name', async () => {
    const partners = await Promise.all(
      Array.from({ length: 8 }, () => buildLoggedIn(server.origin, db(), { role: 'Partner', name: 'Before' })),
    );
    const offered = await Promise.all(partners.map(({ client }) => offer(client)));
    await Promise.all(
      partners.flatMap(({ user }, index) => [
        db().updateTable('users').set({ name: 'Renamed' }).where('id', '=', user.id).execute(),
        approve(cast.admin, offered[index]?.id ?? ''),
      ]),
    );
    const { data } = dataOf(await cast.member.get<PartnerList>('/partners?search=renamed&page_size=100'));
    expect(data.map(({ person }) => person.id).sort()).toEqual(partners.map(({ user }) => user.id).sort());
    expect(await recountPartners(db())).toBe(0);
  });
});
