import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  AuditList,
  CommunityStats,
  Council,
  CouncilList,
  CouncilMemberList,
  MembershipRequestList,
  NotificationKind,
  PrivacyPolicyInput,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import {
  answerRequest,
  askToJoin,
  contentOf,
  foundApproved,
  foundCouncil,
  join,
  notificationsOf,
  readCouncil,
} from '../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let admin: Someone;
let council: Council;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;
const newcomer = (name = 'Kenji', lastName = 'Watanabe') => buildLoggedIn(server.origin, db(), { name, lastName });

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db(), { name: 'Amina', lastName: 'Diallo' });
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
});
beforeEach(async () => {
  council = await foundApproved(owner.client, admin.client);
});
afterAll(() => server.close());

const newsOf = ({ user }: Someone, kind: NotificationKind) => notificationsOf(db(), user.id, kind);
const subjectsTo = async ({ user }: Someone) =>
  (await createMailbox(server.origin).messagesTo(user.email)).map(({ subject }) => subject);
const lastAuditEntry = async () => dataOf(await admin.client.get<AuditList>('/audit?page_size=1')).data[0];
const leave = (client: Client, linkId: string | null | undefined) =>
  client.call('DELETE', `/council/member/delete/${linkId}`);
const requests = async (client: Client, query = '') =>
  dataOf(await client.get<MembershipRequestList>(`/council/member/request-list?${query}`)).data;
const members = async (client: Client, query = '') =>
  dataOf(await client.post<CouncilMemberList>(`/council/user/memberlist?councilId=${council.id}${query}`));
const memberNamed = async (name: string) =>
  (await members(owner.client)).data.find(({ person }) => person.name === name);

describe('requestCouncilMembership', () => {
  it('sends a message and notifies the owner once, however many ask', async () => {
    const one = await newcomer();
    const made = await askToJoin(one.client, council.id, ' I live in Toubacouta.\n\n\n\nAnd you? ');
    expect(made).toMatchObject({
      council: { id: council.id, councilTitle: council.councilTitle, slug: council.slug },
      person: { id: one.user.id, name: 'Kenji Watanabe' },
      message: 'I live in Toubacouta.\n\nAnd you?',
      state: 'requested',
      decidedAt: null,
      decidedBy: null,
    });
    expect(await readCouncil(one.client, council.id)).toMatchObject({ standing: 'requested', membershipId: made.id });
    await askToJoin((await newcomer()).client, council.id);
    const link = `/councils/${council.id}/${council.slug}`;
    const told = (await newsOf(owner, 'membership_requested')).filter((news) => news.link === `${link}?part=requests`);
    expect(told).toHaveLength(1);
    expect(await readCouncil(owner.client, council.id)).toMatchObject({ openRequestCount: 2, memberCount: 1 });
    const requestMails = async () => {
      const mails = await createMailbox(server.origin).messagesTo(owner.user.email);
      return mails.filter(
        ({ subject, text }) => subject.includes('asked to join') && text.includes(`${link}?part=requests`),
      );
    };
    await expect.poll(requestMails, { timeout: 15_000 }).toHaveLength(1);
    expect((await requestMails())[0]?.text).toMatch(
      /Kenji Watanabe has asked to join your council .*I live in Toubacouta\./s,
    );
  });

  it('notifies admins of a council whose owner has left, since nobody else could answer', async () => {
    const leaving = await newcomer('Marisol', 'Vega');
    const left = await foundApproved(leaving.client, admin.client);
    const about = async () => (await newsOf(admin, 'council_waiting')).filter(({ link }) => link?.includes(left.id));
    await askToJoin((await newcomer()).client, left.id);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', leaving.user.id).execute();
    await askToJoin((await newcomer()).client, left.id);
    await askToJoin((await newcomer()).client, left.id);
    await expect.poll(about, { timeout: 10_000 }).toHaveLength(1);
    expect((await about())[0]?.title).toBe(
      `Someone asked to join a council that needs a new owner: ${left.councilTitle}`,
    );
    await db().updateTable('users').set({ deactivated_at: null }).where('id', '=', leaving.user.id).execute();
  });

  it('notifies admins when an owner leaves while someone waits for an answer', async () => {
    const about = async (title: string) =>
      (await newsOf(admin, 'council_waiting')).filter((news) => news.title.includes(title));
    const leave = async (isAsked: boolean, deactivate: (owner: Someone) => Promise<unknown>) => {
      const leaving = await newcomer('Marisol', 'Vega');
      const { id, councilTitle } = await foundApproved(leaving.client, admin.client);
      if (isAsked) await askToJoin((await newcomer()).client, id);
      await deactivate(leaving);
      return councilTitle;
    };
    const deactivateSelf = ({ client }: Someone) => client.get('/users/delete');
    const byAdmin = ({ user }: Someone) =>
      admin.client.call('PATCH', `/users/${user.id}`, { body: { isActive: false } });
    const unasked = await leave(false, deactivateSelf);
    for (const deactivate of [deactivateSelf, byAdmin]) {
      const title = await leave(true, deactivate);
      await expect.poll(() => about(title), { timeout: 10_000 }).toHaveLength(1);
    }
    expect(await about(unasked)).toEqual([]);
  });

  it('refuses a second request and members', async () => {
    const { client } = await newcomer();
    const ask = (by: Client) => by.post('/council/member/request', { councilId: council.id });
    expect((await ask(client)).status).toBe(201);
    const again = await ask(client);
    expect(again.body).toMatchObject({ status: 409, message: expect.stringMatching(/You already asked to join/) });
    const [request] = await requests(owner.client, `councilId=${council.id}`);
    await answerRequest(owner.client, request?.id ?? '', true);
    for (const by of [client, owner.client]) {
      expect((await ask(by)).body).toMatchObject({ status: 409, message: expect.stringMatching(/already a member/) });
    }
  });

  it('is for users and approved councils', async () => {
    const { client } = await newcomer();
    const ask = (by: Client, councilId: string) => by.post('/council/member/request', { councilId });
    expect((await ask(visitor, council.id)).status).toBe(401);
    expect((await ask(client, UNKNOWN)).status).toBe(404);
    expect((await ask(client, 'seven')).status).toBe(422);
    const pending = await foundCouncil(owner.client);
    expect((await ask(client, pending.id)).status).toBe(404);
    const byAdmin = await ask(admin.client, pending.id);
    expect(byAdmin.body).toMatchObject({ status: 409, message: expect.stringMatching(/is pending/) });
  });
});

describe('decideMembershipRequest', () => {
  it('accepts: adds the member, notifies and emails them, and writes to the audit log', async () => {
    const one = await newcomer();
    const { id } = await askToJoin(one.client, council.id);
    const waiting = dataOf(await owner.client.get<CommunityStats>('/stats')).work?.membershipRequests ?? 0;
    const answered = await answerRequest(owner.client, id, true);
    expect(answered).toMatchObject({ id, state: 'accepted', decidedBy: { id: owner.user.id } });
    expect(await lastAuditEntry()).toMatchObject({
      action: 'membership_accepted',
      subjectKind: 'membership',
      subjectId: id,
      fromState: 'requested',
      toState: 'accepted',
    });
    expect(dataOf(await owner.client.get<CommunityStats>('/stats')).work?.membershipRequests).toBe(waiting - 1);
    const seen = await readCouncil(one.client, council.id);
    expect(seen).toMatchObject({ standing: 'member', memberCount: 2, resourceCount: 0 });
    expect(await newsOf(one, 'membership_accepted')).toHaveLength(1);
    await expect.poll(() => subjectsTo(one), { timeout: 15_000 }).toEqual(['You’re now a member of a council']);
    const twice = await owner.client.put('/council/member/request-decision', { requestId: id, isApproved: false });
    expect(twice.body).toMatchObject({
      status: 409,
      code: 'already_decided',
      message: expect.stringMatching(/^This request was accepted on/),
    });
  });

  it('declines, after which the person can ask again', async () => {
    const one = await newcomer();
    const { id } = await askToJoin(one.client, council.id);
    expect(await answerRequest(owner.client, id, false)).toMatchObject({ state: 'denied' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'membership_denied' });
    expect(await readCouncil(one.client, council.id)).toMatchObject({ standing: 'none', membershipId: null });
    expect(await newsOf(one, 'membership_denied')).toHaveLength(1);
    await expect.poll(() => subjectsTo(one), { timeout: 15_000 }).toHaveLength(1);
    const again = await askToJoin(one.client, council.id);
    expect(again.id).not.toBe(id);
    expect(await readCouncil(owner.client, council.id)).toMatchObject({ memberCount: 1, openRequestCount: 1 });
  });

  it('is only for the owner', async () => {
    const one = await newcomer();
    const { id: requestId } = await askToJoin(one.client, council.id);
    const decide = (by: Client, given = requestId) =>
      by.put('/council/member/request-decision', { requestId: given, isApproved: true });
    expect((await decide(visitor)).status).toBe(401);
    expect((await decide(one.client)).status).toBe(403);
    expect((await decide(admin.client)).status).toBe(403);
    expect((await decide((await newcomer()).client)).status).toBe(404);
    expect((await decide(owner.client, UNKNOWN)).status).toBe(404);
    expect((await decide(owner.client, 'seven')).status).toBe(422);
    expect(await readCouncil(owner.client, council.id)).toMatchObject({ memberCount: 1, openRequestCount: 1 });
  });

  it('refuses to accept someone who has left', async () => {
    const one = await newcomer();
    const { id: requestId } = await askToJoin(one.client, council.id);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', one.user.id).execute();
    const accepted = await owner.client.put('/council/member/request-decision', { requestId, isApproved: true });
    expect(accepted.body).toMatchObject({
      status: 409,
      code: 'person_left',
      message: expect.stringMatching(/has left/),
    });
    expect((await answerRequest(owner.client, requestId, false)).person.name).toBe('Former member');
  });
});

describe('listMembershipRequests', () => {
  it('lists requests to the caller’s councils, by council, state and name', async () => {
    const ana = await newcomer('Ána', 'Souza');
    const kenji = await newcomer();
    const other = await foundApproved(owner.client, admin.client);
    const first = await askToJoin(ana.client, council.id);
    const second = await askToJoin(kenji.client, council.id);
    const third = await askToJoin(ana.client, other.id);
    await answerRequest(owner.client, first.id, false);
    const ids = async (query: string) => (await requests(owner.client, query)).map(({ id }) => id);
    const mine = [first.id, second.id, third.id];
    expect((await ids('page_size=3')).sort()).toEqual([...mine].sort());
    expect(await ids(`councilId=${council.id}`)).toEqual([second.id, first.id]);
    expect(await ids(`councilId=${council.id}&sort=oldest`)).toEqual([first.id, second.id]);
    expect(await ids(`councilId=${council.id}&state=requested`)).toEqual([second.id]);
    expect((await ids('search=ana%20souza')).slice(0, 2)).toEqual([third.id, first.id]);
    const page = dataOf(
      await owner.client.get<MembershipRequestList>(`/council/member/request-list?councilId=${council.id}&page_size=1`),
    );
    expect(page.meta).toMatchObject({ total: 2, totalPages: 2 });
    expect(await ids(`councilId=${council.id}&page_size=1&cursor=${page.meta.nextCursor}`)).toEqual([first.id]);
    expect(await requests(kenji.client)).toEqual([]);
  });

  it('is for owners', async () => {
    const { client } = await newcomer();
    const list = (by: Client, id: string) => by.get(`/council/member/request-list?councilId=${id}`);
    expect((await list(visitor, council.id)).status).toBe(401);
    expect((await list(client, council.id)).status).toBe(403);
    expect((await list(client, UNKNOWN)).status).toBe(404);
    expect((await owner.client.get('/council/member/request-list?state=lost')).status).toBe(422);
  });
});

describe('removeMember of a council', () => {
  it('lets a member leave and come back', async () => {
    const one = await newcomer();
    await join(one.client, owner.client, council.id);
    const { membershipId } = await readCouncil(one.client, council.id);
    expect((await leave(one.client, membershipId)).status).toBe(200);
    expect(await readCouncil(one.client, council.id)).toMatchObject({ standing: 'none', memberCount: 1 });
    expect((await leave(one.client, membershipId)).status).toBe(404);
    await join(one.client, owner.client, council.id);
    expect(await newsOf(one, 'member_removed')).toHaveLength(0);
  });

  it('lets the owner and admins remove a member, notifies and emails them, and writes to the audit log', async () => {
    for (const [index, by] of [owner, admin].entries()) {
      const one = await newcomer('Lucía', `Fernández ${index}`);
      await join(one.client, owner.client, council.id);
      const link = (await memberNamed(`Lucía Fernández ${index}`))?.id;
      expect((await leave(by.client, link)).status).toBe(200);
      expect(await newsOf(one, 'member_removed')).toHaveLength(1);
      expect(await lastAuditEntry()).toMatchObject({
        action: 'member_removed',
        actor: { id: by.user.id },
        subjectId: council.id,
        fromState: `Lucía Fernández ${index}`,
      });
      await expect.poll(() => subjectsTo(one), { timeout: 15_000 }).toContain('You’ve been removed from a council');
    }
  });

  it('withdraws a pending request', async () => {
    const one = await newcomer();
    const { id } = await askToJoin(one.client, council.id);
    const stranger = await newcomer();
    expect((await leave(visitor, id)).status).toBe(401);
    expect((await leave(stranger.client, id)).status).toBe(404);
    expect((await leave(owner.client, id)).status).toBe(403);
    expect((await leave(one.client, id)).status).toBe(200);
    expect(await requests(owner.client, `councilId=${council.id}`)).toMatchObject([
      { id, state: 'withdrawn', decidedBy: { id: one.user.id }, decidedAt: expect.any(String) },
    ]);
    expect(await readCouncil(owner.client, council.id)).toMatchObject({ openRequestCount: 0 });
    const again = await leave(one.client, id);
    expect(again.body).toMatchObject({
      status: 409,
      code: 'withdrawn',
      message: expect.stringMatching(/was withdrawn/),
    });
    const late = await owner.client.put('/council/member/request-decision', { requestId: id, isApproved: true });
    expect(late.body).toMatchObject({ status: 409, message: expect.stringMatching(/was withdrawn/) });
    expect((await askToJoin(one.client, council.id)).state).toBe('requested');
  });

  it('refuses for the owner until they transfer the council', async () => {
    const { membershipId } = await readCouncil(owner.client, council.id);
    for (const by of [owner, admin]) {
      const refused = await leave(by.client, membershipId);
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'owner_must_stay',
        message: expect.stringMatching(/transfer it/),
      });
    }
    const heir = await newcomer();
    await join(heir.client, owner.client, council.id);
    const content = { ...contentOf(council), ownerId: heir.user.id };
    dataOf(await owner.client.put<Council>(`/council/${council.id}`, content));
    expect((await leave(owner.client, membershipId)).status).toBe(200);
    expect(await readCouncil(heir.client, council.id)).toMatchObject({ standing: 'owner', memberCount: 1 });
  });

  it('is for the owner, the member and admins; opportunities have no members', async () => {
    const one = await newcomer();
    await join(one.client, owner.client, council.id);
    const link = (await memberNamed('Kenji Watanabe'))?.id;
    expect((await leave(visitor, link)).status).toBe(401);
    expect((await leave((await newcomer()).client, link)).status).toBe(403);
    expect((await leave(one.client, UNKNOWN)).status).toBe(404);
    expect((await leave(one.client, 'seven')).status).toBe(422);
    expect((await one.client.call('DELETE', `/opportunity/member/delete/${link}`)).status).toBe(404);
  });
});

describe('listMyCouncils', () => {
  it('lists the caller’s councils with their role, 40 per page', async () => {
    const one = await newcomer();
    const own = await foundCouncil(one.client);
    const asked = council;
    const joined = await foundApproved(owner.client, admin.client);
    await askToJoin(one.client, asked.id);
    await join(one.client, owner.client, joined.id);
    const list = async (query = '') => dataOf(await one.client.get<CouncilList>(`/council/user?${query}`));
    const { data, meta } = await list();
    expect(data.map(({ id, standing }) => [id, standing])).toEqual([
      [joined.id, 'member'],
      [own.id, 'owner'],
      [asked.id, 'requested'],
    ]);
    expect(meta).toMatchObject({ pageSize: 40, total: 3 });
    for (const [standing, id] of [
      ['owner', own.id],
      ['member', joined.id],
      ['requested', asked.id],
    ]) {
      expect((await list(`standing=${standing}`)).data.map((row) => row.id)).toEqual([id]);
    }
    expect((await list(`search=${encodeURIComponent(own.councilTitle.toUpperCase())}`)).data[0]?.id).toBe(own.id);
    expect((await list('page_size=1&sort=oldest')).data).toHaveLength(1);
    expect((await visitor.get('/council/user')).status).toBe(401);
    expect((await one.client.get('/council/user?standing=boss')).status).toBe(422);
  });
});

describe('listCouncilMembers', () => {
  const OPEN: PrivacyPolicyInput = {
    email: 'private',
    contactNo: 'private',
    location: 'public',
    impacts: 'public',
    councils: 'public',
    leaderboard: 'public',
  };

  it('lists the owner, then newest members, respecting privacy', async () => {
    const open = await newcomer('Olga', 'Open');
    const half = await newcomer('Mona', 'Members');
    const hidden = await newcomer('Pia', 'Private');
    for (const one of [open, half, hidden]) await join(one.client, owner.client, council.id);
    dataOf(await half.client.post('/userPrivacyPolicy', { ...OPEN, councils: 'members-only' }));
    dataOf(await hidden.client.post('/userPrivacyPolicy', { ...OPEN, councils: 'private' }));
    const names = async (client: Client, query = '') =>
      (await members(client, query)).data.map(({ person }) => person.name);
    const all = ['Amina Diallo', 'Pia Private', 'Mona Members', 'Olga Open'];
    expect(await names(visitor)).toEqual(['Amina Diallo', 'Olga Open']);
    expect(await names(open.client)).toEqual(['Amina Diallo', 'Mona Members', 'Olga Open']);
    for (const by of [owner, admin, hidden]) expect(await names(by.client)).toEqual(all);
    expect((await members(visitor)).meta.total).toBe(2);
    expect(await names(owner.client, '&search=pia')).toEqual(['Pia Private']);
    expect(await names(visitor, '&search=pia')).toEqual([]);
    expect(await names(owner.client, '&search=ol%20op')).toEqual(['Olga Open']);
    expect(await names(owner.client, '&search=lg%20op')).toEqual([]);
    expect((await members(owner.client)).data.map(({ councilRole }) => councilRole)).toEqual([
      'owner',
      'member',
      'member',
      'member',
    ]);
    const walked: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page += 1) {
      const { data, meta } = await members(owner.client, `&page_size=1${cursor}`);
      walked.push(...data.map(({ person }) => person.name));
      cursor = `&cursor=${meta.nextCursor}`;
    }
    expect(walked).toEqual(all);
  });

  it('shows members who have left only to the owner, without a name', async () => {
    const one = await newcomer('Petra', 'Past');
    await join(one.client, owner.client, council.id);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', one.user.id).execute();
    expect((await members(owner.client)).data.map(({ person }) => person.name)).toEqual([
      'Amina Diallo',
      'Former member',
    ]);
    expect((await members(visitor)).data).toHaveLength(1);
    expect((await members(owner.client, '&search=petra')).data).toEqual([]);
  });

  it('answers 404 for unknown councils', async () => {
    const list = (client: Client, id: string, options = {}) =>
      client.post(`/council/user/memberlist?councilId=${id}`, undefined, options);
    expect((await list(visitor, UNKNOWN)).status).toBe(404);
    expect((await list(visitor, 'seven')).status).toBe(422);
    expect((await list(visitor, council.id, { withoutAntiForgery: true })).status).toBe(403);
    const pending = await foundCouncil(owner.client);
    expect((await list(visitor, pending.id)).status).toBe(404);
    expect((await list(owner.client, pending.id)).status).toBe(200);
  });
});
