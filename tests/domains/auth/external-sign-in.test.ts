import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loginMessages } from '#domains/auth/messages.ts';
import { FAILURES_OF_CODES } from '#domains/auth/server/limits.ts';
import type { ExternalSession, ExternalSignInUrl } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, freshEmail, PASSWORD } from '../../support/factories.ts';
import { setUpApp } from '../../support/factors.ts';
import { findFreePort } from '../../support/free-port.ts';
import {
  chooseAccount,
  type IdentityProvider,
  REFUSAL,
  startIdentityProvider,
} from '../../support/identity-provider.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let provider: IdentityProvider;
let server: TestServer;
let redirectUri: string;
let people = 0;

beforeAll(async () => {
  const publicOrigin = `http://127.0.0.1:${await findFreePort()}`;
  redirectUri = `${publicOrigin}/auth/google/return`;
  provider = await startIdentityProvider(redirectUri);
  server = await startTestServer({
    PUBLIC_ORIGIN: publicOrigin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

function atProvider(account: Parameters<IdentityProvider['accounts']['set']>[1]): string {
  people += 1;
  const id = `person-${people}`;
  provider.accounts.set(id, { given_name: 'Noor', family_name: 'Haddad', ...account });
  return id;
}

async function begin(client: Client) {
  return (await client.get<ExternalSignInUrl>('/auth/google/url')).body.data.url;
}

const finish = (client: Client, { search }: { search: string }) =>
  client.get<ExternalSession>(`/auth/google/${search}`);

async function signInAs(id: string) {
  const client = createClient(server.origin);
  const returned = await chooseAccount(await begin(client), id, redirectUri);
  return { client, returned, answer: await finish(client, returned) };
}

describe('getGoogleSignInUrl', () => {
  it('redirects to the provider with state, nonce and PKCE, unreadable by scripts', async () => {
    const client = createClient(server.origin);
    const answer = await client.get<ExternalSignInUrl>('/auth/google/url');
    expect(answer.status).toBe(200);
    const url = new URL(answer.body.data.url);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
      code_challenge: expect.stringMatching(/.{20,}/),
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('external_sign_in='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Max-Age=600/);
  });
});

describe('signInWithGoogle', () => {
  it('takes no name that a registration would refuse', async () => {
    const names = { given_name: 'Noor ✔', family_name: 'Official' };
    const { answer } = await signInAs(atProvider({ email: 'posing@people.example', email_verified: true, ...names }));
    expect(answer.body.data).toMatchObject({ isProfileComplete: false, user: { name: 'Noor', lastName: null } });
  });

  it('creates a verified account with an incomplete profile', async () => {
    const email = freshEmail();
    const { client, answer } = await signInAs(atProvider({ email, email_verified: true }));
    expect(answer).toMatchObject({ status: 200, body: { data: { isProfileComplete: false } } });
    expect(answer.body.data.user).toMatchObject({
      email,
      name: 'Noor',
      lastName: 'Haddad',
      isVerified: true,
      isTermsAgreed: false,
    });
    const token = answer.body.data.accessToken;
    expect((await client.get('/users/view', { token })).body.data).toMatchObject({ hasPassword: false });
  });

  it('finds the account by issuer and subject, even under another email address', async () => {
    const id = atProvider({ email: freshEmail(), email_verified: true });
    const first = await signInAs(id);
    provider.accounts.set(id, { email: freshEmail(), email_verified: false });
    const second = await signInAs(id);
    expect(second.answer.body.data.user.id).toBe(first.answer.body.data.user.id);
    expect(second.answer.body.data.user.email).toBe(first.answer.body.data.user.email);
  });

  it('links an account with the same verified address, whose password still works', async () => {
    const user = await buildUser(server.database.db);
    const { answer, client } = await signInAs(atProvider({ email: user.email, email_verified: true }));
    expect(answer).toMatchObject({ status: 200, body: { data: { isProfileComplete: true, user: { id: user.id } } } });
    expect((await client.post('/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  });

  it('takes over an account whose address was never verified: its previous credentials stop working', async () => {
    const squatted = await buildUser(server.database.db, { isVerified: false, name: 'Mallory' });
    const { answer, client } = await signInAs(atProvider({ email: squatted.email, email_verified: true }));
    expect(answer.body.data.user).toMatchObject({ id: squatted.id, name: 'Noor', isVerified: true });
    expect((await client.post('/login', { email: squatted.email, password: PASSWORD })).status).toBe(401);
  });

  it('never links by an address the provider hasn’t verified', async () => {
    const user = await buildUser(server.database.db);
    const { answer } = await signInAs(atProvider({ email: user.email, email_verified: false }));
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'external_sign_in_failed', message: loginMessages.externalFailed },
    });
    const { rows } = await server.database.run('select * from identities where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('refuses a person without an email address', async () => {
    expect((await signInAs(atProvider({}))).answer.status).toBe(401);
  });

  it('refuses a deactivated account', async () => {
    const user = await buildUser(server.database.db, { isActive: false });
    const { answer } = await signInAs(atProvider({ email: user.email, email_verified: true }));
    expect(answer).toMatchObject({ status: 401, body: { code: 'account_inactive' } });
  });

  it('reactivates an account that its owner deactivated', async () => {
    const { client: leaving, user } = await buildByLogin(server.origin, server.database.db);
    await leaving.get('/users/delete');
    const { answer } = await signInAs(atProvider({ email: user.email, email_verified: true }));
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
  });

  it('fails when the person declines at the provider', async () => {
    const client = createClient(server.origin);
    const returned = await chooseAccount(await begin(client), REFUSAL, redirectUri);
    expect(returned.searchParams.get('error')).toBe('access_denied');
    const answer = await client.get(`/auth/google/?code=none&state=${returned.searchParams.get('state')}`);
    expect(answer).toMatchObject({ status: 401, body: { code: 'external_sign_in_failed' } });
  });

  it('refuses a wrong or missing state and an invalid code', async () => {
    const id = atProvider({ email: freshEmail(), email_verified: true });
    for (const change of [
      { state: 'another' },
      { state: null },
      { code: 'none' },
      { iss: 'http://elsewhere.example' },
    ]) {
      const client = createClient(server.origin);
      const returned = await chooseAccount(await begin(client), id, redirectUri);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) returned.searchParams.delete(name);
        else returned.searchParams.set(name, value);
      }
      expect((await finish(client, returned)).body.code).toBe('external_sign_in_failed');
    }
  });

  it('refuses a code without the cookie of the browser that started, or with another one', async () => {
    const id = atProvider({ email: freshEmail(), email_verified: true });
    const beginner = createClient(server.origin);
    const returned = await chooseAccount(await begin(beginner), id, redirectUri);
    expect((await finish(createClient(server.origin), returned)).status).toBe(401);
    const other = createClient(server.origin);
    await begin(other);
    expect((await finish(other, returned)).status).toBe(401);
  });

  it('works once', async () => {
    const { client, returned } = await signInAs(atProvider({ email: freshEmail(), email_verified: true }));
    expect((await finish(client, returned)).status).toBe(401);
  });

  it('refuses after ten minutes', async () => {
    const client = createClient(server.origin);
    const id = atProvider({ email: freshEmail(), email_verified: true });
    const returned = await chooseAccount(await begin(client), id, redirectUri);
    await server.database.run(`update external_sign_ins set expires_at = now() - interval '1 second'`);
    expect((await finish(client, returned)).status).toBe(401);
  });

  it('creates one account for concurrent requests of the same new person', async () => {
    const email = freshEmail();
    const id = atProvider({ email, email_verified: true });
    const walks = [0, 1, 2].map(async () => {
      const client = createClient(server.origin);
      return { client, returned: await chooseAccount(await begin(client), id, redirectUri) };
    });
    const ready = await Promise.all(walks);
    const answers = await Promise.all(ready.map(({ client, returned }) => finish(client, returned)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.user.id)).size).toBe(1);
  });

  it('refuses a missing code and a request without the anti-forgery header', async () => {
    const client = createClient(server.origin);
    const missing = await client.get('/auth/google/?state=x');
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
    const forged = await client.get('/auth/google/?code=x&state=x', { withoutAntiForgery: true });
    expect(forged).toMatchObject({ status: 403, body: { code: 'anti_forgery' } });
  });
});

describe('confirmGoogleSignIn', () => {
  const sendCode = (client: Client, code: string) => client.post<ExternalSession>('/auth/google/code', { code });

  async function signInWithApp() {
    const { client: owner, user } = await buildByLogin(server.origin, server.database.db);
    const app = await setUpApp(owner);
    const id = atProvider({ email: user.email, email_verified: true });
    return { ...(await signInAs(id)), id, user, app };
  }

  it('asks an account with a second step for its code, and then logs in', async () => {
    const { client, answer, user, app } = await signInWithApp();
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'factor_required', message: loginMessages.factorRequired },
    });
    const wrong = await sendCode(client, 'aaaa-aaaa-aaaa-aaaa');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'factor_refused' } });
    const right = await sendCode(client, app.recoveryCodes[0] ?? '');
    expect(right).toMatchObject({ status: 200, body: { data: { user: { id: user.id }, isProfileComplete: true } } });
    const again = await sendCode(client, app.recoveryCodes[1] ?? '');
    expect(again).toMatchObject({ status: 401, body: { code: 'external_sign_in_failed' } });
  });

  it('asks again after the page was reloaded, in that browser only', async () => {
    const { client, returned, app } = await signInWithApp();
    expect((await finish(client, returned)).body.code).toBe('factor_required');
    expect((await sendCode(client, app.recoveryCodes[0] ?? '')).status).toBe(200);
    const stranger = createClient(server.origin);
    expect((await finish(stranger, returned)).body.code).toBe('external_sign_in_failed');
    expect((await sendCode(stranger, app.recoveryCodes[1] ?? '')).body.code).toBe('external_sign_in_failed');
  });

  it('refuses after ten minutes', async () => {
    const { client, app } = await signInWithApp();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await sendCode(client, app.recoveryCodes[0] ?? '')).body.code).toBe('external_sign_in_failed');
  });

  it('refuses once the account was unlinked from the provider', async () => {
    const { client, user, app } = await signInWithApp();
    await server.database.run('delete from identities where user_id = $1', [user.id]);
    expect((await sendCode(client, app.recoveryCodes[0] ?? '')).body.code).toBe('external_sign_in_failed');
  });

  it('limits wrong codes as a login by password does', async () => {
    const { client, app } = await signInWithApp();
    for (let turn = 0; turn < FAILURES_OF_CODES.max; turn += 1) await sendCode(client, '000000');
    expect((await sendCode(client, app.recoveryCodes[0] ?? '')).status).toBe(429);
  });

  it('knows the browser next time, so that its owner isn’t told of a new one', async () => {
    const { client, user, app, id } = await signInWithApp();
    await sendCode(client, app.recoveryCodes[0] ?? '');
    const count = async () =>
      (await server.database.run('select from notifications where user_id = $1', [user.id])).rows.length;
    const before = await count();
    await finish(client, await chooseAccount(await begin(client), id, redirectUri));
    const { status, headers } = await sendCode(client, app.recoveryCodes[1] ?? '');
    expect(status).toBe(200);
    // This client ignores paths; a browser sends the cookie to these calls only.
    expect(headers.getSetCookie().find((line) => line.startsWith('device='))).toContain('Path=/api;');
    // Only of the recovery code.
    expect(await count()).toBe(before + 1);
  });
});

describe('without a working provider', () => {
  it('answers 503 when none is configured', async () => {
    const plain = await startTestServer();
    try {
      const answer = await createClient(plain.origin).get('/auth/google/url');
      expect(answer).toMatchObject({ status: 503, body: { code: 'external_sign_in_unavailable' } });
    } finally {
      await plain.close();
    }
  });

  it('answers 503 while it is unreachable, leaves password logins working, and recovers', async () => {
    const port = await findFreePort();
    const publicOrigin = `http://127.0.0.1:${await findFreePort()}`;
    const its = await startTestServer({
      PUBLIC_ORIGIN: publicOrigin,
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    });
    const client = createClient(its.origin);
    const unavailable = { status: 503, body: { code: 'external_sign_in_unavailable' } };
    try {
      expect(await client.get('/auth/google/url')).toMatchObject(unavailable);
      expect((await buildByLogin(its.origin, its.database.db)).session.accessToken).toBeTruthy();
      const back = await startIdentityProvider(`${publicOrigin}/auth/google/return`, port);
      back.accounts.set('noor', { email: freshEmail(), email_verified: true });
      const returned = await chooseAccount(await begin(client), 'noor', publicOrigin);
      await back.close();
      expect(await finish(client, returned)).toMatchObject(unavailable);
    } finally {
      await its.close();
    }
  });
});
