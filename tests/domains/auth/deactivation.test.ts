import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '#domains/auth/messages.ts';
import type { Session } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildByLogin, logIn, PASSWORD } from '../../support/factories.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = (role: 'Admin' | 'Member' = 'Member') => buildByLogin(server.origin, server.database.db, { role });

describe('deactivateAccount', () => {
  it('deactivates the account, ends its sessions and keeps its content', async () => {
    const { client, user } = await build();
    const other = await logIn(server.origin, user);
    const answer = await client.get('/users/delete', {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    });
    expect(answer).toMatchObject({ status: 200, body: { message: accountMessages.deactivated, data: null } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await client.get('/users/view')).body.message).toBe('Token Invalid');
    expect((await other.client.get('/users/view')).body.message).toBe('Token Invalid');
    const { rows } = await server.database.run(
      "select action from audit_entries where subject_kind = 'user' and subject_id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ action: 'user_deactivated' }]);
  });

  it('confirms by email, saying until when logging in reactivates the account', async () => {
    const { client, user } = await build();
    await client.get('/users/delete');
    const mailbox = createMailbox(server.origin);
    await mailbox.linkTo(user.email, /\/auth\/login/);
    const [mail] = await mailbox.messagesTo(user.email);
    expect(mail?.subject).toMatch(/^You deactivated your account/);
    expect(mail?.text).toContain('Log in within 14 days');
    expect(mail?.text).toContain('After 30 days, your name, email address, phone number');
  });

  it('removes the person from the search', async () => {
    const { client, user } = await build();
    const { client: reader } = await build();
    await server.database.run('update users set name = $1 where id = $2', ['Zebulon', user.id]);
    const find = async () => {
      const { body } = await reader.get<{ data: { person: { id: string } }[] }>('/users/search?search=zebulon');
      return body.data.data.map((row) => row.person.id);
    };
    expect(await find()).toEqual([user.id]);
    await client.get('/users/delete');
    expect(await find()).toEqual([]);
  });

  it.each([
    [{ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('refuses a navigation and a cross-site request: %o', async (headers) => {
    const { client } = await build();
    expect(await client.get('/users/delete', { headers })).toMatchObject({
      status: 403,
      body: { code: 'navigation_refused' },
    });
    expect((await client.get('/users/view')).status).toBe(200);
  });

  it('refuses a request without a token or the anti-forgery header, and HEAD', async () => {
    const { client } = await build();
    expect((await client.get('/users/delete', { token: null })).body.code).toBe('token_missing');
    expect((await client.get('/users/delete', { withoutAntiForgery: true })).body.code).toBe('anti_forgery');
    const head = await fetch(`${server.origin}/api/users/delete`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${client.token}`, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' },
    });
    expect(head.status).toBe(404);
    expect((await client.get('/users/view')).status).toBe(200);
  });

  it('keeps the last admin, even when the last two leave concurrently', async () => {
    let last = await build('Admin');
    for (let round = 0; round < 10; round += 1) {
      const other = await build('Admin');
      const answers = await Promise.all([last, other].map(({ client }) => client.get('/users/delete')));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
      expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('last_admin');
      if (answers[0]?.status === 200) last = other;
    }
    // Neither of these could do an admin's work.
    const [unverified, suspended] = [await build('Admin'), await build('Admin')];
    await server.database.run('update users set email_verified_at = null where id = $1', [unverified.user.id]);
    await server.database.run("update users set suspended_until = now() + interval '1 day' where id = $1", [
      suspended.user.id,
    ]);
    expect((await last.client.get('/users/delete')).body.code).toBe('last_admin');
  });
});

describe('logging in after a deactivation', () => {
  const logInAs = (user: { email: string }) =>
    createClient(server.origin).post<Session>('/login', { email: user.email, password: PASSWORD });
  const refused = { status: 401, body: { code: 'account_inactive', message: accountMessages.inactive } };
  const age = (user: { id: string }, interval: string) =>
    server.database.run('update users set deactivated_at = now() - $1::interval where id = $2', [interval, user.id]);
  const auditAt = async (user: { id: string }) => {
    const { rows } = await server.database.run(
      'select action, actor_id = subject_id as "isOwn" from audit_entries where subject_kind = \'user\' and subject_id = $1 order by id',
      [user.id],
    );
    return rows;
  };

  it('reactivates the account on the last of the 14 days, and emails its owner', async () => {
    const { client, user } = await build();
    await client.get('/users/delete');
    await age(user, '13 days 23 hours');
    const [first, second] = await Promise.all([logInAs(user), logInAs(user)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    client.token = first.body.data.accessToken;
    expect((await client.get('/users/view')).status).toBe(200);
    expect(await auditAt(user)).toEqual([
      { action: 'user_deactivated', isOwn: true },
      { action: 'user_reactivated', isOwn: true },
    ]);
    const mailbox = createMailbox(server.origin);
    const subjects = async () => (await mailbox.messagesTo(user.email)).map(({ subject }) => subject);
    // What became of the account, twice, and of both logins from browsers that it wasn't used in.
    await expect.poll(subjects).toHaveLength(4);
    expect((await subjects()).filter((subject) => subject.startsWith('Welcome back'))).toHaveLength(1);
  });

  it('is refused after 14 days', async () => {
    const { client, user } = await build();
    await client.get('/users/delete');
    await age(user, '14 days 1 minute');
    expect(await logInAs(user)).toMatchObject(refused);
  });

  it('is refused with a wrong password, and the account stays deactivated', async () => {
    const { client, user } = await build();
    await client.get('/users/delete');
    const answer = await createClient(server.origin).post('/login', { email: user.email, password: `${PASSWORD}!` });
    expect(answer).toMatchObject({ status: 401, body: { code: 'login_refused' } });
    expect(await auditAt(user)).toHaveLength(1);
  });

  it('is refused once an admin has deactivated an account that its owner had left', async () => {
    const { client: admin } = await build('Admin');
    const { client, user } = await build();
    await client.get('/users/delete');
    const body = { isActive: false, reason: 'Sent advertisements.' };
    expect((await admin.call('PATCH', `/users/${user.id}`, { body })).status).toBe(200);
    expect(await logInAs(user)).toMatchObject(refused);
    expect(await auditAt(user)).toHaveLength(2);
  });

  it('is refused after an admin deactivated the account, even if its owner had done so and returned before', async () => {
    const { client: admin } = await build('Admin');
    const { client, user } = await build();
    await client.get('/users/delete');
    expect((await logInAs(user)).status).toBe(200);
    expect((await admin.call('PATCH', `/users/${user.id}`, { body: { isActive: false } })).status).toBe(200);
    expect(await logInAs(user)).toMatchObject(refused);
  });
});
