import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser, Impact, NotificationList } from '#generated/types.gen.ts';
import { createClient } from '../../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../../support/impacts.ts';
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

describe('appealImpactDecision', () => {
  const declineAndAppeal = async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    const appealed = dataOf(
      await cast.owner.post<Impact>(`/impact/appeal/${impact.id}`, { reason: 'Look at the third picture.' }),
    );
    return { impact, appealed };
  };

  it('makes it pending for another judge and keeps the first decision’s evidence', async () => {
    const { impact, appealed } = await declineAndAppeal();
    expect(appealed).toMatchObject({
      isVerified: null,
      canAppeal: false,
      appeal: { reason: 'Look at the third picture.', decidedAt: null, isUpheld: null },
    });
    const refused = await cast.judge.put(`/impact-verifcation/${impact.id}`, { isVerified: true });
    expect(refused.body).toMatchObject({ status: 409, code: 'decided_by_you' });
    const verified = await decide(cast.otherJudge, impact.id, { isVerified: true });
    expect(verified).toMatchObject({ isVerified: true, appeal: { isUpheld: true } });
    expect(verified.reviews.map(({ event }) => event)).toEqual(['submitted', 'declined', 'appealed', 'overturned']);
    const { email } = dataOf(await cast.owner.get<CurrentUser>('/users/view'));
    const subjects = async () => (await createMailbox(server.origin).messagesTo(email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 10_000 }).toContain('Your impact was verified on appeal');
    expect(verified.reviews[1]).toMatchObject({
      reason: REASON,
      evidence: { title: impact.title },
      by: { id: cast.judgeId },
    });
  });

  it('is possible only once; after a second decline it can still be edited', async () => {
    const { impact } = await declineAndAppeal();
    await decide(cast.otherJudge, impact.id, { isVerified: false, reason: 'It does not.' });
    const [latest] = dataOf(await cast.owner.get<NotificationList>('/general/notification')).data;
    expect(latest).toMatchObject({ title: `Your appeal was declined: ${impact.title}`, body: 'It does not.' });
    const { email } = dataOf(await cast.owner.get<CurrentUser>('/users/view'));
    const subjects = async () => (await createMailbox(server.origin).messagesTo(email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 10_000 }).toContain('Your appeal was declined');
    const again = await cast.owner.post(`/impact/appeal/${impact.id}`, { reason: 'Once more' });
    expect(again.body).toMatchObject({ status: 409, code: 'already_appealed' });
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { description: 'Rewritten.' }));
    await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    const fresh = dataOf(await cast.owner.post<Impact>(`/impact/appeal/${impact.id}`, { reason: 'A new decline' }));
    expect(fresh).toMatchObject({ isVerified: null, appeal: { reason: 'A new decline', decidedAt: null } });
  });

  it('succeeds for only one of 20 concurrent requests', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    const tries = Array.from({ length: 20 }, () =>
      cast.owner.post(`/impact/appeal/${impact.id}`, { reason: 'Please look' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('is for the owner of a declined impact, with a reason', async () => {
    const impact = await logImpact(cast.owner, { members: [cast.strangerId] });
    const path = `/impact/appeal/${impact.id}`;
    expect((await cast.owner.post(path, { reason: 'Too early' })).body).toMatchObject({
      status: 409,
      code: 'not_declined',
    });
    await decide(cast.judge, impact.id, { isVerified: false, reason: REASON });
    expect((await cast.stranger.post(path, { reason: 'x' })).status).toBe(403);
    expect((await createClient(server.origin).post(path, { reason: 'x' })).status).toBe(401);
    expect((await cast.owner.post(path, { reason: ' ' })).status).toBe(422);
    expect((await cast.owner.post(`/impact/appeal/${UNKNOWN}`, { reason: 'x' })).status).toBe(404);
  });
});
