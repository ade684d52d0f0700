import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../../src/domains/auth/messages.ts';
import { buildLoggedIn, logIn, PASSWORD } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = (role: 'Admin' | 'Member' = 'Member') => buildLoggedIn(server.origin, server.database.db, { role });

describe('GET /users/delete', () => {
  it('deactivates the account, ends its sessions and keeps what it made', async () => {
    const { client, user } = await build();
    const other = await logIn(server.origin, user);
    const answer = await client.get('/users/delete', {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    });
    expect(answer).toMatchObject({ status: 200, body: { message: accountMessages.deactivated, data: null } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await client.get('/users/view')).body.message).toBe('Token Invalid');
    expect((await other.client.get('/users/view')).body.message).toBe('Token Invalid');
    const login = await client.post('/login', { email: user.email, password: PASSWORD });
    expect(login).toMatchObject({ status: 401, body: { code: 'account_inactive', message: accountMessages.inactive } });
    const { rows } = await server.database.run('select action from audit_entries where subject_id = $1', [user.id]);
    expect(rows).toEqual([{ action: 'user_deactivated' }]);
  });

  it('vanishes from the search', async () => {
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
  ])('refuses a navigation and another site: %o', async (headers) => {
    const { client } = await build();
    expect(await client.get('/users/delete', { headers })).toMatchObject({
      status: 403,
      body: { code: 'navigation_refused' },
    });
    expect((await client.get('/users/view')).status).toBe(200);
  });

  it('refuses a request without a token or without the anti-forgery header, and HEAD', async () => {
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

  it('keeps the last Admin, also when the last two leave at once', async () => {
    let last = await build('Admin');
    for (let round = 0; round < 10; round += 1) {
      const other = await build('Admin');
      const answers = await Promise.all([last, other].map(({ client }) => client.get('/users/delete')));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
      expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('lifecycle_conflict');
      if (answers[0]?.status === 200) last = other;
    }
  });
});
