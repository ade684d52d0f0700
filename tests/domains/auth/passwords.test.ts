import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedAddressIn } from '#domains/auth/mailed-address.ts';
import { forgotPasswordMessages } from '#domains/auth/messages.ts';
import type { AuditList, NotificationList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import {
  buildByLogin,
  buildLoggedIn,
  buildUser,
  freshEmail,
  logIn,
  OTHER_PASSWORD,
  PASSWORD,
  tokenOf,
} from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let precise: TestServer;
let secretive: TestServer;

beforeAll(async () => {
  precise = await startTestServer({ AUTH_ERRORS: 'precise' });
  secretive = await startTestServer({ AUTH_ERRORS: 'private' });
});
afterAll(async () => {
  await precise.close();
  await secretive.close();
});

async function askForLink(email: string) {
  const client = createClient(precise.origin);
  await client.post('/password/forget', { email });
  return { client, token: tokenOf(await createMailbox(precise.origin).linkTo(email, /\/auth\/reset\//)) };
}

const newPassword = (email: string, changes: Record<string, unknown> = {}) => ({
  email,
  password: OTHER_PASSWORD,
  confirmpassword: OTHER_PASSWORD,
  ...changes,
});

const logsIn = async (email: string, password: string) =>
  (await createClient(precise.origin).post('/login', { email, password })).status;

describe('forgotPassword', () => {
  it('emails a link', async () => {
    const user = await buildUser(precise.database.db);
    const answer = await createClient(precise.origin).post('/password/forget', { email: user.email });
    expect(answer).toMatchObject({ status: 200, body: { message: forgotPasswordMessages.success, data: null } });
    const link = await createMailbox(precise.origin).linkTo(user.email, /\/auth\/reset\//);
    expect(link.startsWith(`${precise.config.publicOrigin}/auth/reset/`)).toBe(true);
    expect(mailedAddressIn(new URL(link).hash)).toBe(user.email);
  });

  it('answers 404 in precise mode for an unknown or deactivated address', async () => {
    const inactive = await buildUser(precise.database.db, { isActive: false });
    for (const email of [freshEmail(), inactive.email]) {
      const answer = await createClient(precise.origin).post('/password/forget', { email });
      expect(answer).toMatchObject({
        status: 404,
        body: { message: forgotPasswordMessages.unknown, code: 'not_found' },
      });
    }
  });

  it('answers the same in private mode, and emails only known addresses', async () => {
    const user = await buildUser(secretive.database.db);
    const unknown = freshEmail();
    const forget = (email: string) => createClient(secretive.origin).post('/password/forget', { email });
    const [forUnknown, forKnown] = [await forget(unknown), await forget(user.email)];
    expect([forUnknown.status, forUnknown.body]).toEqual([forKnown.status, forKnown.body]);
    expect(forKnown.status).toBe(200);
    const mailbox = createMailbox(secretive.origin);
    await mailbox.linkTo(user.email, /\/auth\/reset\//);
    expect(await mailbox.messagesTo(unknown)).toEqual([]);
  });

  it('refuses an invalid address, and a request without the anti-forgery header', async () => {
    const client = createClient(precise.origin);
    const bad = await client.post('/password/forget', { email: 'nobody' });
    expect(bad).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
    const forged = await client.post('/password/forget', { email: freshEmail() }, { withoutAntiForgery: true });
    expect(forged.status).toBe(403);
  });
});

describe('resetPassword', () => {
  it('sets the password and ends all sessions', async () => {
    const { client: loggedIn, user, session } = await buildByLogin(precise.origin, precise.database.db);
    const { client, token } = await askForLink(user.email);
    expect((await client.put(`/password/reset/${token}`, newPassword(user.email.toUpperCase()))).status).toBe(200);
    expect(await logsIn(user.email, PASSWORD)).toBe(401);
    expect(await logsIn(user.email, OTHER_PASSWORD)).toBe(200);
    expect((await loggedIn.get('/users/view')).body.message).toBe('Token Invalid');
    const renewal = await loggedIn.get(`/getToken/${user.id}`, { token: session.refreshToken });
    expect(renewal.body.message).toBe('Token Invalid');
  });

  it('verifies the email address too', async () => {
    const user = await buildUser(precise.database.db, { isVerified: false });
    const { client, token } = await askForLink(user.email);
    await client.put(`/password/reset/${token}`, newPassword(user.email));
    expect(await logsIn(user.email, OTHER_PASSWORD)).toBe(200);
  });

  it('lets someone return who deactivated their account and forgot its password', async () => {
    const { client: leaving, user } = await buildByLogin(precise.origin, precise.database.db);
    await leaving.get('/users/delete');
    const { client, token } = await askForLink(user.email);
    await client.put(`/password/reset/${token}`, newPassword(user.email));
    expect(await logsIn(user.email, OTHER_PASSWORD)).toBe(200);
  });

  it('works once, even concurrently, and invalidates the person’s other links', async () => {
    const user = await buildUser(precise.database.db);
    const first = await askForLink(user.email);
    await precise.database.run('delete from mailbox_messages');
    const { client, token } = await askForLink(user.email);
    const reset = () => client.put(`/password/reset/${token}`, newPassword(user.email));
    const statuses = (await Promise.all(Array.from({ length: 5 }, reset))).map((answer) => answer.status);
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410]);
    expect((await client.put(`/password/reset/${first.token}`, newPassword(user.email))).status).toBe(410);
  });

  it('refuses an unknown and an expired link', async () => {
    const user = await buildUser(precise.database.db);
    const { client, token } = await askForLink(user.email);
    expect((await client.put('/password/reset/no-link-of-ours', newPassword(user.email))).status).toBe(410);
    await precise.database.run(`update mail_links set expires_at = now() - interval '1 second'`);
    expect((await client.put(`/password/reset/${token}`, newPassword(user.email))).status).toBe(410);
    expect(await logsIn(user.email, PASSWORD)).toBe(200);
  });

  it.each([
    ['email', { email: 'other@example.org' }],
    ['password', { password: 'passwordpassword', confirmpassword: 'passwordpassword' }],
    ['password', { password: 'short', confirmpassword: 'short' }],
    ['confirmpassword', { confirmpassword: 'something-else-entirely' }],
    ['role', { role: 'Admin' }],
  ])('refuses an invalid field and leaves the link valid: %s', async (field, change) => {
    const user = await buildUser(precise.database.db);
    const { client, token } = await askForLink(user.email);
    const answer = await client.put(`/password/reset/${token}`, newPassword(user.email, change));
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect((await client.put(`/password/reset/${token}`, newPassword(user.email))).status).toBe(200);
  });

  it('refuses a request without the anti-forgery header', async () => {
    const user = await buildUser(precise.database.db);
    const { client, token } = await askForLink(user.email);
    const body = newPassword(user.email);
    expect((await client.put(`/password/reset/${token}`, body, { withoutAntiForgery: true })).status).toBe(403);
    expect((await client.put(`/password/reset/${token}`, body)).status).toBe(200);
  });
});

describe('changePassword', () => {
  const change = (changes: Record<string, unknown> = {}) => ({
    currentPassword: PASSWORD,
    password: OTHER_PASSWORD,
    confirmpassword: OTHER_PASSWORD,
    ...changes,
  });

  it('sets the password and ends the other sessions', async () => {
    const { client, user } = await buildByLogin(precise.origin, precise.database.db);
    const other = await logIn(precise.origin, user);
    expect((await client.post('/password/change', change())).status).toBe(200);
    expect((await client.get('/users/view')).status).toBe(200);
    expect((await other.client.get('/users/view')).body.message).toBe('Token Invalid');
    expect(await logsIn(user.email, OTHER_PASSWORD)).toBe(200);
  });

  it.each([
    ['currentPassword', { currentPassword: 'not-my-password' }],
    ['password', { password: 'passwordpassword', confirmpassword: 'passwordpassword' }],
    ['password', { password: 'Amina-Diallo-1', confirmpassword: 'Amina-Diallo-1' }],
    ['confirmpassword', { confirmpassword: 'something-else-entirely' }],
    ['userId', { userId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' }],
  ])('refuses an invalid field and changes nothing: %s', async (field, changes) => {
    const { client, user } = await buildByLogin(precise.origin, precise.database.db);
    const answer = await client.post('/password/change', change(changes));
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(await logsIn(user.email, PASSWORD)).toBe(200);
  });

  it('refuses a request without a token or without the anti-forgery header', async () => {
    const { client } = await buildByLogin(precise.origin, precise.database.db);
    expect((await client.post('/password/change', change(), { token: null })).body.code).toBe('token_missing');
    expect((await client.post('/password/change', change(), { withoutAntiForgery: true })).status).toBe(403);
  });
});

describe('a new password', () => {
  const notice = async (email: string) => tokenOf(await createMailbox(precise.origin).linkTo(email, /\/not-me\//));
  const change = (client: Client) =>
    client.post('/password/change', {
      currentPassword: PASSWORD,
      password: OTHER_PASSWORD,
      confirmpassword: OTHER_PASSWORD,
    });

  it('is announced to its owner by notification and email, changed or reset', async () => {
    const { client, user } = await buildByLogin(precise.origin, precise.database.db);
    expect((await change(client)).status).toBe(200);
    const { data } = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(data[0]).toMatchObject({
      kind: 'account_changed',
      title: 'Your password was changed',
      link: '/dashboard/settings/sessions',
    });
    await notice(user.email);
    const other = await buildUser(precise.database.db);
    const { client: resetting, token } = await askForLink(other.email);
    await precise.database.run('delete from mailbox_messages');
    await resetting.put(`/password/reset/${token}`, newPassword(other.email));
    await notice(other.email);
  });

  it('is disowned by the emailed link, once: no session and no password is left, but a link for a new one', async () => {
    const { client: thief, user } = await buildByLogin(precise.origin, precise.database.db);
    await change(thief);
    const token = await notice(user.email);
    await precise.database.run('delete from mailbox_messages');
    const owner = createClient(precise.origin);
    // Email scanners open links.
    expect((await owner.get(`/password/disown/${token}`)).status).toBe(404);
    expect((await thief.get('/users/view')).status).toBe(200);
    const disown = () => owner.post(`/password/disown/${token}`);
    const statuses = (await Promise.all([disown(), disown(), disown()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410, 410]);
    expect((await thief.get('/users/view')).body.message).toBe('Token Invalid');
    expect([await logsIn(user.email, PASSWORD), await logsIn(user.email, OTHER_PASSWORD)]).toEqual([401, 401]);
    const reset = tokenOf(await createMailbox(precise.origin).linkTo(user.email, /\/auth\/reset\//));
    const chosen = { email: user.email, password: 'nine-otters-in-amber', confirmpassword: 'nine-otters-in-amber' };
    expect((await owner.put(`/password/reset/${reset}`, chosen)).status).toBe(200);
    expect(await logsIn(user.email, 'nine-otters-in-amber')).toBe(200);
  });

  it('refuses the site’s name and the person’s place', async () => {
    const user = await buildUser(precise.database.db);
    const { client, token } = await askForLink(user.email);
    for (const password of ['Groundswell2026', 'DakarSenegal2026']) {
      const answer = await client.put(
        `/password/reset/${token}`,
        newPassword(user.email, { password, confirmpassword: password }),
      );
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    }
  });

  it('is in the audit log, as are logins and, a few an hour, wrong passwords', async () => {
    const { db } = precise.database;
    const { client: admin } = await buildLoggedIn(precise.origin, db, { role: 'Admin' });
    const { client, user } = await buildByLogin(precise.origin, db);
    await change(client);
    const firefox = {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    };
    const attempt = { email: user.email, password: 'wrong-password' };
    for (let count = 0; count < 9; count += 1) await createClient(precise.origin).post('/login', attempt, firefox);
    await untilJobsAreDone(precise.database);
    const log = async (query: string) => dataOf(await admin.get<AuditList>(`/audit?${query}`)).data;
    const about = await log(`subjectId=${user.id}`);
    const failed = about.filter(({ action }) => action === 'login_failed');
    expect(failed).toHaveLength(5);
    expect(failed[0]).toMatchObject({ actor: null, subjectKind: 'session', toState: 'Firefox · Linux' });
    expect(about.map(({ action }) => action).filter((action) => action !== 'login_failed')).toEqual([
      'password_changed',
      'login_succeeded',
    ]);
    expect(JSON.stringify(about)).not.toContain('wrong-password');
    // What admins look for by default isn't buried under logins.
    expect(new Set((await log('page_size=100')).map(({ subjectKind }) => subjectKind))).not.toContain('session');
    expect(new Set((await log('subjectKind=session')).map(({ action }) => action))).toEqual(
      new Set(['login_failed', 'login_succeeded']),
    );
  });
});
