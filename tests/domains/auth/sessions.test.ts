import { SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAccessTokens } from '#domains/auth/server/sessions/access-tokens.ts';
import { findValidTokens } from '#domains/auth/server/sessions/valid-tokens.ts';
import type { Session } from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, logIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = () => buildByLogin(server.origin, server.database.db);
const renew = (client: Client, userId: string, refreshToken: string) =>
  client.get<Session>(`/getToken/${userId}`, { token: refreshToken });

/** Moves the use of this person's spent tokens back by this many seconds. */
async function ageSpentTokens(userId: string, seconds: number): Promise<void> {
  await sql`update refresh_tokens set spent_at = spent_at - make_interval(secs => ${seconds})
    where session_id in (select id from sessions where user_id = ${userId})`.execute(server.database.db);
}

describe('renewToken', () => {
  it('returns new tokens and invalidates the old ones', async () => {
    const { client, user, session } = await build();
    const { status, body } = await renew(client, user.id, session.refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(session.refreshToken);
    expect(body.data.user.id).toBe(user.id);
    expect((await client.get('/users/view', { token: body.data.accessToken })).status).toBe(200);
  });

  it('stores no refresh token in plain text', async () => {
    const { session } = await build();
    const { rows } = await server.database.run('select encode(token_hash, $1) as kept from refresh_tokens', ['base64']);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
  });

  it('accepts the token just used for another ten seconds', async () => {
    const { client, user, session } = await build();
    await renew(client, user.id, session.refreshToken);
    await ageSpentTokens(user.id, 8);
    expect((await renew(client, user.id, session.refreshToken)).status).toBe(200);
  });

  it('revokes the whole family when an older one is reused', async () => {
    const { client, user, session } = await build();
    const { body } = await renew(client, user.id, session.refreshToken);
    await ageSpentTokens(user.id, 11);
    const reused = await renew(client, user.id, session.refreshToken);
    expect(reused).toMatchObject({ status: 401, body: { message: 'Token Invalid', code: 'token_invalid' } });
    expect((await renew(client, user.id, body.data.refreshToken)).body.message).toBe('Token Invalid');
    expect((await client.get('/users/view', { token: body.data.accessToken })).body.message).toBe('Token Invalid');
  });

  it.each([
    ['forward', 600_000],
    ['back', -600_000],
  ])('works, as does a login, when the process’s clock is ten minutes %s', async (_way, ms) => {
    const { client, user, session } = await build();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    onTestFinished(() => void vi.useRealTimers());
    const { status, body } = await renew(client, user.id, session.refreshToken);
    expect(status).toBe(200);
    expect((await client.get('/users/view', { token: body.data.accessToken })).status).toBe(200);
    const again = await logIn(server.origin, user);
    expect((await again.client.get('/users/view')).status).toBe(200);
  });

  it('leaves the person’s other sessions alone then', async () => {
    const { client, user, session } = await build();
    const other = await logIn(server.origin, user);
    await renew(client, user.id, session.refreshToken);
    await ageSpentTokens(user.id, 11);
    await renew(client, user.id, session.refreshToken);
    expect((await other.client.get('/users/view')).status).toBe(200);
    expect((await renew(other.client, user.id, other.session.refreshToken)).status).toBe(200);
  });

  it('leaves one live family after twenty concurrent renewals, with no one logged out', async () => {
    const { client, user, session } = await build();
    const renewals = Array.from({ length: 20 }, () => renew(client, user.id, session.refreshToken));
    const answers = await Promise.all(renewals);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { rows } = await server.database.run(
      'select count(*)::int as live from sessions where user_id = $1 and revoked_at is null',
      [user.id],
    );
    expect(rows[0]?.['live']).toBe(1);
    for (const { body } of answers) {
      expect((await client.get('/users/view', { token: body.data.accessToken })).status).toBe(200);
    }
  });

  it('refuses another person’s id, ending nothing', async () => {
    const { client, user, session } = await build();
    const other = await buildUser(server.database.db);
    expect((await renew(client, other.id, session.refreshToken)).body.message).toBe('Token Invalid');
    expect((await renew(client, user.id, session.refreshToken)).status).toBe(200);
  });

  it('says that an old one has expired', async () => {
    const { client, user, session } = await build();
    await sql`update refresh_tokens set expires_at = now() - interval '1 second'
      where session_id in (select id from sessions where user_id = ${user.id})`.execute(server.database.db);
    const answer = await renew(client, user.id, session.refreshToken);
    expect(answer).toMatchObject({ status: 401, body: { message: 'Token Expired', code: 'token_expired' } });
  });

  it.each(['', 'no-token-of-ours', 'a'.repeat(600)])('refuses an invalid refresh token: %s', async (token) => {
    const { client, user } = await build();
    const answer = await client.get(`/getToken/${user.id}`, { token });
    expect(answer.status).toBe(401);
  });

  it('refuses an access token instead', async () => {
    const { client, user, session } = await build();
    expect((await renew(client, user.id, session.accessToken)).body.message).toBe('Token Invalid');
  });

  it('refuses a malformed id, and a request without the anti-forgery header', async () => {
    const { client, user, session } = await build();
    expect((await renew(client, 'nobody', session.refreshToken)).status).toBe(422);
    const token = session.refreshToken;
    const forged = await client.get(`/getToken/${user.id}`, { token, withoutAntiForgery: true });
    expect(forged).toMatchObject({ status: 403, body: { code: 'anti_forgery' } });
    expect((await renew(client, user.id, token)).status).toBe(200);
  });
});

describe('logOut', () => {
  it('ends only this session and its refresh tokens', async () => {
    const { client, user, session } = await build();
    const other = await logIn(server.origin, user);
    const before = client.cookies.get('sid');
    expect((await client.post('/logout')).status).toBe(200);
    expect(client.cookies.get('sid')).not.toBe(before);
    expect((await client.get('/users/view')).body.message).toBe('Token Invalid');
    expect((await renew(client, user.id, session.refreshToken)).body.message).toBe('Token Invalid');
    expect((await other.client.get('/users/view')).status).toBe(200);
  });

  it('refuses a request without a token or without the anti-forgery header', async () => {
    const { client } = await build();
    expect((await client.post('/logout', undefined, { token: null })).body.code).toBe('token_missing');
    expect((await client.post('/logout', undefined, { withoutAntiForgery: true })).body.code).toBe('anti_forgery');
    expect((await client.get('/users/view')).status).toBe(200);
  });
});

describe('an access token', () => {
  const claimsOf = (accessToken: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const sign = (
    claims: Record<string, unknown>,
    key: Uint8Array = readKeys(server.config).accessTokens[0],
    alg = 'HS256',
  ) => new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
  const messageFor = async (token: string) => {
    const { status, body } = await createClient(server.origin).get('/users/view', { token });
    return `${status} ${String(body.message)}`;
  };

  it('is refused with another signature, algorithm or none', async () => {
    const { session } = await build();
    const claims = claimsOf(session.accessToken);
    const [head, payload, signature = ''] = session.accessToken.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await messageFor(await sign(claims))).toMatch('200');
    expect(await messageFor(`${head}.${payload}.${flipped}`)).toBe('401 Token Invalid');
    expect(await messageFor(await sign(claims, new Uint8Array(32)))).toBe('401 Token Invalid');
    expect(await messageFor(await sign(claims, readKeys(server.config).accessTokens[0], 'HS512'))).toBe(
      '401 Token Invalid',
    );
    expect(await messageFor(new UnsecuredJWT(claims).encode())).toBe('401 Token Invalid');
    expect(await messageFor('garbage')).toBe('401 Token Invalid');
  });

  it('is refused after expiry with “Token Expired”', async () => {
    const { session } = await build();
    const expired = { ...claimsOf(session.accessToken), exp: Math.floor(Date.now() / 1000) - 1 };
    expect(await messageFor(await sign(expired))).toBe('401 Token Expired');
  });

  it('may come from a clock up to a minute ahead', async () => {
    const { session } = await build();
    const claims = claimsOf(session.accessToken);
    const now = Math.floor(Date.now() / 1000);
    expect(await messageFor(await sign({ ...claims, iat: now + 50 }))).toMatch('200');
    expect(await messageFor(await sign({ ...claims, iat: now + 70 }))).toBe('401 Token Invalid');
  });

  it('is refused for another audience, and for a session of someone else', async () => {
    const { session } = await build();
    const { user: other } = await build();
    const claims = claimsOf(session.accessToken);
    expect(await messageFor(await sign({ ...claims, aud: 'elsewhere' }))).toBe('401 Token Invalid');
    expect(await messageFor(await sign({ ...claims, sub: other.id }))).toBe('401 Token Invalid');
    const { sid: _sid, ...withoutSession } = claims;
    expect(await messageFor(await sign(withoutSession))).toBe('401 Token Invalid');
  });

  it('of a stream is valid until its session or account ends, checked in batches', async () => {
    const { config, database } = server;
    const needs = { db: database.db, accessTokens: createAccessTokens(readKeys(config).accessTokens, 900) };
    const [live, loggedOut, deactivated, old] = [await build(), await build(), await build(), await build()];
    await loggedOut.client.post('/logout');
    await database.run('update users set deactivated_at = now() where id = $1', [deactivated.user.id]);
    const expired = await sign({ ...claimsOf(old.session.accessToken), exp: Math.floor(Date.now() / 1000) - 1 });
    const stranger = await sign({ ...claimsOf(live.session.accessToken), sub: old.user.id });
    const tokens = [live, loggedOut, deactivated].map(({ session }) => session.accessToken);
    const valid = await findValidTokens(needs, [...tokens, expired, stranger, 'garbage']);
    expect([...valid]).toEqual([live.session.accessToken]);
    expect([...(await findValidTokens(needs, ['garbage']))]).toEqual([]);
  });

  it('isn’t taken for invalid when the server’s own key can’t be used', async () => {
    const { session } = await build();
    const needs = { db: server.database.db, accessTokens: createAccessTokens([Buffer.alloc(0)], 900) };
    await expect(findValidTokens(needs, [session.accessToken])).rejects.toThrow('key');
  });

  it('returns the current role: a demotion applies immediately', async () => {
    const admin = await buildByLogin(server.origin, server.database.db, { role: 'Admin' });
    const path = `/users/pointsupdate?userId=${admin.user.id}`;
    expect((await admin.client.put(path)).status).toBe(200);
    await server.database.run('update users set role = $1 where id = $2', ['Member', admin.user.id]);
    expect((await admin.client.put(path)).body.code).toBe('role_forbidden');
  });
});
