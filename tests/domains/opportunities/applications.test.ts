/** Applying, withdrawing and deciding, one after the other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application, ApplicationList, Opportunity } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  apply,
  buildOpportunityCast,
  givePoints,
  letDeadlinePass,
  newsAbout,
  type OpportunityCast,
  offer,
  offerOpen,
  opportunityOf,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
const db = () => server.database.db;
const REQUESTS = '/opportunity-application-request';
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
});
afterAll(() => server.close());

const read = async (client: Client, id: string) => dataOf(await client.get<Opportunity>(`/opportunity/${id}/`));
const decide = (client: Client, id: string, isApproved: boolean) =>
  client.put<Application>(`${REQUESTS}/${id}`, { isApproved });
const withdraw = (client: Client, id: string) => client.post<Application>(`${REQUESTS}/delete/${id}`);
const leave = (userId: string) =>
  db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', userId).execute();
const kindsFor = async (userId: string, id: string) => (await newsAbout(db(), userId, id)).map(({ kind }) => kind);

describe('applyForOpportunity', () => {
  it('stores the current rule and notifies the partner once until they look', async () => {
    const id = await offerOpen(cast, { seats: 3 }, 0);
    const { status, body } = await cast.member.post<Application>(REQUESTS, { opportunityId: id });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      state: 'requested',
      rule: { pointsRequired: 0, min_pointsreq: null, seats: 3 },
      pointsAtRequest: 0,
      decidedAt: null,
      isClosedUndecided: false,
    });
    await apply(cast.otherMember, id);
    await cast.partner.put(`/opportunity/${id}`, opportunityOf({ seats: 9 }));
    expect((await read(cast.member, id)).application?.rule.seats).toBe(3);
    expect(await read(cast.partner, id)).toMatchObject({ requestedCount: 2, acceptedCount: 0, seatsLeft: 9 });
    expect(await kindsFor(cast.partnerId, id)).toEqual(['opportunity_verified', 'application_received']);
  });

  it('says why a member can’t apply', async () => {
    const tell = async (id: string) => {
      const { status, body } = await cast.member.post(REQUESTS, { opportunityId: id });
      return { status, code: body.code, message: body.message };
    };
    const twice = await offerOpen(cast);
    await apply(cast.member, twice);
    expect(await tell(twice)).toEqual({
      status: 409,
      code: 'already_exists',
      message: 'You’ve already applied for this opportunity: your application is pending.',
    });
    expect(await tell(await offerOpen(cast, {}, 40))).toEqual({
      status: 409,
      code: 'locked',
      message: 'This opportunity is locked: it needs 40 points, and you’re 40 points short.',
    });
    const closed = await offerOpen(cast);
    await letDeadlinePass(db(), closed);
    expect(await tell(closed)).toMatchObject({
      code: 'closed',
      message: expect.stringMatching(/^This opportunity is closed: its deadline was on /),
    });
    const full = await offerOpen(cast, { seats: 1 });
    await decide(cast.partner, (await apply(cast.otherMember, full)).id, true);
    expect(await tell(full)).toMatchObject({
      code: 'full',
      message: 'This opportunity is full: its only place is taken.',
    });
    expect((await tell((await offer(cast.partner)).id)).status).toBe(404);
    expect((await tell(UNKNOWN)).status).toBe(404);
  });

  it('unlocks by points without spending them', async () => {
    const id = await offerOpen(cast, {}, 60);
    const { client, user } = await buildLoggedIn(server.origin, db());
    expect((await client.post(REQUESTS, { opportunityId: id })).status).toBe(409);
    await givePoints(cast.admin, user.id, 75);
    expect(await read(client, id)).toMatchObject({ isUnlocked: true, pointsMissing: 0 });
    expect((await apply(client, id)).pointsAtRequest).toBe(75);
    expect(dataOf(await client.get<{ points: number }>('/users/view')).points).toBe(75);
  });

  it('allows another application after withdrawing but not after being declined', async () => {
    const id = await offerOpen(cast);
    const first = await apply(cast.member, id);
    expect((await withdraw(cast.member, first.id)).body.data.state).toBe('withdrawn');
    const second = await apply(cast.member, id);
    expect(second.id).not.toBe(first.id);
    await decide(cast.partner, second.id, false);
    expect((await cast.member.post(REQUESTS, { opportunityId: id })).body.message).toMatch(/application is declined/);
    expect((await read(cast.member, id)).application).toMatchObject({ id: second.id, state: 'denied' });
    expect(await kindsFor(cast.partnerId, id)).toEqual([
      'opportunity_verified',
      'application_received',
      'application_withdrawn',
    ]);
  });
});

describe('decideApplication', () => {
  it('accepts and declines, and notifies the member', async () => {
    const id = await offerOpen(cast, { seats: 5 });
    const accepted = await decide(cast.partner, (await apply(cast.member, id)).id, true);
    expect(accepted.body.data).toMatchObject({ state: 'accepted', decidedBy: { name: 'Anahera Ngata' } });
    const denied = await decide(cast.admin, (await apply(cast.otherMember, id)).id, false);
    expect(denied.body.data).toMatchObject({ state: 'denied', decidedBy: { name: 'Aroha Parata' } });
    expect(await read(cast.partner, id)).toMatchObject({ requestedCount: 0, acceptedCount: 1, seatsLeft: 4 });
    expect(await kindsFor(cast.memberId, id)).toEqual(['application_accepted']);
    expect(await kindsFor(cast.otherMemberId, id)).toEqual(['application_denied']);
  });

  it("is nobody else's", async () => {
    const id = await offerOpen(cast);
    const application = await apply(cast.member, id);
    expect((await decide(cast.otherPartner, application.id, true)).status).toBe(404);
    expect((await decide(cast.member, application.id, true)).status).toBe(403);
    expect((await decide(cast.partner, UNKNOWN, true)).status).toBe(404);
  });

  it('answers 409 with the state once decided', async () => {
    const id = await offerOpen(cast, { seats: 5 });
    const application = await apply(cast.member, id);
    await decide(cast.partner, application.id, true);
    expect((await decide(cast.admin, application.id, false)).body).toMatchObject({
      code: 'already_decided',
      message: expect.stringMatching(/^This application is accepted: Anahera Ngata accepted it on /),
    });
    const gone = await apply(cast.otherMember, id);
    await withdraw(cast.otherMember, gone.id);
    const late = await decide(cast.partner, gone.id, true);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'withdrawn',
      expect.stringMatching(/^This application is withdrawn: Kwame Mensah withdrew it on /),
    ]);
  });

  it('refuses when full or past the deadline', async () => {
    const id = await offerOpen(cast, { seats: 1 });
    const first = await apply(cast.member, id);
    const second = await apply(cast.otherMember, id);
    await decide(cast.partner, first.id, true);
    expect((await decide(cast.partner, second.id, true)).body).toMatchObject({
      code: 'full',
      message: expect.stringMatching(/is full: its only place is taken\. The application is still pending\.$/),
    });
    await letDeadlinePass(db(), id);
    expect((await decide(cast.partner, second.id, false)).body.message).toMatch(/is closed: its deadline was on/);
    expect((await withdraw(cast.otherMember, second.id)).body).toMatchObject({
      code: 'closed',
      message: expect.stringMatching(/is closed: its deadline was on/),
    });
  });

  it('does not accept someone who has left', async () => {
    const id = await offerOpen(cast);
    const { client, user } = await buildLoggedIn(server.origin, db());
    const application = await apply(client, id);
    await leave(user.id);
    const accepting = await decide(cast.partner, application.id, true);
    expect([accepting.status, accepting.body.code, accepting.body.message]).toEqual([
      409,
      'person_left',
      expect.stringMatching(/has left/),
    ]);
    expect((await decide(cast.partner, application.id, false)).body.data.applicant.name).toBe('Former member');
  });
});

describe('withdrawApplication', () => {
  it('is for the applicant, while pending', async () => {
    const id = await offerOpen(cast);
    const application = await apply(cast.member, id);
    expect((await withdraw(cast.otherMember, application.id)).status).toBe(404);
    expect((await withdraw(cast.partner, application.id)).status).toBe(404);
    expect((await withdraw(cast.member, application.id)).status).toBe(200);
    const again = await withdraw(cast.member, application.id);
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^This application is withdrawn: you withdrew it on /),
    ]);
    const decided = await apply(cast.member, id);
    await decide(cast.partner, decided.id, true);
    expect((await withdraw(cast.member, decided.id)).body.message).toMatch(/is accepted: the partner accepted it/);
  });
});

describe('autoAcceptApplications', () => {
  const setRule = (client: Client, id: string, body: object) =>
    client.put<{ acceptedCount: number; accepted: Application[]; seatsLeft: number | null }>(
      `${REQUESTS}/autoAccept/${id}`,
      body,
    );
  const newcomers = async (points: number[]) =>
    Promise.all(
      points.map(async (amount) => {
        const { client, user } = await buildLoggedIn(server.origin, db());
        if (amount > 0) await givePoints(cast.admin, user.id, amount);
        return { client, id: user.id };
      }),
    );

  it('accepts pending applicants, highest points first, ties by time, while places last', async () => {
    const id = await offerOpen(cast, { seats: 3 });
    const people = await newcomers([50, 90, 70, 70, 10, 500]);
    for (const { client } of people) await apply(client, id);
    await leave(people[5]?.id ?? '');
    const preview = dataOf(
      await cast.partner.get<ApplicationList>(
        `${REQUESTS}?opportunityId=${id}&state=requested&min_points=20&sort=points`,
      ),
    );
    const best = [people[1], people[2], people[3]].map((person) => person?.id);
    expect(preview.data.map(({ applicant }) => applicant.id)).toEqual([...best, people[0]?.id]);
    expect(preview.meta.total).toBe(4);
    const { status, body } = await setRule(cast.partner, id, { isApproved: true, min_pointsreq: 20 });
    expect([status, body.data.acceptedCount, body.data.seatsLeft]).toEqual([200, 3, 0]);
    expect(body.data.accepted.map(({ applicant }) => applicant.id)).toEqual(best);
    expect(body.data.accepted[0]).toMatchObject({ state: 'auto-accepted', decidedBy: null });
    expect(await kindsFor(people[1]?.id ?? '', id)).toEqual(['application_auto_accepted']);
    expect(await kindsFor(people[0]?.id ?? '', id)).toEqual([]);
  });

  it('accepts new applicants and stores the rule with the application', async () => {
    const id = await offerOpen(cast, { seats: 2 });
    await setRule(cast.partner, id, { isApproved: true, min_pointsreq: 30 });
    const [rich, poor] = await newcomers([30, 29]);
    if (!rich || !poor) throw new Error('Both are there');
    expect(await apply(rich.client, id)).toMatchObject({ state: 'auto-accepted', rule: { min_pointsreq: 30 } });
    expect((await apply(poor.client, id)).state).toBe('requested');
    expect((await read(cast.partner, id)).autoAccept).toEqual({ isApproved: true, min_pointsreq: 30 });
  });

  it('accepts pending applicants when places are added', async () => {
    const id = await offerOpen(cast, { seats: 1 });
    const people = await newcomers([40, 60]);
    for (const { client } of people) await apply(client, id);
    await setRule(cast.partner, id, { isApproved: true, min_pointsreq: 5 });
    await cast.partner.put(`/opportunity/${id}`, opportunityOf({ seats: 2 }));
    expect(await read(cast.partner, id)).toMatchObject({ acceptedCount: 2, requestedCount: 0, seatsLeft: 0 });
  });

  it('stops when turned off, without undoing acceptances', async () => {
    const id = await offerOpen(cast);
    await setRule(cast.partner, id, { isApproved: true, min_pointsreq: 0 });
    expect((await apply(cast.member, id)).state).toBe('auto-accepted');
    for (let times = 0; times < 2; times += 1) {
      expect((await setRule(cast.partner, id, { isApproved: false })).body.data.acceptedCount).toBe(0);
    }
    expect((await apply(cast.otherMember, id)).state).toBe('requested');
    expect((await read(cast.member, id)).application?.state).toBe('auto-accepted');
  });

  it('refuses without points, for others, and when nothing can be decided', async () => {
    const id = await offerOpen(cast);
    expect((await setRule(cast.partner, id, { isApproved: true })).body.errors?.[0]?.field).toBe('min_pointsreq');
    expect((await setRule(cast.otherPartner, id, { isApproved: false })).status).toBe(403);
    expect((await setRule(cast.partner, UNKNOWN, { isApproved: false })).status).toBe(404);
    const { id: pending } = await offer(cast.partner);
    const early = await setRule(cast.partner, pending, { isApproved: true, min_pointsreq: 1 });
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'not_approved',
      expect.stringMatching(/^This opportunity is pending/),
    ]);
    await letDeadlinePass(db(), id);
    const late = await setRule(cast.partner, id, { isApproved: true, min_pointsreq: 1 });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'closed',
      expect.stringMatching(/^This opportunity is closed/),
    ]);
  });
});
