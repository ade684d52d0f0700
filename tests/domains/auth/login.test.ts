import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginMessages } from '#domains/auth/messages.ts';
import { createPasswordHasher } from '#domains/auth/server/passwords/password-hashing.ts';
import type { NotificationList, Session, UnverifiedSession } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, freshEmail, type LoggedIn, PASSWORD, tokenOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { textsTo } from '../../support/mailbox.ts';
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

describe('logIn', () => {
  it('returns both tokens and the user', async () => {
    const user = await buildUser(precise.database.db);
    const client = createClient(precise.origin);
    const { status, body } = await client.post<Session>('/login', { email: user.email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 200, message: 'Login Success' });
    expect(body.data.user).toMatchObject({ id: user.id, role: 'Member', isVerified: true, isProfileCompleted: true });
    expect(new Date(body.data.expiresAt).getTime()).toBeGreaterThan(Date.now() + 890_000);
    expect((await client.get('/users/view', { token: body.data.accessToken })).status).toBe(200);
  });

  it('ignores the case of the address', async () => {
    const user = await buildUser(precise.database.db);
    const answer = await createClient(precise.origin).post('/login', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
  });

  it('sets new anti-forgery cookies, and a device cookie that scripts can’t read', async () => {
    const user = await buildUser(precise.database.db);
    const client = createClient(precise.origin);
    await client.get('/users/view');
    const before = client.cookies.get('sid');
    const answer = await client.post('/login', { email: user.email, password: PASSWORD });
    expect(client.cookies.get('sid')).not.toBe(before);
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('device='))).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('answers 202 with a verification-only token while the email address is unverified', async () => {
    const user = await buildUser(precise.database.db, { isVerified: false });
    const client = createClient(precise.origin);
    const { status, body } = await client.post<UnverifiedSession>('/login', { email: user.email, password: PASSWORD });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 202, data: { user: { id: user.id, isVerified: false } } });
    expect(body.data).not.toHaveProperty('refreshToken');
    const token = body.data.accessToken;
    expect((await client.get('/users/view', { token })).body.code).toBe('mail_unverified');
    expect((await client.post('/logout', undefined, { token })).status).toBe(403);
    expect((await client.post('/user/verify', undefined, { token })).status).toBe(200);
  });

  it('says in precise mode which of the two is wrong', async () => {
    const user = await buildUser(precise.database.db);
    const client = createClient(precise.origin);
    const wrong = await client.post('/login', { email: user.email, password: 'not-the-password' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: { password: loginMessages.passwordWrong }, code: 'login_refused' },
    });
    expect(wrong.body.message).not.toHaveProperty('email');
    const unknown = await client.post('/login', { email: freshEmail(), password: PASSWORD });
    expect(unknown).toMatchObject({ status: 401, body: { message: { email: loginMessages.emailUnknown } } });
  });

  it('answers the same in private mode whatever is wrong', async () => {
    const user = await buildUser(secretive.database.db);
    const inactive = await buildUser(secretive.database.db, { isActive: false });
    const expectSameRefusal = async (email: string) => {
      const { status, body } = await createClient(secretive.origin).post('/login', {
        email,
        password: 'wrong-password',
      });
      expect(status).toBe(401);
      expect(body).toEqual({
        status: 401,
        message: { email: loginMessages.bothWrong, password: loginMessages.bothWrong },
        code: 'login_refused',
      });
    };
    for (const email of [user.email, inactive.email, freshEmail()]) await expectSameRefusal(email);
  });

  it('tells a deactivated account with the right password in one string', async () => {
    const user = await buildUser(precise.database.db, { isActive: false });
    const answer = await createClient(precise.origin).post('/login', { email: user.email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 401, body: { message: expect.any(String), code: 'account_inactive' } });
  });

  it('refuses an account without a password', async () => {
    const user = await buildUser(precise.database.db, { hasPassword: false });
    const answer = await createClient(precise.origin).post('/login', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['email', { email: 'no-address', password: PASSWORD }],
    ['password', { email: 'a@example.org', password: '' }],
    ['password', { email: 'a@example.org' }],
    ['role', { email: 'a@example.org', password: PASSWORD, role: 'Admin' }],
  ])('refuses an invalid or unknown field: %s', async (field, body) => {
    const answer = await createClient(precise.origin).post('/login', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
  });

  it('refuses a request without the anti-forgery header', async () => {
    const user = await buildUser(precise.database.db);
    const credentials = { email: user.email, password: PASSWORD };
    const answer = await createClient(precise.origin).post('/login', credentials, { withoutAntiForgery: true });
    expect(answer).toMatchObject({ status: 403, body: { code: 'anti_forgery' } });
  });
});

describe('guessing passwords', () => {
  it('stops after ten wrong ones per account and address, and a correct one resets the count', async () => {
    const user = await buildUser(precise.database.db);
    const client = createClient(precise.origin);
    const attempt = (password: string) => client.post('/login', { email: user.email, password });
    for (let count = 0; count < 9; count += 1) expect((await attempt('wrong-password')).status).toBe(401);
    expect((await attempt(PASSWORD)).status).toBe(200);
    // A browser in which the account was used has separate attempts.
    client.cookies.delete('device');
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong-password')).status).toBe(401);
    const limited = await attempt(PASSWORD);
    expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets no more through concurrently', async () => {
    const user = await buildUser(precise.database.db);
    const client = createClient(precise.origin);
    await client.get('/users/view');
    const tries = Array.from({ length: 40 }, () => client.post('/login', { email: user.email, password: 'wrong-one' }));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('doesn’t lock an owner out of a new browser after a hundred wrong ones from elsewhere', async () => {
    const user = await buildUser(precise.database.db);
    const guesses: Promise<{ status: number }>[] = [];
    for (let address = 0; address < 10; address += 1) {
      const guesser = createClient(precise.origin);
      await guesser.get('/users/view');
      const guess = () => guesser.post('/login', { email: user.email, password: 'wrong-password' });
      guesses.push(...Array.from({ length: 10 }, guess));
    }
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
    const answer = await createClient(precise.origin).post('/login', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('doesn’t lock an owner out of a known browser, however many wrong ones come from elsewhere', async () => {
    const { user, client: owner } = await buildByLogin(precise.origin, precise.database.db);
    for (let address = 0; address < 31; address += 1) {
      const guesser = createClient(precise.origin);
      await guesser.get('/users/view');
      const guess = () => guesser.post('/login', { email: user.email, password: 'wrong-password' });
      await Promise.all(Array.from({ length: 10 }, guess));
    }
    const stranger = createClient(precise.origin);
    const credentials = { email: user.email, password: PASSWORD };
    expect((await stranger.post('/login', credentials)).status).toBe(429);
    expect((await owner.post('/login', credentials)).status).toBe(200);
  });

  it('doesn’t accept another account’s device cookie', async () => {
    const { client: guesser } = await buildByLogin(precise.origin, precise.database.db);
    const victim = await buildUser(precise.database.db);
    const mark = guesser.cookies.get('device') ?? '';
    const statuses = new Set<number>();
    for (let address = 0; address < 31; address += 1) {
      const elsewhere = createClient(precise.origin);
      await elsewhere.get('/users/view');
      elsewhere.cookies.set('device', mark);
      const guess = () => elsewhere.post('/login', { email: victim.email, password: 'wrong-password' });
      for (const { status } of await Promise.all(Array.from({ length: 10 }, guess))) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });
});

describe('a flood of logins', () => {
  it('leaves the health check responsive', async () => {
    const people: { email: string; client: Client }[] = [];
    const passwordHash = await createPasswordHasher().hash(PASSWORD);
    for (let count = 0; count < 60; count += 1) {
      const { email } = await buildUser(precise.database.db, { passwordHash });
      const client = createClient(precise.origin);
      await client.get('/users/view');
      people.push({ email, client });
    }
    let isOver = false;
    const logins = people.map(({ email, client }) => client.post('/login', { email, password: PASSWORD }));
    const flood = Promise.all(logins).finally(() => {
      isOver = true;
    });
    let healthChecks = 0;
    while (!isOver) {
      expect((await fetch(`${precise.origin}/healthz`)).status).toBe(200);
      healthChecks += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // A busy machine may reject some of them, for other reasons than the login queue.
    const refused = (await flood).filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(people.length);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused.map(({ body }) => body.message)).not.toContain('Many people are logging in. Try again in a moment.');
    expect(healthChecks).toBeGreaterThan(1);
  });
});

describe('a login from a browser that the account was not used in', () => {
  const SUBJECT = 'New login to your Groundswell account';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const noticesOf = async ({ client }: LoggedIn) =>
    dataOf(await client.get<NotificationList>('/general/notification')).data.filter(({ title }) =>
      /New login/.test(title),
    );

  it('is told to the owner by email and notification, once', async () => {
    const owner = await buildByLogin(precise.origin, precise.database.db);
    const credentials = { email: owner.user.email, password: PASSWORD };
    const elsewhere = createClient(precise.origin);
    const login = () => elsewhere.call('POST', '/login', { body: credentials, headers: { 'user-agent': FIREFOX } });
    expect(await noticesOf(owner)).toEqual([]);
    expect((await login()).status).toBe(200);
    expect(await noticesOf(owner)).toMatchObject([{ body: expect.stringMatching(/Firefox.* on .*Linux/) }]);
    const [text = ''] = await expect
      .poll(() => textsTo(precise.origin, owner.user.email, new RegExp(SUBJECT)), { timeout: 20_000 })
      .toHaveLength(1)
      .then(() => textsTo(precise.origin, owner.user.email, new RegExp(SUBJECT)));
    expect(text).toMatch(/Firefox/);
    expect((await login()).status).toBe(200);
    expect(await noticesOf(owner)).toHaveLength(1);

    const link = text.match(/https?:\/\/\S+\/not-me\/\S+/)?.[0] ?? '';
    expect((await createClient(precise.origin).post(`/password/disown/${tokenOf(link)}`)).status).toBe(200);
    expect((await owner.client.get('/users/view')).status).toBe(401);
  });
});
