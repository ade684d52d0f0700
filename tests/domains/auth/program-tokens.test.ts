import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeldProgramTokenList, NotificationList, ProgramToken, ProgramTokenList } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, PASSWORD } from '../../support/factories.ts';
import { letProofsPass } from '../../support/fresh-proof.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { makeToken, programOf } from '../../support/programs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TOKENS = '/users/me/program-tokens';
const COMMENT = { subjectKind: 'impact', subjectId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', text: 'Well done.' };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);
const list = async (client: Client) => dataOf(await client.get<ProgramTokenList>(TOKENS)).tokens;
const held = async (client: Client) =>
  dataOf(await client.get<HeldProgramTokenList>('/program-tokens?page_size=100')).data;
const program = (secret: string) => programOf(server.origin, secret);
const end = (client: Client, { id }: ProgramToken) => client.call('DELETE', `/program-tokens/${id}`);
const titlesOf = async (client: Client) =>
  dataOf(await client.get<NotificationList>('/general/notification')).data.map(({ title }) => title);

describe('makeProgramToken', () => {
  it('answers the token once, with a checksum, and stores only its hash', async () => {
    const { client, user } = await build();
    const { token, secret } = await makeToken(client, { name: ' Copy ', days: 365 });
    expect(secret).toMatch(/^gsw_[0-9a-f]{48}$/);
    expect(Number.parseInt(secret.slice(-8), 16)).toBe(crc32(secret.slice(0, -8)));
    expect(token).toMatchObject({ name: 'Copy', ending: secret.slice(-4), lastUsedAt: null, lastUsedFrom: null });
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(365 * 86_400_000);
    expect(await list(client)).toEqual([token]);
    const { rows } = await sql`select * from program_tokens where user_id = ${user.id}`.execute(server.database.db);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
  });

  it('tells the owner by email, whose link ends it, and in the notifications', async () => {
    const { client, user } = await build();
    const { secret } = await makeToken(client, { name: 'Robot' });
    const link = await createMailbox(server.origin).linkTo(user.email, /\/not-me\/(\S+)/);
    expect(await titlesOf(client)).toContain(say('auth.notifications.tokenMade.title', { name: 'Robot' }));
    expect((await program(secret).get('/impact/user')).status).toBe(200);
    const disowned = await client.post(`/password/disown/${link.split('/').at(-1)}`);
    expect(disowned.status).toBe(200);
    expect(await program(secret).get('/impact/user')).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  });

  it('asks for a fresh proof', async () => {
    const { client, user } = await build();
    await letProofsPass(server, user.id);
    const { status, body } = await client.post(TOKENS, { name: 'Copy', scopes: ['impacts:read'], days: 30 });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'fresh_proof_needed' });
  });

  it.each([
    ['a name of spaces', { name: '  ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['impacts:everything'] }, 'scopes.0'],
    ['a scope twice', { scopes: ['impacts:read', 'impacts:read'] }, 'scopes'],
    ['another number of days', { days: 31 }, 'days'],
    ['what only admins do, for a member', { scopes: ['admin'] }, 'scopes'],
  ])('refuses %s', async (_, given, field) => {
    const { client } = await build();
    const { status, body } = await client.post(TOKENS, { name: 'Copy', scopes: ['impacts:read'], days: 30, ...given });
    expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({ status: 422, fields: [field] });
  });

  it('refuses the fifty-first', async () => {
    const { client, user } = await build();
    await sql`insert into program_tokens (id, user_id, token_hash, ending, name, scopes, expires_at)
      select gen_random_uuid(), ${user.id}, sha256((${user.id} || n)::bytea), 'abcd', 'Many', '{impacts:read}', now() + interval '1 day'
      from generate_series(1, 50) n`.execute(server.database.db);
    const { status, body } = await client.post(TOKENS, { name: 'Copy', scopes: ['impacts:read'], days: 30 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'full' });
  });
});

describe('a program', () => {
  it('acts for its person without cookies or an anti-forgery token, within its scopes', async () => {
    const { client } = await build();
    const { secret } = await makeToken(client, { scopes: ['impacts:read', 'users:write'] });
    const { call, get } = program(secret);
    expect((await get('/impact/user')).status).toBe(200);
    expect((await call('PUT', '/users/me/language', { language: 'de' })).status).toBe(200);
    expect(await call('POST', '/comment', COMMENT)).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
    expect(await get('/users/me/sessions')).toMatchObject({ status: 403, body: { code: 'program_refused' } });
  });

  it('is known in calls that anyone can make, and what it’s sent is kept by no cache', async () => {
    const { client } = await build();
    const { get } = program((await makeToken(client, { scopes: ['community:read'] })).secret);
    const { status, headers } = await get('/stats/week');
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 200, cache: 'private, no-store' });
    expect(await get('/sdg')).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
  });

  it('has only what its person has: a role that was taken counts at once, and so does a suspension', async () => {
    const { db } = server.database;
    const { client, user } = await build({ role: 'Admin' });
    const { call, get } = program(
      (await makeToken(client, { scopes: ['admin', 'impacts:write', 'impacts:read'] })).secret,
    );
    expect((await get('/audit')).status).toBe(200);
    await db.updateTable('users').set({ role: 'Member' }).where('id', '=', user.id).execute();
    expect(await get('/audit')).toMatchObject({ status: 403, body: { code: 'role_forbidden' } });
    const until = new Date(Date.now() + 86_400_000);
    await db.updateTable('users').set({ suspended_until: until }).where('id', '=', user.id).execute();
    expect(await call('POST', '/like', {})).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect((await get('/impact/user')).status).toBe(200);
  });

  it('is refused once its person has left, also after they came back', async () => {
    const { client, user } = await build();
    const { get } = program((await makeToken(client)).secret);
    expect((await client.get('/users/delete', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
    expect((await get('/impact/user')).status).toBe(401);
    expect((await client.post('/login', { email: user.email, password: PASSWORD })).status).toBe(200);
    expect((await get('/impact/user')).status).toBe(401);
  });

  it('is told that its token has expired', async () => {
    const { client, user } = await build();
    const { get } = program((await makeToken(client)).secret);
    await sql`update program_tokens set expires_at = now() where user_id = ${user.id}`.execute(server.database.db);
    expect((await get('/impact/user')).body).toMatchObject({ code: 'token_expired', message: 'Token Expired' });
    expect(await list(client)).toEqual([]);
  });

  it('works with its token in the header alone, and not where a session’s token does', async () => {
    const { client, user } = await build();
    const { secret } = await makeToken(client);
    const visitor = program('gsw_unknown');
    const cookie = `sid=${secret}; XSRF-TOKEN=${secret}; token=${secret}`;
    expect(await visitor.call('GET', '/impact/user', undefined, { cookie, authorization: '' })).toMatchObject({
      status: 401,
    });
    expect((await client.get(`/getToken/${user.id}`, { token: secret })).status).toBe(403);
    expect((await client.get(`/impact/user?token=${secret}`, { token: null })).status).toBe(401);
    expect(await visitor.call('POST', '/login', { email: user.email, password: PASSWORD })).toMatchObject({
      status: 401,
    });
  });

  it('is listed with when and from where it was last used', async () => {
    const { client } = await build();
    const { get } = program((await makeToken(client)).secret);
    await get('/impact/user');
    const [token] = await list(client);
    expect(token?.lastUsedFrom).toMatch(/^10\.\d+\.\d+\.\d+$/);
    expect(Date.now() - Date.parse(token?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('is told its limits, and when it may go on after them', async () => {
    const { client } = await build();
    const { token, secret } = await makeToken(client, { scopes: ['impacts:read', 'users:write'] });
    const { call, get } = program(secret);
    const read = await get('/impact/user');
    expect(read.headers.get('ratelimit-policy')).toBe('"program";q=600;w=300');
    expect(read.headers.get('ratelimit')).toMatch(/^"program";r=599;t=\d+$/);
    const changed = await call('PUT', '/users/me/language', { language: 'en' });
    expect(changed.headers.get('ratelimit')).toMatch(
      /^"program";r=598;t=\d+, "address";r=\d+;t=\d+, "account";r=\d+;t=\d+$/,
    );
    await sql`update rate_windows set hits = 600 where key = ${`program:${token.id}`}`.execute(server.database.db);
    const past = await get('/impact/user');
    expect(past.status).toBe(429);
    expect(past.headers.get('ratelimit')).toMatch(/^"program";r=0;t=\d+$/);
    expect(Number(past.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('a page’s calls are told their limits too', async () => {
  const { client } = await build();
  const { headers } = await client.put('/users/me/language', { language: 'en' });
  expect(headers.get('ratelimit-policy')).toMatch(/^"address";q=\d+;w=\d+, "account";q=\d+;w=\d+$/);
});

describe('endProgramToken', () => {
  it('refuses the program from then on', async () => {
    const { client } = await build();
    const { token, secret } = await makeToken(client);
    expect((await end(client, token)).status).toBe(200);
    expect((await program(secret).get('/impact/user')).status).toBe(401);
    expect(await list(client)).toEqual([]);
    expect((await end(client, token)).status).toBe(404);
  });

  it('is open to admins for anyone’s token, and tells its owner', async () => {
    const admin = await build({ role: 'Admin' });
    const { client, user } = await build();
    const other = await build();
    const { token, secret } = await makeToken(client, { name: 'Robot' });
    expect((await end(other.client, token)).status).toBe(404);
    expect((await held(admin.client)).find((one) => one.token.id === token.id)?.holder.id).toBe(user.id);
    expect((await end(admin.client, token)).status).toBe(200);
    expect((await program(secret).get('/impact/user')).status).toBe(401);
    expect(await titlesOf(client)).toContain(say('auth.notifications.tokenEnded', { name: 'Robot' }));
  });
});

describe('pages of other websites', () => {
  const ORIGIN = 'https://tools.example.org';
  const allow = async (origins: string[]) => {
    const { client } = await build({ role: 'Admin' });
    return client.put('/program-origins', { origins });
  };
  const ask = (headers: string) =>
    fetch(`${server.origin}/api/impact/user`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'GET', 'access-control-request-headers': headers },
    });

  it('may use tokens once an admin allows their origin, and nothing else', async () => {
    const { client } = await build();
    const { call } = program((await makeToken(client)).secret);
    const read = (origin: string) => call('GET', '/impact/user', undefined, { origin });
    expect((await ask('authorization')).status).toBe(404);
    expect((await read(ORIGIN)).headers.get('access-control-allow-origin')).toBe(null);

    expect((await allow([`${ORIGIN}:443`])).body.data).toEqual({ origins: [ORIGIN] });
    const preflight = await ask('authorization, content-type');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe(null);
    expect((await read(ORIGIN)).headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await read('https://elsewhere.example.org')).headers.get('access-control-allow-origin')).toBe(null);
    const withSession = await client.get('/impact/user', { headers: { origin: ORIGIN } });
    expect(withSession.headers.get('access-control-allow-origin')).toBe(null);
    expect((await ask('x-xsrf-token')).status).toBe(404);

    expect((await allow([])).status).toBe(200);
    expect((await ask('authorization')).status).toBe(404);
  });

  it.each(['http://tools.example.org', 'https://tools.example.org/page', 'tools.example.org', 'https://a@b.example'])(
    'aren’t allowed as %s',
    async (origin) => {
      const { status, body } = await allow([origin]);
      expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field: 'origins.0' });
    },
  );
});
