/** Offering, editing, verifying and featuring. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, Opportunity } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  apply,
  approve,
  buildOpportunityCast,
  dayFromNow,
  letDeadlinePass,
  newsAbout,
  type OpportunityCast,
  offer,
  opportunityOf,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
const db = () => server.database.db;
const REASON = 'It does not say who pays the fees.';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
});
afterAll(() => server.close());

const auditOf = async (id: string) =>
  dataOf(await cast.admin.get<AuditList>(`/audit?subjectId=${id}&sort=oldest`)).data.map(
    ({ action, fromState, toState, reason }) => ({ action, fromState, toState, reason }),
  );

describe('createOpportunity', () => {
  it('creates a pending opportunity that closes at the end of its last day, in its time zone', async () => {
    const input = opportunityOf({ deadline: dayFromNow(30), timeZone: 'Pacific/Fiji' });
    const { status, body } = await cast.partner.post<Opportunity>('/opportunity', input);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: input.title,
      state: 'pending',
      isVerified: null,
      pointsRequired: null,
      closesAt: `${input.deadline}T12:00:00.000Z`,
      isOpen: false,
      seatsLeft: 12,
      requestedCount: 0,
      autoAccept: { isApproved: false, min_pointsreq: null },
    });
    expect(body.data.sdgs.map(({ sdg }) => sdg)).toEqual([4, 14]);
  });

  it('is idempotent under concurrent repeats', async () => {
    const input = opportunityOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cast.partner.post<Opportunity>('/opportunity', input)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it.each([
    ['a day that is over', { deadline: dayFromNow(-2) }, 'deadline'],
    ['a day too far away', { deadline: dayFromNow(365 * 11) }, 'deadline'],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset for a time zone', { timeZone: '+05:00' }, 'timeZone'],
    ['no place and not remote', { location: null }, 'location'],
    ['an address that is no web address', { link: 'ftp://example.org/x' }, 'link'],
    ['an unknown type', { typeId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' }, 'typeId'],
    ['an unknown category', { categoryId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' }, 'categoryId'],
    ['no goals', { sdgs: [] }, 'sdgs'],
    ["files that are not one's own", { mediaIds: ['019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41'] }, 'mediaIds'],
    ['no seats', { seats: 0 }, 'seats'],
    ['a blank title', { title: '  ' }, 'title'],
  ])('refuses %s', async (_name, changes, field) => {
    const { status, body } = await cast.partner.post('/opportunity', opportunityOf(changes));
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('accepts a remote one without a location', async () => {
    const made = await offer(cast.partner, { location: null, isRemote: true });
    expect(made).toMatchObject({ location: null, isRemote: true });
  });
});

describe('getOpportunity', () => {
  it('shows a pending one only to its owner and admins', async () => {
    const { id } = await offer(cast.partner);
    const seen = [cast.partner, cast.admin, cast.otherPartner, cast.member, createClient(server.origin)];
    const statuses = await Promise.all(seen.map(async (client) => (await client.get(`/opportunity/${id}/`)).status));
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });

  it('hides counts, rule and reason from everyone else', async () => {
    const { id } = await offer(cast.partner);
    await approve(cast.admin, id, 50);
    const seen = dataOf(await cast.member.get<Opportunity>(`/opportunity/${id}/?user_id=${cast.memberId}`));
    expect(seen).toMatchObject({
      requestedCount: null,
      acceptedCount: null,
      autoAccept: null,
      decidedAt: null,
      pointsMissing: 50,
      isUnlocked: false,
      isOpen: true,
      application: null,
    });
    const visitor = dataOf(await createClient(server.origin).get<Opportunity>(`/opportunity/${id}/`));
    expect(visitor).toMatchObject({ pointsMissing: null, isUnlocked: false, isFavourite: false });
  });

  it("refuses another's user_id", async () => {
    const { id } = await offer(cast.partner);
    await approve(cast.admin, id);
    const { status } = await cast.member.get(`/opportunity/${id}/?user_id=${cast.otherMemberId}`);
    expect(status).toBe(403);
  });
});

describe('verifyOpportunity', () => {
  it('approves with points and notifies the owner', async () => {
    const { id } = await offer(cast.partner);
    const { status, body } = await cast.admin.put<Opportunity>(`/opportunity-verifcation/${id}`, {
      isApproved: true,
      pointsRequired: 500,
    });
    expect([status, body.message]).toEqual([200, 'Opportunity Verified!']);
    expect(body.data).toMatchObject({ state: 'approved', isVerified: true, pointsRequired: 500 });
    expect((await newsAbout(db(), cast.partnerId, id)).map(({ kind }) => kind)).toEqual(['opportunity_verified']);
    expect(await auditOf(id)).toEqual([
      { action: 'opportunity_verified', fromState: 'pending', toState: 'approved', reason: null },
    ]);
  });

  it('declines with a reason, and the owner can resubmit', async () => {
    const { id, title } = await offer(cast.partner);
    const { body } = await cast.admin.put<Opportunity>(`/opportunity-verifcation/${id}`, {
      isApproved: false,
      reason: REASON,
    });
    expect(body.message).toBe('Opportunity Declined!');
    const own = dataOf(await cast.partner.get<Opportunity>(`/opportunity/${id}/`));
    expect(own).toMatchObject({ state: 'declined', declineReason: REASON });
    const sent = await cast.partner.put<Opportunity>(`/opportunity/${id}`, opportunityOf({ title }));
    expect(sent.body.data).toMatchObject({ state: 'pending', declineReason: null, revision: 2 });
    await approve(cast.admin, id, 10);
    expect((await newsAbout(db(), cast.partnerId, id)).map(({ kind }) => kind)).toEqual([
      'opportunity_declined',
      'opportunity_verified',
    ]);
  });

  it.each([
    ['an approval without points', { isApproved: true }, 'pointsRequired'],
    ['a decline without a reason', { isApproved: false }, 'reason'],
    ['a decline with a blank reason', { isApproved: false, reason: '  ' }, 'reason'],
  ])('refuses %s', async (_name, input, field) => {
    const { id } = await offer(cast.partner);
    const { status, body } = await cast.admin.put(`/opportunity-verifcation/${id}`, input);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('lets one of two admins decide, and tells the other who did', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await offer(cast.partner);
      const answers = await Promise.all([
        cast.admin.put(`/opportunity-verifcation/${id}`, { isApproved: true, pointsRequired: 5 }),
        cast.otherAdmin.put(`/opportunity-verifcation/${id}`, { isApproved: false, reason: REASON }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.code).toBe('already_decided');
      expect(loser?.body.message).toMatch(/is (approved: Aroha Parata approved|declined: Tomasz Nowak declined) it on/);
      expect((await newsAbout(db(), cast.partnerId, id)).length).toBe(1);
    }
  });

  it('refuses one edited since it was read', async () => {
    const { id } = await offer(cast.partner);
    await cast.partner.put(`/opportunity/${id}`, opportunityOf());
    const decision = { isApproved: true, pointsRequired: 5, revision: 1 };
    const { status, body } = await cast.admin.put(`/opportunity-verifcation/${id}`, decision);
    expect([status, body.code, body.message]).toEqual([
      409,
      'edited_meanwhile',
      expect.stringMatching(/has been edited/),
    ]);
  });

  it('does not approve one past its deadline until the owner extends it', async () => {
    const { id } = await offer(cast.partner);
    await letDeadlinePass(db(), id);
    const approval = await cast.admin.put(`/opportunity-verifcation/${id}`, { isApproved: true, pointsRequired: 5 });
    expect([approval.status, approval.body.code, approval.body.message]).toEqual([
      409,
      'closed',
      expect.stringMatching(/its deadline was on/),
    ]);
    expect((await cast.partner.put(`/opportunity/${id}`, opportunityOf())).status).toBe(200);
    await approve(cast.admin, id);
  });
});

describe('updateOpportunity', () => {
  it('is for its owner and admins', async () => {
    const { id } = await offer(cast.partner);
    await approve(cast.admin, id);
    expect((await cast.otherPartner.put(`/opportunity/${id}`, opportunityOf())).status).toBe(403);
    const { id: hidden } = await offer(cast.partner);
    expect((await cast.otherPartner.put(`/opportunity/${hidden}`, opportunityOf())).status).toBe(404);
    expect((await cast.admin.put(`/opportunity/${id}`, opportunityOf())).status).toBe(200);
  });

  it('keeps the approval and points, and writes to the audit log', async () => {
    const made = await offer(cast.partner);
    await approve(cast.admin, made.id, 70);
    const edited = await cast.partner.put<Opportunity>(
      `/opportunity/${made.id}`,
      opportunityOf({ title: 'Reef Stewards', sdgs: [14, 13] }),
    );
    expect(edited.body.data).toMatchObject({
      state: 'approved',
      pointsRequired: 70,
      revision: 2,
      slug: 'reef-stewards',
    });
    const links = new Map(made.sdgs.map(({ id, sdg }) => [sdg, id]));
    expect(edited.body.data.sdgs[0]).toEqual({ id: links.get(14), sdg: 14 });
    expect((await auditOf(made.id)).at(-1)).toEqual({
      action: 'opportunity_edited',
      fromState: 'approved',
      toState: 'approved',
      reason: null,
    });
  });

  it('refuses fewer places than are taken', async () => {
    const { id } = await offer(cast.partner, { seats: 2 });
    await approve(cast.admin, id);
    for (const client of [cast.member, cast.otherMember]) {
      const { id: application } = await apply(client, id);
      await cast.partner.put(`/opportunity-application-request/${application}`, { isApproved: true });
    }
    const fewer = await cast.partner.put(`/opportunity/${id}`, opportunityOf({ seats: 1 }));
    expect([fewer.status, fewer.body.code, fewer.body.message]).toEqual([
      409,
      'places_taken',
      expect.stringMatching(/2 places are taken: it can’t have only 1\.$/),
    ]);
    expect((await cast.partner.put(`/opportunity/${id}`, opportunityOf({ seats: null }))).status).toBe(200);
  });

  it('changes nothing after the deadline', async () => {
    const { id } = await offer(cast.partner);
    await approve(cast.admin, id);
    await letDeadlinePass(db(), id);
    const { status, body } = await cast.partner.put(`/opportunity/${id}`, opportunityOf());
    expect([status, body.code, body.message]).toEqual([
      409,
      'closed',
      expect.stringMatching(/is closed: its deadline was on/),
    ]);
  });
});

describe('hiding and featuring', () => {
  it('leaves hiding an admin’s own to another admin', async () => {
    const { id } = await offer(cast.admin);
    const hide = (admin: Client) => admin.post('/opportunity/Hide', { opportunityId: id, isHide: true });
    expect(await hide(cast.admin)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect((await hide(cast.otherAdmin)).status).toBe(200);
  });

  it('hides it from everyone but its owner, admins and applicants, idempotently', async () => {
    const { id } = await offer(cast.partner);
    await approve(cast.admin, id);
    await apply(cast.member, id);
    await cast.admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true });
    for (let times = 0; times < 2; times += 1) {
      const hidden = await cast.admin.post<Opportunity>('/opportunity/Hide', { opportunityId: id, isHide: true });
      expect(hidden.body.data).toMatchObject({ isHidden: true, isFeatured: false, isOpen: false });
    }
    const seen = [cast.partner, cast.member, cast.otherMember, cast.otherPartner];
    const statuses = await Promise.all(seen.map(async (client) => (await client.get(`/opportunity/${id}/`)).status));
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect((await cast.otherMember.post('/opportunity-application-request', { opportunityId: id })).status).toBe(404);
    await cast.admin.post('/opportunity/Hide', { opportunityId: id, isHide: false });
    expect((await newsAbout(db(), cast.partnerId, id)).map(({ kind }) => kind)).toEqual([
      'opportunity_verified',
      'application_received',
      'opportunity_hidden',
      'opportunity_shown',
    ]);
  });

  it('features only approved ones that aren’t hidden', async () => {
    const { id } = await offer(cast.partner);
    const feature = () => cast.admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true });
    expect((await feature()).body.message).toMatch(/is pending: only approved/);
    await approve(cast.admin, id);
    expect((await feature()).status).toBe(200);
    expect((await feature()).status).toBe(200);
    await cast.admin.post('/opportunity/Hide', { opportunityId: id, isHide: true });
    expect((await feature()).body.message).toMatch(/is hidden: only approved/);
    await cast.admin.post('/opportunity/Hide', { opportunityId: id, isHide: false });
    await letDeadlinePass(db(), id);
    expect((await feature()).body.message).toMatch(/is closed: only approved/);
  });
});
