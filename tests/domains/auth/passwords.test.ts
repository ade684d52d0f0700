import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedAddressIn } from '#domains/auth/mailed-address.ts';
import { forgotPasswordMessages } from '#domains/auth/messages.ts';
import { createClient } from '../../support/client.ts';
import {
  buildByLogin,
  buildUser,
  freshEmail,
  logIn,
  OTHER_PASSWORD,
  PASSWORD,
  tokenOf,
} from '../../support/factories.ts';
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

describe('POST /password/forget', () => {
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

describe('PUT /password/reset/{tokenParam}', () => {
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

describe('POST /password/change', () => {
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
