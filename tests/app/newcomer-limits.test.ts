import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CommunitySettingsState,
  ImpactMemberFound,
  InvitationList,
  NewAccountLimits,
} from '#generated/types.gen.ts';
import { postComment } from '../support/comments.ts';
import { buildLoggedIn, freshEmail, type LoggedIn } from '../support/factories.ts';
import { dataOf, decide, impactOf, logImpact } from '../support/impacts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { pictureFile, upload } from '../support/uploads.ts';

const OFF: NewAccountLimits = { days: 0, comments: 1, impacts: 1, invitations: 1, uploads: 1 };

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await someone({ role: 'Admin' });
});
afterAll(() => server.close());

const someone = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);

async function limit(days: number, limits: Partial<NewAccountLimits> = {}): Promise<void> {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  dataOf(
    await admin.client.put(`/community-settings?revision=${revision}`, { newAccounts: { ...OFF, ...limits, days } }),
  );
}

const invite = ({ client }: LoggedIn) => client.post('/invite-mail', { email: freshEmail() });
const log = ({ client }: LoggedIn) => client.post('/impact', impactOf());
const statusesOf = async (person: LoggedIn) => [(await invite(person)).status, (await invite(person)).status];

describe('limits for new accounts', () => {
  it('are off until an admin sets them', async () => {
    expect(await statusesOf(await someone())).toEqual([200, 200]);
  });

  it('hold for each of the things on its own, and say until when', async () => {
    await limit(7);
    const newcomer = await someone();
    expect(await statusesOf(newcomer)).toEqual([200, 429]);
    const refused = await invite(newcomer);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(refused.body.message).toMatch(
      /^While your account is new, you can invite 1 person a day\. This limit ends on .+ UTC\.$/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 3600);
    const impact = await logImpact(newcomer.client);
    expect((await log(newcomer)).status).toBe(429);
    await decide(admin.client, impact.id, { isVerified: true });
    expect((await postComment(newcomer.client, impact.id)).status).toBe(201);
    expect((await postComment(newcomer.client, impact.id)).status).toBe(429);
    const picture = { files: [await pictureFile()] };
    expect((await upload(server.origin, newcomer.client, picture)).status).toBe(200);
    expect((await upload(server.origin, newcomer.client, picture)).status).toBe(429);
  });

  it('count each file of an upload, and leave room for less after one that is too much', async () => {
    await limit(7, { uploads: 3 });
    const newcomer = await someone();
    const send = async (count: number) => {
      const files = await Promise.all(Array.from({ length: count }, () => pictureFile()));
      return (await upload(server.origin, newcomer.client, { files })).status;
    };
    expect([await send(2), await send(2), await send(1), await send(1)]).toEqual([200, 429, 200, 429]);
  });

  it('count nothing that fails', async () => {
    await limit(7);
    const newcomer = await someone();
    const impact = await logImpact(newcomer.client);
    // Nobody can comment on a pending impact.
    expect((await postComment(newcomer.client, impact.id)).status).toBe(404);
    expect((await postComment(newcomer.client, impact.id)).status).toBe(404);
    await decide(admin.client, impact.id, { isVerified: true });
    expect((await postComment(newcomer.client, impact.id)).status).toBe(201);
  });

  it('count an invitation for an impact when it’s sent, not when a member is looked up', async () => {
    await limit(7);
    const newcomer = await someone();
    const find = (email: string) =>
      newcomer.client.get<ImpactMemberFound>(`/impact/member/invite?mailid=${encodeURIComponent(email)}`);
    const { user } = await someone();
    const invited = freshEmail();
    const statuses = [];
    for (const email of [user.email, user.email, invited, invited, freshEmail(), user.email]) {
      statuses.push((await find(email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it('are those that the list of invitations says', async () => {
    await limit(7, { invitations: 3 });
    const newcomer = await someone();
    const left = async () => dataOf(await newcomer.client.get<InvitationList>('/invite-mail')).leftToday;
    expect(await left()).toBe(3);
    await invite(newcomer);
    expect(await left()).toBe(2);
    await limit(0);
    expect(await left()).toBe(19);
  });

  it('end with the days, and hold for no one but members', async () => {
    await limit(7);
    const member = await someone();
    await server.database.run("update users set email_verified_at = now() - interval '8 days' where id = $1", [
      member.user.id,
    ]);
    expect(await statusesOf(member)).toEqual([200, 200]);
    expect(await statusesOf(await someone({ role: 'Judge' }))).toEqual([200, 200]);
  });

  it('are shorter than a day to wait for where they end sooner', async () => {
    await limit(7);
    const member = await someone();
    await server.database.run("update users set email_verified_at = now() - interval '6 days 23 hours' where id = $1", [
      member.user.id,
    ]);
    await invite(member);
    const seconds = Number((await invite(member)).headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  });
});
