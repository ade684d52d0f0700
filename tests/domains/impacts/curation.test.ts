import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AuditList,
  CommunityStats,
  Impact,
  ImpactMemberFound,
  ImpactReviewList,
  Like,
  NotificationList,
  PointsEntryList,
  TreesPlanted,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser, freshEmail, logIn, registrationOf, tokenOf } from '../../support/factories.ts';
import {
  buildCast,
  type Cast,
  dataOf,
  decide,
  FIRST_DAY_YEAR,
  idsOf,
  impactOf,
  logImpact,
  POINTS,
} from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

const verifiedImpact = async (changes: Parameters<typeof logImpact>[1] = {}) => {
  const { id } = await logImpact(cast.owner, changes);
  return decide(cast.judge, id, { isVerified: true });
};
const statsOf = async () => dataOf(await visitor.get<CommunityStats>('/stats'));
const lastAuditEntry = async () => dataOf(await cast.admin.get<AuditList>('/audit?page_size=1')).data[0];

describe('hideImpact', () => {
  it('is left to others by admins who took part or reported it', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(() => buildLoggedIn(server.origin, server.database.db, { role: 'Admin' })),
    );
    if (!one || !two) throw new Error('There are no two admins');
    const { id } = await verifiedImpact({ members: [one.user.id] });
    const own = await logImpact(one.client);
    dataOf(await two.client.post('/report', { kind: 'impact', id, reason: 'spam' }));
    const hide = (client: Client, impactId: string, isHide = true) => client.post('/impact/Hide', { impactId, isHide });
    const refused = await Promise.all([hide(one.client, id), hide(one.client, own.id), hide(two.client, id)]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'You took part in this impact, so someone else has to decide whether to hide it.'],
      [403, 'You took part in this impact, so someone else has to decide whether to hide it.'],
      [403, 'You reported this, so someone else has to decide.'],
    ]);
    expect((await hide(cast.admin, id)).status).toBe(200);
    expect((await hide(one.client, id, false)).status).toBe(403);
  });

  it('removes an impact from all public lists, counts and charts, and restores it', async () => {
    const before = await statsOf();
    const impact = await verifiedImpact({ sdgs: [9], measures: { trees: 77, hours: 1.25 } });
    const shown = await statsOf();
    expect(shown.totals.impacts.trees - before.totals.impacts.trees).toBe(77);
    expect(shown.goals.find(({ sdg }) => sdg === 9)?.totals).toMatchObject({ impacts: 1, trees: 77, hours: 1.25 });
    const treesBefore = dataOf(await visitor.get<TreesPlanted>(`/impact/trees/${cast.ownerId}`)).total;
    dataOf(await cast.admin.post('/impact/FeaturedPost', { impactId: impact.id, isFeatured: true }));
    const why = 'A face is recognisable.';
    const hiding = { impactId: impact.id, isHide: true, reason: ` ${why}\n` };
    const hidden = dataOf(await cast.admin.post<Impact>('/impact/Hide', hiding));
    expect(hidden).toMatchObject({ isHidden: true, isFeatured: false, isVerified: true });
    expect(await lastAuditEntry()).toMatchObject({
      action: 'impact_hidden',
      actor: { id: cast.adminId },
      subjectId: impact.id,
      reason: why,
    });
    const away = await statsOf();
    expect(away.totals.impacts).toEqual(before.totals.impacts);
    expect(away.goals.find(({ sdg }) => sdg === 9)?.totals.impacts ?? 0).toBe(0);
    expect(away.months.at(-1)?.impacts).toBe(before.months.at(-1)?.impacts);
    expect(dataOf(await visitor.get<TreesPlanted>(`/impact/trees/${cast.ownerId}`)).total).toBe(treesBefore - 77);
    for (const path of [
      '/impact',
      '/impact?sdg=9',
      `/impact?impactYear=${FIRST_DAY_YEAR}`,
      '/impact?sort=mostLiked',
      `/impact?user=${cast.ownerId}`,
      '/impact/GetFeaturedPost',
      '/impact?search=mangroves',
    ]) {
      expect(await idsOf(visitor, path), path).not.toContain(impact.id);
    }
    expect((await visitor.get(`/impact/${impact.id}`)).status).toBe(404);
    expect(
      (await cast.stranger.post('/like', { impactId: impact.id, likeStatus: true, userId: cast.strangerId })).status,
    ).toBe(404);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: true }));
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: false }));
    expect((await statsOf()).totals.impacts).toEqual(shown.totals.impacts);
    expect(await idsOf(visitor, '/impact?sdg=9')).toEqual([impact.id]);
  });

  it('hides a pending impact from judges', async () => {
    const { id } = await logImpact(cast.owner);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: id, isHide: true }));
    expect((await cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true })).status).toBe(404);
  });

  it('is for admins', async () => {
    const body = { impactId: UNKNOWN, isHide: true };
    expect((await visitor.post('/impact/Hide', body)).status).toBe(401);
    expect((await cast.judge.post('/impact/Hide', body)).status).toBe(403);
    expect((await cast.admin.post('/impact/Hide', body, { withoutAntiForgery: true })).status).toBe(403);
    expect((await cast.admin.post('/impact/Hide', body)).status).toBe(404);
    expect((await cast.admin.post('/impact/Hide', { impactId: UNKNOWN })).status).toBe(422);
  });
});

describe('featureImpact', () => {
  it('features verified impacts, newest first, until they are reopened', async () => {
    const [one, two] = [await verifiedImpact(), await verifiedImpact()];
    for (const { id } of [two, one, one])
      dataOf(await cast.admin.post('/impact/FeaturedPost', { impactId: id, isFeatured: true }));
    expect(await idsOf(visitor, '/impact/GetFeaturedPost')).toEqual([two.id, one.id]);
    dataOf(await cast.admin.post('/impact/FeaturedPost', { impactId: two.id, isFeatured: false }));
    expect(await idsOf(visitor, '/impact/GetFeaturedPost')).toEqual([one.id]);
    await decide(cast.admin, one.id, { isVerified: null, reason: 'Looked at again' });
    expect(await idsOf(visitor, '/impact/GetFeaturedPost')).toEqual([]);
  });

  it('refuses pending and hidden impacts, naming the state', async () => {
    const pending = await logImpact(cast.owner);
    const hidden = await verifiedImpact();
    dataOf(await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true }));
    for (const [{ id }, state] of [
      [pending, 'pending'],
      [hidden, 'hidden'],
    ] as const) {
      const answer = await cast.admin.post('/impact/FeaturedPost', { impactId: id, isFeatured: true });
      expect(answer.body).toMatchObject({ status: 409, code: 'not_featurable' });
      expect(answer.body.message).toContain(`is ${state}`);
    }
    const body = { impactId: pending.id, isFeatured: true };
    expect((await visitor.post('/impact/FeaturedPost', body)).status).toBe(401);
    expect((await cast.judge.post('/impact/FeaturedPost', body)).status).toBe(403);
    expect((await cast.admin.post('/impact/FeaturedPost', { ...body, impactId: UNKNOWN })).status).toBe(404);
  });
});

describe('likeImpact', () => {
  it('likes and unlikes, notifying the owner once', async () => {
    const { id: impactId } = await verifiedImpact();
    const like = async (likeStatus: boolean) =>
      dataOf(await cast.stranger.post<Like>('/like', { impactId, likeStatus, userId: cast.strangerId }));
    expect(await like(true)).toEqual({ impactId, likeStatus: true, likeCount: 1 });
    expect(await like(true)).toEqual({ impactId, likeStatus: true, likeCount: 1 });
    expect(await like(false)).toEqual({ impactId, likeStatus: false, likeCount: 0 });
    expect(await like(true)).toEqual({ impactId, likeStatus: true, likeCount: 1 });
    const { rows } = await server.database.run(
      "select link from notifications where user_id = $1 and kind = 'impact_liked' and link like $2",
      [cast.ownerId, `%${impactId}%`],
    );
    expect(rows).toHaveLength(1);
  });

  it('of someone whom the owner blocks isn’t notified', async () => {
    const { id: impactId } = await verifiedImpact();
    dataOf(await cast.owner.post('/block', { id: cast.strangerId }));
    const liked = { impactId, likeStatus: true, userId: cast.strangerId };
    expect((await cast.stranger.post('/like', liked)).status).toBe(200);
    dataOf(await cast.owner.call('DELETE', `/block/${cast.strangerId}`));
    const { rows } = await server.database.run('select from notifications where kind = $1 and link like $2', [
      'impact_liked',
      `%${impactId}%`,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('refuses another user’s id, an unseen impact and a visitor', async () => {
    const { id: impactId } = await verifiedImpact();
    const pending = await logImpact(cast.owner);
    const like = (client: Client, body: object) =>
      client.post('/like', { impactId, likeStatus: true, userId: cast.strangerId, ...body });
    expect((await like(cast.stranger, { userId: cast.ownerId })).status).toBe(403);
    expect((await like(cast.stranger, { impactId: pending.id })).status).toBe(404);
    expect((await like(cast.stranger, { impactId: UNKNOWN })).status).toBe(404);
    expect((await like(cast.stranger, { likeStatus: 'yes' })).status).toBe(422);
    expect((await like(visitor, {})).status).toBe(401);
  });
});

describe('getTreesPlanted', () => {
  it('sums trees of verified impacts by year, as owner or member', async () => {
    const member = await buildLoggedIn(server.origin, server.database.db);
    await verifiedImpact({ members: [member.user.id], measures: { trees: 40 } });
    await verifiedImpact({
      members: [member.user.id],
      measures: { trees: 2 },
      impactYear: 2021,
      startDate: '2021-02-03',
      endDate: null,
    });
    await logImpact(cast.owner, { members: [member.user.id], measures: { trees: 1000 } });
    expect(dataOf(await visitor.get(`/impact/trees/${member.user.id}`))).toEqual({
      userId: member.user.id,
      total: 42,
      years: [
        { year: 2021, trees: 2 },
        { year: FIRST_DAY_YEAR, trees: 40 },
      ],
    });
  });

  it('answers 404 for unknown and deactivated people', async () => {
    const gone = await buildUser(server.database.db, { isActive: false });
    expect((await visitor.get(`/impact/trees/${gone.id}`)).status).toBe(404);
    expect((await visitor.get(`/impact/trees/${UNKNOWN}`)).status).toBe(404);
  });
});

describe('inviteImpactMember', () => {
  const invite = async (client: Client, email: string) =>
    client.get<ImpactMemberFound>(`/impact/member/invite?mailid=${encodeURIComponent(email)}`);

  it('finds a member by email address', async () => {
    const member = await buildUser(server.database.db, { name: 'Linh', lastName: 'Trần' });
    expect(dataOf(await invite(cast.owner, member.email.toUpperCase()))).toEqual({
      member: { id: member.id, name: 'Linh Trần', slug: 'linh-tran', avatarUrl: null },
      invite: null,
    });
  });

  it('sends one invitation a day, which adds the guest to the impact', async () => {
    const email = freshEmail('guest');
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(cast.owner, email)));
    const ids = new Set(answers.map((answer) => dataOf(answer).invite?.id ?? ''));
    expect(ids.size).toBe(1);
    const impact = await logImpact(cast.owner, { memberInvites: [...ids] });
    expect(impact.memberInvites).toEqual([expect.objectContaining({ id: [...ids][0], email })]);
    const link = await createMailbox(server.origin).linkTo(email, /inviteid=/);
    expect(await createMailbox(server.origin).messagesTo(email)).toHaveLength(1);
    const joined = await createClient(server.origin).post(
      `/add-invited-user?inviteid=${tokenOf(link)}`,
      registrationOf(email),
    );
    expect(joined.status).toBe(201);
    const after = dataOf(await cast.owner.get<Impact>(`/impact/${impact.id}`));
    expect(after.memberInvites).toEqual([]);
    expect(after.members).toHaveLength(1);
  });

  it('gives guests who join once it is verified what everyone else got, and takes it back from them too', async () => {
    const email = freshEmail('guest');
    const sent = dataOf(await invite(cast.owner, email)).invite;
    const { id } = await logImpact(cast.owner, { memberInvites: [sent?.id ?? ''] });
    await decide(cast.judge, id, { isVerified: true });
    const link = await createMailbox(server.origin).linkTo(email, /inviteid=/);
    await visitor.post(`/add-invited-user?inviteid=${tokenOf(link)}`, registrationOf(email));
    const { client } = await logIn(server.origin, { email });
    const ledger = async () => dataOf(await client.get<PointsEntryList>('/users/me/points')).data;
    expect(await ledger()).toMatchObject([{ points: POINTS, cause: 'impact_verified', subject: { id } }]);
    const { data: told } = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(told.find(({ kind }) => kind === 'impact_member_added')?.body).toBe(`You earned ${POINTS} points.`);
    await decide(cast.admin, id, { isVerified: null, reason: 'It was logged twice.' });
    expect((await ledger()).map(({ points }) => points)).toEqual([-POINTS, POINTS]);
    await decide(cast.judge, id, { isVerified: true });
    expect((await ledger()).map(({ points }) => points)).toEqual([POINTS, -POINTS, POINTS]);
  });

  it('refuses the owner’s save of a version without the guest who has joined meanwhile', async () => {
    const email = freshEmail('guest');
    const sent = dataOf(await invite(cast.owner, email)).invite;
    const { id, revision } = await logImpact(cast.owner, { memberInvites: [sent?.id ?? ''] });
    const link = await createMailbox(server.origin).linkTo(email, /inviteid=/);
    await visitor.post(`/add-invited-user?inviteid=${tokenOf(link)}`, registrationOf(email));
    const older = { title: 'Mangroves, counted again', members: [], memberInvites: [sent?.id ?? ''], revision };
    expect(await cast.owner.put(`/impact/${id}`, older)).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    const now = dataOf(await cast.owner.get<Impact>(`/impact/${id}`));
    expect(now.members).toHaveLength(1);
  });

  it('accepts only the caller’s own invitations', async () => {
    const { invite: sent } = dataOf(await invite(cast.owner, freshEmail()));
    const taken = await cast.stranger.post('/impact', impactOf({ memberInvites: [sent?.id ?? ''] }));
    expect(taken.body.errors?.map(({ field }) => field)).toEqual(['memberInvites']);
    const impact = await logImpact(cast.owner, { memberInvites: [sent?.id ?? ''], members: [cast.strangerId] });
    expect(dataOf(await cast.stranger.get<Impact>(`/impact/${impact.id}`)).memberInvites).toEqual([]);
  });

  it('refuses one’s own address, a missing one, a visitor and a cross-site request', async () => {
    const own = await buildLoggedIn(server.origin, server.database.db);
    expect((await invite(own.client, own.user.email)).status).toBe(422);
    expect((await invite(own.client, 'nonsense')).status).toBe(422);
    expect((await invite(visitor, freshEmail())).status).toBe(401);
    const path = `/impact/member/invite?mailid=${freshEmail()}`;
    expect((await own.client.get(path, { withoutAntiForgery: true })).status).toBe(403);
  });

  it('sends at most 20 invitations a day in total', async () => {
    const eager = await buildLoggedIn(server.origin, server.database.db);
    expect((await eager.client.post('/invite-mail', { email: freshEmail() })).status).toBe(200);
    for (let index = 1; index < 20; index += 1) expect((await invite(eager.client, freshEmail())).status).toBe(200);
    expect((await invite(eager.client, freshEmail())).status).toBe(429);
    expect((await eager.client.post('/invite-mail', { email: freshEmail() })).status).toBe(429);
  });
});

describe('removeGoalLink', () => {
  const remove = (client: Client, id: string, kind = 'impact') => client.call('DELETE', `/${kind}/sdg/delete/${id}`);

  it('removes a goal from a pending impact, but not the last one', async () => {
    const impact = await logImpact(cast.owner, { sdgs: [1, 2] });
    const [first, second] = impact.goalLinks.map(({ id }) => id);
    expect((await remove(cast.stranger, first ?? '')).status).toBe(404);
    expect((await remove(cast.judge, first ?? '')).status).toBe(403);
    expect((await remove(cast.owner, first ?? '')).status).toBe(200);
    expect((await remove(cast.owner, first ?? '')).status).toBe(404);
    expect((await remove(cast.owner, second ?? '')).body).toMatchObject({ status: 409, code: 'last_goal' });
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${impact.id}`))).toMatchObject({ sdgs: [2], revision: 2 });
  });

  it('refuses to change a verified impact', async () => {
    const impact = await verifiedImpact();
    expect((await remove(cast.owner, impact.goalLinks[0]?.id ?? '')).status).toBe(409);
    expect((await remove(cast.owner, impact.goalLinks[0]?.id ?? '', 'council')).status).toBe(404);
    expect((await remove(visitor, impact.goalLinks[0]?.id ?? '')).status).toBe(401);
  });
});

describe('removeMember', () => {
  const remove = (client: Client, id: string) => client.call('DELETE', `/impact/member/delete/${id}`);

  it('lets a member leave, and the owner or an admin remove one', async () => {
    const people: Awaited<ReturnType<typeof buildLoggedIn>>[] = [];
    for (let index = 0; index < 3; index += 1) people.push(await buildLoggedIn(server.origin, server.database.db));
    const impact = await logImpact(cast.owner, { members: people.map(({ user }) => user.id) });
    const linkOf = (index: number) => impact.members.find(({ user }) => user.id === people[index]?.user.id)?.id ?? '';
    const [leaver] = people;
    if (!leaver) return;
    expect((await remove(leaver.client, linkOf(1))).status).toBe(403);
    expect((await remove(leaver.client, linkOf(0))).status).toBe(200);
    expect((await remove(cast.owner, linkOf(1))).status).toBe(200);
    expect((await remove(cast.admin, linkOf(2))).status).toBe(200);
    expect((await remove(cast.admin, linkOf(2))).status).toBe(404);
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${impact.id}`)).members).toEqual([]);
  });

  it('removes someone once, however many try at the same time', async () => {
    const impact = await logImpact(cast.owner, { members: [cast.strangerId] });
    const link = impact.members[0]?.id ?? '';
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(cast.admin, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const { rows } = await server.database.run('select action from audit_entries where subject_id = $1', [impact.id]);
    expect(rows).toEqual([{ action: 'member_removed' }]);
  });
});

describe('pending work', () => {
  it('is counted for judges in /stats', async () => {
    const workOf = async (client: Client) => dataOf(await client.get<CommunityStats>('/stats')).work;
    const before = await workOf(cast.judge);
    const { id } = await logImpact(cast.owner);
    expect((await workOf(cast.judge))?.impactsToReview).toBe((before?.impactsToReview ?? 0) + 1);
    await logImpact(cast.owner, { impactYear: 2024, startDate: '2024-03-08', endDate: '2024-03-09' });
    expect((await workOf(cast.judge))?.impactsToReview, 'of whatever year').toBe((before?.impactsToReview ?? 0) + 2);
    const queue = dataOf(await cast.judge.get<ImpactReviewList>('/impact-verifcation'));
    expect((await workOf(cast.judge))?.impactsToReview, 'as many as the queue lists').toBe(queue.meta.total);
    await decide(cast.otherJudge, id, { isVerified: false, reason: 'No pictures.' });
    dataOf(await cast.owner.post(`/impact/appeal/${id}`, { reason: 'There are three.' }));
    expect((await workOf(cast.judge))?.impactAppeals).toBe((before?.impactAppeals ?? 0) + 1);
    expect((await workOf(cast.stranger))?.impactsToReview).toBe(0);
  });
});
