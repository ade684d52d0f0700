/** Strangers can't lock out an account's owner, because each has separate attempts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#generated/types.gen.ts';
import { type Answer, type Client, createClient } from '../../support/client.ts';
import {
  buildByLogin,
  buildUser,
  freshEmail,
  logIn,
  OTHER_PASSWORD,
  PASSWORD,
  registrationOf,
  tokenOf,
} from '../../support/factories.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_ERRORS: 'private' });
});
afterAll(() => server.close());

const build = () => buildByLogin(server.origin, server.database.db);
const anywhere = () => createClient(server.origin);
const renewal = (client: Client, id: string, token: string) => client.get<Session>(`/getToken/${id}`, { token });
const newPassword = (email: string) => ({ email, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD });

/** @returns the response to the last of the calls. */
async function repeat(times: number, call: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; turn < times; turn += 1) await call();
  return call();
}

/** Sets the number of calls that each address has made; an address must have made one. */
const setCalls = (call: string, calls: number) =>
  server.database.run(`update rate_windows set hits = $2 where key like $1 || ':address:%'`, [call, calls]);

async function resetLinkOf(email: string): Promise<string> {
  await anywhere().post('/password/forget', { email });
  return tokenOf(await createMailbox(server.origin).linkTo(email, /\/auth\/reset\//));
}

describe('renewing a session', () => {
  it('works despite forged tokens for the same person from anywhere', async () => {
    const { user, session } = await build();
    const refused = await repeat(125, () => renewal(anywhere(), user.id, 'no-token-of-ours'));
    expect(refused).toMatchObject({ status: 401, body: { message: 'Token Invalid' } });
    expect((await renewal(anywhere(), user.id, session.refreshToken)).status).toBe(200);
  });

  it('works from an address that has used up its attempts', async () => {
    const { user, session } = await build();
    const address = createClient(server.origin, '203.0.113.10');
    await renewal(address, user.id, 'no-token-of-ours');
    await setCalls('renewToken', 300);
    expect((await renewal(address, user.id, 'no-token-of-ours')).status).toBe(429);
    expect((await renewal(address, user.id, session.refreshToken)).status).toBe(200);
  });

  it('is limited per session', async () => {
    const { user, session } = await build();
    const { session: other } = await logIn(server.origin, user);
    let token = session.refreshToken;
    const next = async () => {
      const answer = await renewal(anywhere(), user.id, token);
      token = answer.body.data.refreshToken;
      return answer;
    };
    expect((await repeat(120, next)).status).toBe(200);
    expect((await renewal(anywhere(), user.id, token)).status).toBe(429);
    expect((await renewal(anywhere(), user.id, other.refreshToken)).status).toBe(200);
  });
});

describe('an emailed link', () => {
  it('resets the password despite forged resets for the same person, from anywhere', async () => {
    const { email } = await buildUser(server.database.db);
    const token = await resetLinkOf(email);
    await repeat(21, () => anywhere().put('/password/reset/made-up', newPassword(email)));
    const address = createClient(server.origin, '203.0.113.11');
    const madeUp = () => address.put('/password/reset/made-up', newPassword(email));
    expect((await repeat(21, madeUp)).status).toBe(429);
    expect((await address.put(`/password/reset/${token}`, newPassword(email))).status).toBe(200);
  });

  it('verifies the email from an address that has used up its attempts', async () => {
    const email = freshEmail();
    await anywhere().post('/users', registrationOf(email));
    const token = tokenOf(await createMailbox(server.origin).linkTo(email, /\/auth\/verify\//));
    const address = createClient(server.origin, '203.0.113.12');
    await address.post('/verify/made-up');
    await setCalls('verifyEmail', 60);
    expect((await address.post('/verify/made-up')).status).toBe(429);
    expect((await address.post(`/verify/${token}`)).status).toBe(200);
  });

  it('registers the invited person whatever strangers tried with their address', async () => {
    const { client } = await build();
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    const token = tokenOf(await createMailbox(server.origin).linkTo(email, /invite/));
    const address = createClient(server.origin, '203.0.113.13');
    const register = (inviteId: string) =>
      address.post(`/add-invited-user?inviteid=${inviteId}`, registrationOf(email));
    await repeat(11, () => anywhere().post('/add-invited-user?inviteid=made-up', registrationOf(email)));
    expect((await repeat(21, () => register('made-up'))).status).toBe(429);
    expect((await register(token)).status).toBe(201);
  });
});

describe('a forgotten password', () => {
  const linksTo = async (email: string) =>
    (await createMailbox(server.origin).messagesTo(email)).filter(({ text }) => text.includes('/auth/reset/')).length;

  it('is emailed to the owner after a stranger used up theirs', async () => {
    const { email } = await buildUser(server.database.db);
    const stranger = anywhere();
    const ask = (client: Client) => client.post('/password/forget', { email });
    expect((await repeat(6, () => ask(stranger))).status).toBe(429);
    expect((await ask(anywhere())).status).toBe(200);
    await expect.poll(() => linksTo(email)).toBe(6);
  });

  it('sends at most twenty emails an hour, silently, and counts from zero after a reset', async () => {
    const { email } = await buildUser(server.database.db);
    const ask = (to: string) => anywhere().post('/password/forget', { email: to });
    const stranger = freshEmail();
    for (const to of [email, stranger]) {
      const last = await repeat(25, () => ask(to));
      expect([last.status, last.body.data]).toEqual([200, null]);
    }
    await expect.poll(() => linksTo(email)).toBe(20);
    const token = tokenOf(await createMailbox(server.origin).linkTo(email, /\/auth\/reset\//));
    expect((await anywhere().put(`/password/reset/${token}`, newPassword(email))).status).toBe(200);
    await ask(email);
    await expect.poll(() => linksTo(email)).toBe(21);
  });
});

describe('a known browser', () => {
  const login = (client: Client, email: string, password: string) => client.post('/login', { email, password });

  it('can log in after ten wrong passwords from its own IP address, including its own', async () => {
    const { email } = await buildUser(server.database.db);
    const home = '203.0.113.14';
    const [own, neighbour] = [createClient(server.origin, home), createClient(server.origin, home)];
    expect((await login(own, email, PASSWORD)).status).toBe(200);
    expect((await repeat(11, () => login(neighbour, email, 'wrong-password'))).status).toBe(429);
    expect((await repeat(10, () => login(own, email, 'wrong-password'))).status).toBe(401);
    expect((await login(own, email, PASSWORD)).status).toBe(200);
  });

  it('can log in from an address that has used up its attempts', async () => {
    const { email } = await buildUser(server.database.db);
    const home = '203.0.113.15';
    const own = createClient(server.origin, home);
    expect((await login(own, email, PASSWORD)).status).toBe(200);
    const stranger = createClient(server.origin, home);
    await login(stranger, freshEmail(), 'x');
    await setCalls('logIn', 100);
    expect((await login(stranger, freshEmail(), 'x')).status).toBe(429);
    expect((await login(own, email, PASSWORD)).status).toBe(200);
  });

  it('gets at most thirty guesses', async () => {
    const { email } = await buildUser(server.database.db);
    const own = anywhere();
    expect((await login(own, email, PASSWORD)).status).toBe(200);
    expect((await repeat(31, () => login(own, email, 'wrong-password'))).status).toBe(429);
  });
});

it('correct passwords don’t count against an address, so a class can log in behind one', async () => {
  const address = createClient(server.origin, '203.0.113.16');
  await address.post('/login', { email: freshEmail(), password: 'x' });
  await setCalls('logIn', 99);
  for (let pupil = 0; pupil < 3; pupil += 1) {
    const { email } = await buildUser(server.database.db);
    address.cookies.delete('device');
    expect((await address.post('/login', { email, password: PASSWORD })).status).toBe(200);
  }
});

describe('a reset by email', () => {
  it('lets the owner log in at once, here and elsewhere, whatever strangers tried before', async () => {
    const { email } = await buildUser(server.database.db);
    const wrong = (client: Client) => client.post('/login', { email, password: 'wrong-password' });
    for (let address = 0; address < 31; address += 1) {
      const stranger = anywhere();
      await stranger.get('/users/view');
      await Promise.all(Array.from({ length: 10 }, () => wrong(stranger)));
    }
    const owner = anywhere();
    await repeat(11, () => wrong(owner));
    const chosen = { email, password: OTHER_PASSWORD };
    expect((await owner.post('/login', chosen)).status).toBe(429);
    const token = await resetLinkOf(email);
    expect((await owner.put(`/password/reset/${token}`, newPassword(email))).status).toBe(200);
    expect((await anywhere().post('/login', chosen)).status).toBe(200);
    expect((await owner.post('/login', chosen)).status).toBe(200);
  });

  it('marks the browser as known, which strangers can’t lock out', async () => {
    const { email } = await buildUser(server.database.db);
    const owner = anywhere();
    const token = await resetLinkOf(email);
    await owner.put(`/password/reset/${token}`, newPassword(email));
    for (let address = 0; address < 31; address += 1) {
      const stranger = anywhere();
      await stranger.get('/users/view');
      await Promise.all(
        Array.from({ length: 10 }, () => stranger.post('/login', { email, password: 'wrong-password' })),
      );
    }
    const chosen = { email, password: OTHER_PASSWORD };
    expect((await anywhere().post('/login', chosen)).status).toBe(429);
    expect((await owner.post('/login', chosen)).status).toBe(200);
  });
});
