import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser, Impact, NotificationList, PointsEntryList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact, POINTS } from '../../../support/impacts.ts';
import { untilJobsAreDone } from '../../../support/jobs.ts';
import { createMailbox } from '../../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const REASON = 'The pictures show another place. Please add:\n- the day\n- who counted';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

const pointsOf = async (client: Client) => dataOf(await client.get<CurrentUser>('/users/view')).points;
const ledgerOf = async (client: Client) => dataOf(await client.get<PointsEntryList>('/users/me/points')).data;
const reasonsOf = async (client: Client, language: string) => {
  const headers = { 'accept-language': language };
  const { data } = dataOf(await client.get<PointsEntryList>('/users/me/points', { headers }));
  return data.map(({ reason }) => reason);
};
const newsOf = async (userId: string) => {
  const { rows } = await server.database.run(
    'select kind, body, link, actor_id from notifications where user_id = $1 order by id desc',
    [userId],
  );
  return rows;
};

describe('reviewImpact', () => {
  it('verifies: publishes it, gives everyone who took part points and notifies them', async () => {
    const member = await buildLoggedIn(server.origin, db());
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client, { members: [member.user.id] });
    const verified = await decide(cast.judge, impact.id, { isVerified: true, revision: 1 });
    expect(verified).toMatchObject({ isVerified: true, verifiedBy: [cast.judgeId], approvals: 1, canReview: false });
    expect(verified.reviews.at(-1)).toMatchObject({ event: 'verified', by: { id: cast.judgeId } });
    expect((await createClient(server.origin).get(`/impact/${impact.id}`)).status).toBe(200);
    for (const { client, user } of [owner, member]) {
      expect(await pointsOf(client)).toBe(POINTS);
      expect(await ledgerOf(client)).toEqual([
        expect.objectContaining({
          points: POINTS,
          balance: POINTS,
          cause: 'impact_verified',
          reason: `“${impact.title}” was verified: 10 for the impact; 12 for 24 hours; 10 for 100 trees.`,
          subject: { kind: 'impact', id: impact.id, title: impact.title, slug: impact.slug },
          decisionId: verified.reviews.at(-1)?.id,
          reversesId: null,
        }),
      ]);
      expect(await newsOf(user.id)).toContainEqual(
        expect.objectContaining({ kind: 'impact_verified', body: `You earned ${POINTS} points.` }),
      );
    }
    const mailbox = createMailbox(server.origin);
    await expect
      .poll(async () => (await mailbox.messagesTo(owner.user.email)).map(({ text }) => text), { timeout: 10_000 })
      .toEqual([expect.stringContaining(`You and everyone who took part earned ${POINTS} points each.`)]);
  });

  it('tells someone who acted alone only of their own points', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    await decide(cast.judge, impact.id, { isVerified: true });
    const mailbox = createMailbox(server.origin);
    await expect
      .poll(async () => (await mailbox.messagesTo(owner.user.email)).map(({ text }) => text), { timeout: 10_000 })
      .toEqual([expect.stringContaining(`was verified. You earned ${POINTS} points.\n`)]);
  });

  it('gives the judge’s comment on an approval, in the notification and in the email', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    await decide(cast.judge, impact.id, { isVerified: true, reason: 'Well measured.' });
    expect(await newsOf(owner.user.id)).toContainEqual(
      expect.objectContaining({ kind: 'impact_verified', body: `You earned ${POINTS} points.\n\nWell measured.` }),
    );
    const mailbox = createMailbox(server.origin);
    await expect
      .poll(async () => (await mailbox.messagesTo(owner.user.email)).map(({ text }) => text), { timeout: 10_000 })
      .toEqual([expect.stringContaining('The judge wrote:\n\nWell measured.')]);
  });

  it('shortens the longest comment in the notification, and keeps it whole on the impact', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    const longest = 'Well measured. '.repeat(140).slice(0, 2_000).trim();
    const verified = await decide(cast.judge, impact.id, { isVerified: true, reason: longest });
    expect(verified.reviews.at(-1)).toMatchObject({ reason: longest });
    const [told] = dataOf(await owner.client.get<NotificationList>('/general/notification')).data;
    expect(told?.body).toBe(`${`You earned ${POINTS} points.\n\n${longest}`.slice(0, 1_999)}…`);
  });

  it('declines with a reason, shown on the page, in a notification and in an email', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    const declined = await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    expect(declined).toMatchObject({ isVerified: false, verifiedBy: [], declineReason: REASON });
    const seen = dataOf(await owner.client.get<Impact>(`/impact/${impact.id}`));
    expect(seen).toMatchObject({ declineReason: REASON, canAppeal: true, isEditable: true });
    expect(seen.reviews.at(-1)).toMatchObject({
      event: 'declined',
      reason: REASON,
      by: null,
      evidence: { revision: 1 },
    });
    expect(await newsOf(owner.user.id)).toContainEqual(
      expect.objectContaining({ kind: 'impact_declined', body: REASON, actor_id: null }),
    );
    const mailbox = createMailbox(server.origin);
    await expect
      .poll(async () => (await mailbox.messagesTo(owner.user.email)).map(({ subject }) => subject), { timeout: 10_000 })
      .toEqual(['Your impact was declined']);
    const [mail] = await mailbox.messagesTo(owner.user.email);
    expect(mail?.text).toContain(REASON);
    expect(mail?.text).toContain(`/impacts/${impact.id}/${impact.slug}`);
    expect(await pointsOf(owner.client)).toBe(0);
  });

  it.each([{ isVerified: false }, { isVerified: false, reason: '  ' }])(
    'needs a reason to decline: %o',
    async (body) => {
      const impact = await logImpact(cast.owner);
      const answer = await cast.judge.put(`/impact-verifcation/${impact.id}`, body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.map(({ field }) => field)).toEqual(['reason']);
    },
  );

  it('refuses a review by anyone who took part, whatever their role', async () => {
    const impact = await logImpact(cast.judge, { members: [cast.adminId] });
    for (const client of [cast.judge, cast.admin]) {
      const answer = await client.put(`/impact-verifcation/${impact.id}`, { isVerified: true });
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('not_allowed');
    }
    expect((await decide(cast.otherJudge, impact.id, { isVerified: true })).isVerified).toBe(true);
  });

  it('is for judges and admins, with the anti-forgery header', async () => {
    const impact = await logImpact(cast.owner);
    const path = `/impact-verifcation/${impact.id}`;
    expect((await createClient(server.origin).put(path, { isVerified: true })).status).toBe(401);
    expect((await cast.stranger.put(path, { isVerified: true })).body.code).toBe('role_forbidden');
    expect((await cast.judge.put(path, { isVerified: true }, { withoutAntiForgery: true })).body.code).toBe(
      'anti_forgery',
    );
    expect((await cast.judge.put(`/impact-verifcation/${UNKNOWN}`, { isVerified: true })).status).toBe(404);
    expect((await cast.judge.put(path, { isVerified: 'yes' })).status).toBe(422);
  });

  it('refuses a decision on an outdated revision', async () => {
    const impact = await logImpact(cast.owner);
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { title: 'Edited meanwhile' }));
    const answer = await cast.judge.put(`/impact-verifcation/${impact.id}`, { isVerified: true, revision: 1 });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('edited_meanwhile');
    expect(answer.body.message).toMatch(/has been edited/);
  });

  it('answers 409 naming who decided', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    const answer = await cast.otherJudge.put(`/impact-verifcation/${impact.id}`, { isVerified: true });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('already_decided');
    expect(answer.body.message).toMatch(/^This impact is declined: Keiko Tanaka declined it on /);
    const own = await cast.judge.put(`/impact-verifcation/${impact.id}`, { isVerified: false, reason: REASON });
    expect(own.body.message).toMatch(/^This impact is declined: you declined it on /);
    const owner = await cast.owner.post(`/impact/FeaturedPost`, { impactId: impact.id, isFeatured: true });
    expect(owner.status).toBe(403);
  });
});

describe('reviewImpact that reopens', () => {
  it('reverses the points with a counter-row, and verifying again gives them again', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    await decide(cast.judge, impact.id, { isVerified: true });
    const pending = await decide(cast.admin, impact.id, { isVerified: null, reason: 'Logged twice?' });
    expect(pending).toMatchObject({ isVerified: null, verifiedBy: [], verifiedAt: null });
    expect(await pointsOf(owner.client)).toBe(0);
    await decide(cast.judge, impact.id, { isVerified: true });
    const ledger = await ledgerOf(owner.client);
    expect(ledger.map(({ points, balance, cause }) => [points, balance, cause])).toEqual([
      [POINTS, POINTS, 'impact_verified'],
      [-POINTS, 0, 'impact_reopened'],
      [POINTS, POINTS, 'impact_verified'],
    ]);
    expect(ledger[1]?.reversesId).toBe(ledger[2]?.id);
    expect(await newsOf(owner.user.id)).toContainEqual(
      expect.objectContaining({ kind: 'impact_reopened', body: expect.stringContaining('Logged twice?') }),
    );
  });

  it('has a reason in the language of its reader, and quotes what the admin typed', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const { id, title } = await logImpact(owner.client);
    const french = { headers: { 'accept-language': 'fr' } };
    dataOf(await cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true }, french));
    dataOf(await cast.admin.put(`/impact-verifcation/${id}`, { isVerified: null, reason: 'Logged twice?' }, french));
    expect(await reasonsOf(owner.client, 'de')).toEqual([
      `„${title}“ wurde wieder geöffnet: Logged twice?`,
      `„${title}“ wurde bestätigt: 10 für die Aktion; 12 für 24 Stunden; 10 für 100 Bäume.`,
    ]);
    const english = [
      `“${title}” was reopened: Logged twice?`,
      `“${title}” was verified: 10 for the impact; 12 for 24 hours; 10 for 100 trees.`,
    ];
    expect(await reasonsOf(owner.client, 'en')).toEqual(english);
    const { rows } = await server.database.run(
      'select reason from points_entries where user_id = $1 order by id desc',
      [owner.user.id],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(english);
  });

  it('keeps the reasons that an earlier release stored', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const { id } = await logImpact(owner.client);
    await decide(cast.judge, id, { isVerified: true });
    await server.database.run('update points_entries set reason = $2, reason_facts = null where user_id = $1', [
      owner.user.id,
      'It was verified.',
    ]);
    expect(await reasonsOf(owner.client, 'de')).toEqual(['It was verified.']);
  });

  it('takes only what is left after a manual deduction', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const impact = await logImpact(owner.client);
    await decide(cast.judge, impact.id, { isVerified: true });
    dataOf(await cast.admin.post(`/users/pointsAdded/${owner.user.id}`, { points: -20, reason: 'Counted by mistake' }));
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'Logged twice' });
    expect(await pointsOf(owner.client)).toBe(0);
    const sums = dataOf(await cast.admin.put(`/users/pointsupdate?userId=${owner.user.id}`));
    expect(sums).toMatchObject({ before: 0, after: 0 });
  });

  it('is for admins, with a reason, and for verified impacts only', async () => {
    const impact = await logImpact(cast.owner);
    const path = `/impact-verifcation/${impact.id}`;
    expect((await cast.admin.put(path, { isVerified: null, reason: 'Why' })).body).toMatchObject({
      status: 409,
      code: 'not_verified',
    });
    await decide(cast.judge, impact.id, { isVerified: true });
    expect((await cast.otherJudge.put(path, { isVerified: null, reason: 'Why' })).status).toBe(403);
    expect((await cast.admin.put(path, { isVerified: null })).status).toBe(422);
  });
});

describe('with a quorum of two', () => {
  let strict: TestServer;
  let people: Cast;
  beforeAll(async () => {
    strict = await startTestServer({ IMPACT_QUORUM: '2' });
    people = await buildCast(strict.origin, strict.database.db);
  });
  afterAll(() => strict.close());

  it('verifies with a second judge’s approval', async () => {
    const impact = await logImpact(people.owner);
    const first = await decide(people.judge, impact.id, { isVerified: true });
    expect(first).toMatchObject({ isVerified: null, verifiedBy: [people.judgeId], approvals: 1, quorum: 2 });
    const twice = await people.judge.put(`/impact-verifcation/${impact.id}`, { isVerified: true });
    expect(twice.body).toMatchObject({ status: 409, code: 'decided_by_you' });
    const second = await decide(people.otherJudge, impact.id, { isVerified: true });
    expect(second).toMatchObject({ isVerified: true, verifiedBy: [people.judgeId, people.otherJudgeId] });
    expect(second.reviews.map(({ event }) => event)).toEqual(['submitted', 'approved', 'verified']);
  });

  it('drops the first approval when the owner edits', async () => {
    const impact = await logImpact(people.owner);
    await decide(people.judge, impact.id, { isVerified: true });
    const edited = dataOf(await people.owner.put<Impact>(`/impact/${impact.id}`, { title: 'Edited' }));
    expect(edited).toMatchObject({ verifiedBy: [], approvals: 0 });
    expect(edited.reviews.map(({ event }) => event)).toEqual(['submitted', 'approved', 'resubmitted']);
    expect((await decide(people.judge, impact.id, { isVerified: true })).isVerified).toBe(null);
  });

  it('drops it too when a goal is removed, and notifies the judges', async () => {
    const impact = await logImpact(people.owner);
    await decide(people.judge, impact.id, { isVerified: true });
    await untilJobsAreDone(strict.database);
    await people.judge.put('/general/notification/update/all');
    dataOf(await people.owner.call('DELETE', `/impact/sdg/delete/${impact.goalLinks[0]?.id}`));
    await untilJobsAreDone(strict.database);
    const { data: news } = dataOf(await people.judge.get<NotificationList>('/general/notification'));
    expect(news[0]).toMatchObject({ kind: 'impact_waiting', isRead: false });
    const { verifiedBy, reviews } = dataOf(await people.judge.get<Impact>(`/impact/${impact.id}`));
    expect([verifiedBy, reviews.map(({ event }) => event)]).toEqual([[], ['submitted', 'approved', 'resubmitted']]);
  });
});
