import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppFactorSetup, NotificationList } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readOperations } from '#platform/server/http/contract.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, freshEmail, logIn, OTHER_PASSWORD, PASSWORD, tokenOf } from '../../support/factories.ts';
import { appCode, setUpApp } from '../../support/factors.ts';
import { letProofsPass } from '../../support/fresh-proof.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.run("delete from rate_windows where key like 'proveIdentity:%'"));

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const buildOutdated = async (traits = {}) => {
  const person = await build(traits);
  await letProofsPass(server, person.user.id);
  return person;
};
const buildWithApp = async (traits = {}) => {
  const person = await build(traits);
  const app = await setUpApp(person.client);
  await letProofsPass(server, person.user.id);
  return { ...person, app };
};
const prove = (client: Client, body: object) => client.post('/users/me/proof', body);
/** Makes a call that needs a fresh proof. */
const changeEmail = async (client: Client) => {
  const { status, body } = await client.post('/users/me/email', { email: freshEmail() });
  return body.code ?? status;
};
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof prove>>) => ({
  status,
  errors: body.errors?.map(({ field, message }) => [field, message]),
});

describe('a call that needs a fresh proof', () => {
  it('is served after a login, and refused once that was more than ten minutes ago', async () => {
    const { client, user } = await build();
    expect(await changeEmail(client)).toBe(202);
    const setBack = (minutes: number) =>
      server.database.run(
        `update sessions set proved_at = now() - make_interval(mins => ${minutes}) where user_id = $1`,
        [user.id],
      );
    await setBack(9);
    expect(await changeEmail(client)).toBe(202);
    await setBack(10);
    const { status, body } = await client.post('/users/me/email', { email: freshEmail() });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 403,
      code: 'fresh_proof_needed',
      message: say('failures.proveIdentityFirst'),
    });
  });

  it('is refused to a session that was begun by an earlier release, which kept no proof', async () => {
    const { client, user } = await build();
    await server.database.run('update sessions set proved_at = null where user_id = $1', [user.id]);
    expect(await changeEmail(client)).toBe('fresh_proof_needed');
  });

  it('is not served because the token was renewed', async () => {
    const { client, user, session } = await buildOutdated();
    const renewed = await client.get<{ accessToken: string }>(`/getToken/${user.id}`, { token: session.refreshToken });
    expect(renewed.status).toBe(200);
    client.token = renewed.body.data.accessToken;
    expect(await changeEmail(client)).toBe('fresh_proof_needed');
  });
});

describe('proveIdentity', () => {
  it('takes the password, for this session alone', async () => {
    const { client, user } = await build();
    const other = await logIn(server.origin, user);
    await letProofsPass(server, user.id);
    expect((await prove(client, { password: PASSWORD })).status).toBe(200);
    expect(await changeEmail(client)).toBe(202);
    expect(await changeEmail(other.client)).toBe('fresh_proof_needed');
  });

  it('takes a code of the app, once', async () => {
    const { client, app } = await buildWithApp();
    const code = appCode(app.secret);
    expect((await prove(client, { code })).status).toBe(200);
    expect(await changeEmail(client)).toBe(202);
    expect(fieldsOf(await prove(client, { code }))).toEqual({
      status: 422,
      errors: [['code', say('auth.factors.usedCode')]],
    });
  });

  it('takes a recovery code, once, and tells the owner', async () => {
    const { client, app } = await buildWithApp({ hasPassword: false });
    const code = app.recoveryCodes[0];
    expect((await prove(client, { code })).status).toBe(200);
    expect((await prove(client, { code })).status).toBe(422);
    const list = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(list.data[0]).toMatchObject({ title: say('auth.notifications.recoveryCodeUsed.title') });
  });

  it.each([
    ['a wrong password', { password: OTHER_PASSWORD }, 'password', 'auth.failures.wrongCurrentPassword'],
    ['a wrong code', { code: 'aaaa-aaaa-aaaa-aaaa' }, 'code', 'auth.factors.wrongRecoveryCode'],
  ] as const)('refuses %s by its field, and proves nothing', async (_, body, field, key) => {
    const { client } = await buildWithApp();
    expect(fieldsOf(await prove(client, body))).toEqual({ status: 422, errors: [[field, say(key)]] });
    expect(await changeEmail(client)).toBe('fresh_proof_needed');
  });

  it('takes exactly one proof', async () => {
    const { client } = await buildOutdated();
    expect((await prove(client, {})).status).toBe(422);
    expect((await prove(client, { password: PASSWORD, code: '123456' })).status).toBe(422);
    expect(await changeEmail(client)).toBe('fresh_proof_needed');
  });

  it('takes no code of an app that is still being set up, and no password where there is none', async () => {
    const { client, user } = await build({ hasPassword: false });
    const { secret } = dataOf(await client.post<AppFactorSetup>('/users/me/factors/app'));
    await letProofsPass(server, user.id);
    expect(fieldsOf(await prove(client, { code: appCode(secret) }))).toEqual({
      status: 422,
      errors: [['code', say('auth.factors.notSetUp')]],
    });
    expect(fieldsOf(await prove(client, { password: PASSWORD }))).toEqual({
      status: 422,
      errors: [['password', say('auth.failures.noPasswordYet')]],
    });
  });

  it('is limited to ten wrong ones, which a right one clears', async () => {
    const { client, user } = await buildOutdated();
    const guess = async () => (await prove(client, { password: OTHER_PASSWORD })).status;
    for (let turn = 0; turn < 9; turn += 1) expect(await guess()).toBe(422);
    expect((await prove(client, { password: PASSWORD })).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
    expect((await prove(client, { password: PASSWORD })).status).toBe(429);
    // The owner's logins aren't counted with them.
    expect((await createClient(server.origin).post('/login', { email: user.email, password: PASSWORD })).status).toBe(
      200,
    );
  });
});

describe('a day after “This wasn’t me”', () => {
  /** Someone else changed the password; the owner says so, and chooses another with the link that follows. */
  async function recover() {
    const { client: others, user } = await build();
    const changed = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await others.post('/password/change', changed)).status).toBe(200);
    const mailbox = createMailbox(server.origin);
    const visitor = createClient(server.origin);
    const disowning = tokenOf(await mailbox.linkTo(user.email, /\/not-me\//));
    expect((await visitor.post(`/password/disown/${disowning}`)).status).toBe(200);
    const reset = tokenOf(await mailbox.linkTo(user.email, /\/auth\/reset\//));
    const chosen = { email: user.email, password: PASSWORD, confirmpassword: PASSWORD };
    expect((await visitor.put(`/password/reset/${reset}`, chosen)).status).toBe(200);
    return { ...(await logIn(server.origin, user)), user };
  }
  const freezable = readOperations().filter(({ isFreezable }) => isFreezable);
  const callAll = async (client: Client) => {
    const codes: Record<string, string | undefined> = {};
    for (const { operationId, method, url } of freezable)
      codes[operationId] = (await client.call(method, url)).body.code;
    return codes;
  };
  const FROZEN = {
    changePassword: 'changes_frozen',
    changeEmail: 'changes_frozen',
    beginAppFactor: 'changes_frozen',
    confirmAppFactor: 'changes_frozen',
    removeAppFactor: 'changes_frozen',
    renewRecoveryCodes: 'changes_frozen',
    beginPasskey: 'changes_frozen',
    addPasskey: 'changes_frozen',
    removePasskey: 'changes_frozen',
    makeProgramToken: 'changes_frozen',
  };

  it('the address, the password and the second step stay as they are, and everything else works', async () => {
    const { client } = await recover();
    expect(await callAll(client)).toEqual(FROZEN);
    const { status, body } = await client.post('/users/me/email', { email: freshEmail() });
    expect(status).toBe(403);
    expect(body.message).toMatch(/can’t be changed until \d.* UTC\.$/);
    expect((await client.get('/users/me/sessions')).status).toBe(200);
    expect((await client.call('DELETE', '/users/me/sessions')).status).toBe(200);
  });

  it('a link can still reset the password', async () => {
    const { user } = await recover();
    await server.database.run('delete from mailbox_messages');
    await createClient(server.origin).post('/password/forget', { email: user.email });
    const reset = tokenOf(await createMailbox(server.origin).linkTo(user.email, /\/auth\/reset\//));
    const chosen = { email: user.email, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await createClient(server.origin).put(`/password/reset/${reset}`, chosen)).status).toBe(200);
    const { client } = await logIn(server.origin, user, OTHER_PASSWORD);
    expect(await callAll(client)).toEqual(FROZEN);
  });

  it('is over after that day, and concerns nobody else', async () => {
    const { client, user } = await recover();
    const { client: others } = await build();
    await server.database.run(
      "update users set changes_frozen_until = changes_frozen_until - interval '24 hours' where id = $1",
      [user.id],
    );
    expect(Object.values(await callAll(client))).not.toContain('changes_frozen');
    expect(Object.values(await callAll(others))).not.toContain('changes_frozen');
  });
});
