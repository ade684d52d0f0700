import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session, UnverifiedSession } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, freshEmail, PASSWORD, registrationOf, tokenOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let mailbox: Mailbox;

beforeAll(async () => {
  server = await startTestServer();
  mailbox = createMailbox(server.origin);
});
afterAll(() => server.close());

async function register() {
  const email = freshEmail();
  const client = createClient(server.origin);
  await client.post('/users', registrationOf(email));
  return { email, client, token: tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//)) };
}

async function logInUnverified() {
  const user = await buildUser(server.database.db, { isVerified: false });
  const client = createClient(server.origin);
  const { body } = await client.post<UnverifiedSession>('/login', { email: user.email, password: PASSWORD });
  client.token = body.data.accessToken;
  return { user, client };
}

describe('verifyEmail', () => {
  it('verifies the address, after which logging in starts a session', async () => {
    const { email, client, token } = await register();
    expect((await client.post(`/verify/${token}`)).status).toBe(200);
    const login = await client.post<Session>('/login', { email, password: PASSWORD });
    expect(login).toMatchObject({
      status: 200,
      body: { data: { user: { isVerified: true, isProfileCompleted: true } } },
    });
  });

  it('logs in the browser that registered, which is known from then on, and no other', async () => {
    const { email, client, token } = await register();
    const session = dataOf(await client.post<Session | null>(`/verify/${token}`));
    expect(session?.user).toMatchObject({ email, isVerified: true });
    client.token = session?.accessToken ?? '';
    expect((await client.get('/users/view')).status).toBe(200);
    expect([client.cookies.has('device'), client.cookies.has('registered')]).toEqual([true, false]);
    const other = await register();
    // Another account was registered here.
    expect(await (await register()).client.post(`/verify/${other.token}`)).toMatchObject({
      status: 200,
      body: { data: null },
    });
    const third = await register();
    const elsewhere = createClient(server.origin);
    elsewhere.cookies.set('registered', (third.client.cookies.get('registered') ?? '').replace(/.$/, '_'));
    expect(await elsewhere.post(`/verify/${third.token}`)).toMatchObject({ status: 200, body: { data: null } });
    expect(elsewhere.cookies.has('device')).toBe(false);
  });

  it('works once', async () => {
    const { client, token } = await register();
    await client.post(`/verify/${token}`);
    expect(await client.post(`/verify/${token}`)).toMatchObject({
      status: 410,
      body: { code: 'link_used_or_expired' },
    });
  });

  it('refuses an unknown, an expired and another kind of link', async () => {
    const { email, client, token } = await register();
    expect((await client.post('/verify/no-link-of-ours')).status).toBe(410);
    await client.post('/password/forget', { email });
    const reset = tokenOf(await mailbox.linkTo(email, /\/auth\/reset\//));
    expect((await client.post(`/verify/${reset}`)).status).toBe(410);
    await server.database.run(
      `update mail_links set expires_at = now() - interval '1 second' where purpose = 'verify'`,
    );
    expect((await client.post(`/verify/${token}`)).status).toBe(410);
    expect((await client.post('/login', { email, password: PASSWORD })).status).toBe(202);
  });

  it('only accepts POST', async () => {
    const { client, token } = await register();
    expect((await client.get(`/verify/${token}`)).status).toBe(404);
    expect((await client.post(`/verify/${token}`, undefined, { withoutAntiForgery: true })).status).toBe(403);
    expect((await client.post(`/verify/${token}`)).status).toBe(200);
  });

  it('refuses an overlong token', async () => {
    const answer = await createClient(server.origin).post(`/verify/${'a'.repeat(201)}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('tokenParam');
  });

  it('stores no link’s secret in plain text', async () => {
    const { token } = await register();
    for (const table of ['mail_links', 'jobs.job']) {
      const { rows } = await server.database.run(`select row_to_json(kept)::text as kept from ${table} kept`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

describe('resendVerificationMail', () => {
  it('emails a new link', async () => {
    const { user, client } = await logInUnverified();
    expect((await client.post('/user/verify')).status).toBe(200);
    const token = tokenOf(await mailbox.linkTo(user.email, /\/auth\/verify\//));
    expect((await client.post(`/verify/${token}`)).status).toBe(200);
  });

  it('answers 409 for an address already verified', async () => {
    const { client } = await buildByLogin(server.origin, server.database.db);
    expect(await client.post('/user/verify')).toMatchObject({ status: 409, body: { code: 'already_verified' } });
  });

  it('refuses a request without a token, with an invalid one, or without the anti-forgery header', async () => {
    const { client } = await logInUnverified();
    expect((await client.post('/user/verify', undefined, { token: null })).body.code).toBe('token_missing');
    expect((await client.post('/user/verify', undefined, { token: 'garbage' })).body.message).toBe('Token Invalid');
    expect((await client.post('/user/verify', undefined, { withoutAntiForgery: true })).status).toBe(403);
  });

  it('sends at most five emails an hour', async () => {
    const { client } = await logInUnverified();
    for (let count = 0; count < 5; count += 1) expect((await client.post('/user/verify')).status).toBe(200);
    expect((await client.post('/user/verify')).status).toBe(429);
  });
});

describe('resendToRegistered', () => {
  const again = (client: Client) => client.post('/user/verify/registered');

  it('sends the email again in the browser that registered, five times an hour', async () => {
    const { email, client } = await register();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await again(client)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(async () => (await mailbox.messagesTo(email)).length).toBe(6);
  });

  it('refuses another browser, a verified address and a request without the anti-forgery header', async () => {
    expect((await again(createClient(server.origin))).status).toBe(410);
    const { client, token } = await register();
    const forged = await client.post('/user/verify/registered', undefined, { withoutAntiForgery: true });
    expect(forged.status).toBe(403);
    await createClient(server.origin).post(`/verify/${token}`);
    expect(await again(client)).toMatchObject({ status: 409, body: { code: 'already_verified' } });
  });

  it('doesn’t tell in private mode that the address was taken', async () => {
    const secretive = await startTestServer({ AUTH_ERRORS: 'private' });
    const { email } = await buildUser(secretive.database.db);
    const client = createClient(secretive.origin);
    await client.post('/users', registrationOf(email));
    expect(client.cookies.get('registered')).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
    expect((await again(client)).status).toBe(200);
    await secretive.close();
  });
});
