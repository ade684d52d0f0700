import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDevice } from '#domains/auth/server/device-texts.ts';
import type { LoginSession, Session } from '#generated/types.gen.ts';
import { speakIn } from '#languages/reader.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, logIn, PASSWORD, type TestUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = () => buildByLogin(server.origin, server.database.db);
const list = async (client: Client) =>
  (await client.get<{ sessions: LoginSession[] }>('/users/me/sessions')).body.data.sessions;
const end = (client: Client, id: string) => client.call('DELETE', `/users/me/sessions/${id}`);
const isOpen = async (client: Client) => (await client.get('/users/view')).status === 200;
const renew = (client: Client, user: TestUser, { refreshToken }: Session, userAgent = FIREFOX) =>
  client.get<Session>(`/getToken/${user.id}`, { token: refreshToken, headers: { 'user-agent': userAgent } });

describe('listSessions', () => {
  it('lists the caller’s sessions, last used first, marking the current one', async () => {
    const { client, user } = await build();
    const phone = createClient(server.origin);
    const body = { email: user.email, password: PASSWORD };
    await phone.call('POST', '/login', { body, headers: { 'user-agent': SAFARI } });
    await build();
    const sessions = await list(client);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', false],
      [null, true],
    ]);
    for (const { startedAt, lastUsedAt } of sessions) expect(startedAt <= lastUsedAt).toBe(true);
  });

  it('identifies a session by its last browser, and stores no IP address', async () => {
    const { client, user, session } = await build();
    await renew(client, user, session, `${FIREFOX} ${'x'.repeat(2000)}`);
    expect((await list(client))[0]?.device).toBe('Firefox on Windows');
    const rows = await server.database.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(rows[0]?.user_agent).toHaveLength(300);
    expect(JSON.stringify(rows)).not.toMatch(/\b10\.\d+\.\d+\.\d+\b/);
  });

  it('leaves out sessions that have ended or expired', async () => {
    const { client, user } = await build();
    const gone = await logIn(server.origin, user);
    const old = await logIn(server.origin, user);
    await gone.client.post('/logout');
    const id = (await list(old.client)).find(({ isCurrent }) => isCurrent)?.id;
    await sql`update refresh_tokens set expires_at = now() where session_id = ${id}`.execute(server.database.db);
    expect((await list(client)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});

describe('endSession', () => {
  it('invalidates both tokens of the session and leaves the others', async () => {
    const { client, user } = await build();
    const other = await logIn(server.origin, user);
    const id = (await list(client)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await end(client, id)).status).toBe(200);
    expect((await other.client.get('/users/view')).body.message).toBe('Token Invalid');
    expect((await renew(other.client, user, other.session)).body.message).toBe('Token Invalid');
    expect(await isOpen(client)).toBe(true);
    expect((await end(client, id)).status).toBe(404);
  });

  it('ends the current one too', async () => {
    const { client } = await build();
    const [own] = await list(client);
    expect((await end(client, own?.id ?? '')).status).toBe(200);
    expect(await isOpen(client)).toBe(false);
  });

  it('answers 404 for someone else’s and a malformed id', async () => {
    const { client } = await build();
    const { client: other } = await build();
    const [theirs] = await list(other);
    expect((await end(client, theirs?.id ?? '')).status).toBe(404);
    expect(await isOpen(other)).toBe(true);
    expect((await end(client, 'mine')).status).toBe(422);
  });

  it('requires a token and the anti-forgery header', async () => {
    const { client } = await build();
    const [own] = await list(client);
    const path = `/users/me/sessions/${own?.id}`;
    expect((await client.call('DELETE', path, { token: null })).status).toBe(401);
    expect((await client.call('DELETE', path, { withoutAntiForgery: true })).body.code).toBe('anti_forgery');
    expect((await createClient(server.origin).get('/users/me/sessions')).status).toBe(401);
    expect(await isOpen(client)).toBe(true);
  });
});

describe('endOtherSessions', () => {
  it('ends all of the caller’s except the current one', async () => {
    const { client, user } = await build();
    const others = [await logIn(server.origin, user), await logIn(server.origin, user)];
    const stranger = await build();
    expect((await client.call('DELETE', '/users/me/sessions')).status).toBe(200);
    for (const other of others) {
      expect(await isOpen(other.client)).toBe(false);
      expect((await renew(other.client, user, other.session)).status).toBe(401);
    }
    expect([await isOpen(client), await isOpen(stranger.client)]).toEqual([true, true]);
    expect((await list(client)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('works for people with an incomplete profile', async () => {
    const user = await buildUser(server.database.db, { isProfileCompleted: false });
    const { client } = await logIn(server.origin, user);
    expect(await list(client)).toHaveLength(1);
    expect((await client.call('DELETE', '/users/me/sessions')).status).toBe(200);
  });
});

describe('the name of a device', () => {
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [SAFARI, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
      'Edge on Mac',
    ],
    ['curl/8.5.0', null],
    [null, null],
  ])('%s is %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });

  it('is in the reader’s language', () => {
    expect(speakIn('de', () => describeDevice(FIREFOX))).toBe('Firefox auf Windows');
  });
});
