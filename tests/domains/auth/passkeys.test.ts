import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loginMessages } from '#domains/auth/messages.ts';
import { takeFactorAway } from '#domains/auth/server/public.ts';
import type { AddedPasskey, AuditList, Factors, NotificationList, RecoveryCodes } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildLoggedIn, OTHER_PASSWORD, PASSWORD, tokenOf } from '../../support/factories.ts';
import { appCode, setUpApp } from '../../support/factors.ts';
import { letProofsPass } from '../../support/fresh-proof.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import {
  addPasskey,
  answerWith,
  beginPasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  makePasskey,
  type SoftPasskey,
} from '../../support/passkeys.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
/** What the browser shows. */
let site: { origin: string };

beforeAll(async () => {
  server = await startTestServer();
  site = { origin: server.config.publicOrigin };
});
afterAll(() => server.close());

type Traits = Parameters<typeof buildLoggedIn>[2];

const build = (traits?: Traits) => buildLoggedIn(server.origin, server.database.db, traits);
const buildWithPasskey = async (traits?: Traits) => {
  const person = await build(traits);
  return { ...person, ...(await addPasskey(person.client, site)) };
};
const visit = () => createClient(server.origin);
const factorsOf = async (client: Client) => dataOf(await client.get<Factors>('/users/me/factors'));
const logIn = (email: string, step: object = {}, client = visit()) =>
  client.post('/login', { email, password: PASSWORD, ...step });
const actionsOn = async (id: string) => {
  const entries = server.database.db.selectFrom('audit_entries').select('action').orderBy('id');
  return (await entries.where('subject_id', '=', id).where('subject_kind', '=', 'user').execute()).map(
    ({ action }) => action,
  );
};
const refusedAs = (code: string, message: string) => ({ status: 401, body: { status: 401, code, message } });

describe('beginPasskey', () => {
  it('asks for a passkey that the device keeps, for this website and account', async () => {
    const { client, user } = await build();
    expect(await beginPasskey(client)).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Groundswell' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: 'Amina Diallo' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  });

  it.each(['Admin', 'Judge', 'Partner'] as const)('has the device verify the %s', async (role) => {
    const { client } = await build({ role });
    const { authenticatorSelection } = await beginPasskey(client);
    expect(authenticatorSelection.userVerification).toBe('required');
  });

  it('names the passkeys that the account has, so that no device makes a second one', async () => {
    const { client, added } = await buildWithPasskey();
    const { excludeCredentials } = await beginPasskey(client);
    expect(excludeCredentials).toEqual([
      { type: 'public-key', id: added.passkey.credentialId, transports: ['internal'] },
    ]);
  });
});

describe('addPasskey', () => {
  it('keeps it under the device’s name, answers recovery codes once, and tells the owner', async () => {
    const { client, user } = await build();
    const { body } = makePasskey(await beginPasskey(client), site);
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' };
    const answer = await client.call<{ recoveryCodes: string[] }>('POST', '/users/me/passkeys', {
      body,
      headers: firefox,
    });
    expect(answer.status).toBe(200);
    expect(new Set(answer.body.data.recoveryCodes).size).toBe(10);
    expect(await factorsOf(client)).toEqual({
      app: null,
      passkeys: [
        {
          id: expect.any(String),
          credentialId: body.id,
          name: 'Firefox · Linux',
          addedAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
    });
    expect(await actionsOn(user.id)).toEqual(['passkey_added']);
    const list = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(list.data[0]).toMatchObject({ kind: 'account_changed', title: say('auth.notifications.passkeyAdded') });
    await createMailbox(server.origin).linkTo(user.email, /\/not-me\//);
    expect((await addPasskey(client, site)).added.recoveryCodes).toBeNull();
  });

  it('refuses a challenge that was used, has expired, is another person’s or a login’s', async () => {
    const { client, user } = await build();
    const add = (body: object) => client.post('/users/me/passkeys', body);
    const expired = { status: 422, body: { errors: [{ message: say('auth.passkeys.expired') }] } };
    const options = await beginPasskey(client);
    expect((await add(makePasskey(options, site).body)).status).toBe(200);
    expect(await add(makePasskey(options, site).body)).toMatchObject(expired);

    const old = await beginPasskey(client);
    await server.database.run("update passkey_challenges set expires_at = now() - interval '1 s' where user_id = $1", [
      user.id,
    ]);
    expect(await add(makePasskey(old, site).body)).toMatchObject(expired);
    const other = await build();
    expect(await add(makePasskey(await beginPasskey(other.client), site).body)).toMatchObject(expired);
    expect(await add(makePasskey(await beginPasskeyLogin(visit()), site).body)).toMatchObject(expired);
    expect(await add({ ...makePasskey(old, site).body, clientDataJSON: 'AAAA' })).toMatchObject(expired);
    expect((await factorsOf(client)).passkeys).toHaveLength(1);
  });

  it.each([
    ['another website’s origin', { origin: 'https://groundswell.example.net' }],
    ['another website’s key', { rpId: 'example.net' }],
  ])('refuses %s', async (_, wrong) => {
    const { client } = await build();
    const { body } = makePasskey(await beginPasskey(client), { ...site, ...wrong });
    expect(await client.post('/users/me/passkeys', body)).toMatchObject({
      status: 422,
      body: { errors: [{ message: say('auth.passkeys.notMade') }] },
    });
  });

  it('refuses one that didn’t verify its owner for staff, and accepts it for members', async () => {
    const add = async (role: 'Judge' | 'Member') => {
      const { client } = await build({ role });
      const { body } = makePasskey(await beginPasskey(client), { ...site, isVerified: false });
      return (await client.post('/users/me/passkeys', body)).status;
    };
    expect(await add('Judge')).toBe(422);
    expect(await add('Member')).toBe(200);
  });

  it('refuses one that an account has, and the twenty-first', async () => {
    const { client, user } = await build();
    const other = await build();
    const { body } = makePasskey(await beginPasskey(client), site);
    await client.post('/users/me/passkeys', body);
    const { clientDataJSON } = makePasskey(await beginPasskey(other.client), site).body;
    expect(await other.client.post('/users/me/passkeys', { ...body, clientDataJSON })).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    });
    const options = await beginPasskey(client);
    await server.database.run(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       select gen_random_uuid(), $1, uuid_send(gen_random_uuid()), '', 0, '{}', 'x' from generate_series(1, 19)`,
      [user.id],
    );
    const full = { status: 409, body: { code: 'full', message: say('auth.passkeys.tooMany', { count: 20 }) } };
    expect(await client.post('/users/me/passkeys', makePasskey(options, site).body)).toMatchObject(full);
    expect(await client.post('/users/me/passkeys/options')).toMatchObject(full);
  });
});

describe('logInWithPasskey', () => {
  it('begins the same session as a password, without an email address', async () => {
    const { client, user, passkey } = await buildWithPasskey();
    const visitor = visit();
    const answer = await logInWithPasskey(visitor, passkey, site);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: loginMessages.success, data: { user: { id: user.id, email: user.email } } },
    });
    expect(visitor.cookies.has('device')).toBe(true);
    expect((await factorsOf(client)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    visitor.token = answer.body.data.accessToken;
    expect((await visitor.get('/users/me/sessions')).status).toBe(200);
    const sessions = server.database.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_kind', '=', 'session');
    expect(await sessions.where('subject_id', '=', user.id).execute()).toContainEqual({ action: 'login_succeeded' });
  });

  it('refuses an answer that was sent before', async () => {
    const { passkey } = await buildWithPasskey();
    const visitor = visit();
    const answer = answerWith(passkey, await beginPasskeyLogin(visitor), site);
    expect((await visitor.post('/login/passkey', answer)).status).toBe(200);
    expect(await visitor.post('/login/passkey', answer)).toMatchObject(
      refusedAs('passkey_refused', say('auth.passkeys.expired')),
    );
  });

  it('takes each challenge once, even concurrently', async () => {
    const { passkey } = await buildWithPasskey();
    const answer = answerWith(passkey, await beginPasskeyLogin(visit()), site);
    const answers = await Promise.all([visit().post('/login/passkey', answer), visit().post('/login/passkey', answer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('refuses the challenge of someone who adds a passkey, and one that the server never made', async () => {
    const { client, passkey } = await buildWithPasskey();
    for (const options of [await beginPasskey(client), { challenge: 'bm9ib2R5' }]) {
      expect(await visit().post('/login/passkey', answerWith(passkey, options, site))).toMatchObject(
        refusedAs('passkey_refused', say('auth.passkeys.expired')),
      );
    }
  });

  it.each([
    ['another website’s origin', { origin: 'https://groundswell.example.net' }],
    ['another website’s key', { rpId: 'example.net' }],
  ])('refuses %s', async (_, wrong) => {
    const { passkey } = await buildWithPasskey();
    expect(await logInWithPasskey(visit(), passkey, { ...site, ...wrong })).toMatchObject(
      refusedAs('passkey_refused', say('auth.passkeys.wrong')),
    );
  });

  it('refuses another key’s signature', async () => {
    const [{ passkey }, other] = [await buildWithPasskey(), await buildWithPasskey()];
    const forged = { ...passkey, privateKey: other.passkey.privateKey };
    expect(await logInWithPasskey(visit(), forged, site)).toMatchObject(
      refusedAs('passkey_refused', say('auth.passkeys.wrong')),
    );
  });

  it('refuses a copy, which its counter shows', async () => {
    const { passkey } = await buildWithPasskey();
    const use = (counter: number) => logInWithPasskey(visit(), { ...passkey, counter }, site);
    expect((await use(5)).status).toBe(200);
    for (const counter of [5, 4, 0]) {
      expect(await use(counter)).toMatchObject(refusedAs('passkey_refused', say('auth.passkeys.wrong')));
    }
    expect((await use(6)).status).toBe(200);
  });

  it('says of a removed one that nobody has it', async () => {
    const { client, passkey, added } = await buildWithPasskey();
    expect((await client.call('DELETE', `/users/me/passkeys/${added.passkey.id}`)).status).toBe(200);
    expect(await logInWithPasskey(visit(), passkey, site)).toMatchObject(
      refusedAs('passkey_unknown', say('auth.passkeys.unknown')),
    );
  });

  it.each(['Admin', 'Judge', 'Partner'] as const)('has to verify the %s', async (role) => {
    const { passkey } = await buildWithPasskey({ role });
    expect(await logInWithPasskey(visit(), passkey, { ...site, isVerified: false })).toMatchObject(
      refusedAs('passkey_refused', say('auth.passkeys.unverified')),
    );
    expect((await logInWithPasskey(visit(), passkey, site)).status).toBe(200);
  });

  it('is both steps if it verified its owner; one that didn’t needs an account without an app', async () => {
    const { client, passkey } = await buildWithPasskey();
    const unverified = { ...site, isVerified: false };
    expect((await logInWithPasskey(visit(), passkey, unverified)).status).toBe(200);
    await setUpApp(client);
    expect(await logInWithPasskey(visit(), passkey, unverified)).toMatchObject(
      refusedAs('passkey_refused', say('auth.passkeys.oneStep')),
    );
    expect((await logInWithPasskey(visit(), passkey, site)).status).toBe(200);
  });

  it('refuses an account that an admin deactivated', async () => {
    const { user, passkey } = await buildWithPasskey();
    const admin = await build({ role: 'Admin' });
    expect((await admin.client.call('PATCH', `/users/${user.id}`, { body: { isActive: false } })).status).toBe(200);
    expect(await logInWithPasskey(visit(), passkey, site)).toMatchObject({
      status: 401,
      body: { code: 'account_inactive' },
    });
  });

  it('counts as a login of the account', async () => {
    const { passkey } = await buildWithPasskey();
    for (let turn = 0; turn < 100; turn += 1) {
      expect((await logInWithPasskey(visit(), passkey, site)).status).toBe(200);
    }
    expect((await logInWithPasskey(visit(), passkey, site)).status).toBe(429);
  });
});

describe('logIn with a passkey as the second step', () => {
  it('asks for it after the right password, and takes it', async () => {
    const { user, passkey } = await buildWithPasskey();
    expect(await logIn(user.email)).toMatchObject(refusedAs('passkey_required', loginMessages.passkeyRequired));
    const answer = answerWith(passkey, await beginPasskeyLogin(visit()), site);
    expect((await logIn(user.email, { passkey: answer })).status).toBe(200);
    expect(await logIn(user.email, { passkey: answer })).toMatchObject(
      refusedAs('factor_refused', say('auth.passkeys.expired')),
    );
  });

  it('asks for either of an account with both', async () => {
    const { client, user, passkey } = await buildWithPasskey();
    const { secret } = await setUpApp(client);
    expect(await logIn(user.email)).toMatchObject(
      refusedAs('passkey_or_code_required', loginMessages.passkeyOrCodeRequired),
    );
    const answer = answerWith(passkey, await beginPasskeyLogin(visit()), site);
    expect((await logIn(user.email, { passkey: answer })).status).toBe(200);
    expect((await logIn(user.email, { code: appCode(secret) })).status).toBe(200);
  });

  it('takes a recovery code instead', async () => {
    const { user, added } = await buildWithPasskey();
    expect((await logIn(user.email, { code: added.recoveryCodes?.[0] })).status).toBe(200);
  });

  it('refuses someone else’s, an unknown one, and one that didn’t verify a judge', async () => {
    const { user } = await buildWithPasskey();
    const other = await buildWithPasskey();
    const answerOf = async (passkey: typeof other.passkey, isVerified = true) =>
      answerWith(passkey, await beginPasskeyLogin(visit()), { ...site, isVerified });
    expect(await logIn(user.email, { passkey: await answerOf(other.passkey) })).toMatchObject(
      refusedAs('factor_refused', say('auth.passkeys.otherAccount')),
    );
    await other.client.call('DELETE', `/users/me/passkeys/${other.added.passkey.id}`);
    expect(await logIn(user.email, { passkey: await answerOf(other.passkey) })).toMatchObject(
      refusedAs('passkey_unknown', say('auth.passkeys.unknown')),
    );
    const judge = await buildWithPasskey({ role: 'Judge' });
    expect(await logIn(judge.user.email, { passkey: await answerOf(judge.passkey, false) })).toMatchObject(
      refusedAs('factor_refused', say('auth.passkeys.unverified')),
    );
  });

  it('says nothing of it for a wrong password, and ignores one that the account doesn’t need', async () => {
    const { user, passkey } = await buildWithPasskey();
    const answer = answerWith(passkey, await beginPasskeyLogin(visit()), site);
    const wrong = { email: user.email, password: OTHER_PASSWORD, passkey: answer };
    expect(await visit().post('/login', wrong)).toMatchObject({ status: 401, body: { code: 'login_refused' } });
    const { user: plain } = await build();
    expect((await logIn(plain.email, { passkey: answer })).status).toBe(200);
  });

  it('ends with the last passkey, and so do the recovery codes', async () => {
    const { client, user, added } = await buildWithPasskey();
    const second = await addPasskey(client, site);
    const remove = (id: string) => client.call('DELETE', `/users/me/passkeys/${id}`);
    await remove(added.passkey.id);
    expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: 'passkey_required' } });
    expect((await factorsOf(client)).recoveryCodesLeft).toBe(10);
    await remove(second.added.passkey.id);
    expect((await logIn(user.email)).status).toBe(200);
    expect(await factorsOf(client)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(await actionsOn(user.id)).toEqual(['passkey_added', 'passkey_added', 'passkey_removed', 'passkey_removed']);
  });

  it('is left when the app is removed, with the recovery codes', async () => {
    const { client, user, added } = await buildWithPasskey();
    await setUpApp(client);
    const renewed = await client.post<RecoveryCodes>('/users/me/recovery-codes');
    const [code] = dataOf(renewed).codes;
    expect((await client.post('/users/me/factors/app/remove', { code })).status).toBe(200);
    expect(await factorsOf(client)).toMatchObject({
      app: null,
      passkeys: [{ id: added.passkey.id }],
      recoveryCodesLeft: 9,
    });
    expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: 'passkey_required' } });
    expect((await client.post('/users/me/recovery-codes')).status).toBe(200);
  });

  it('is what an admin may demand', async () => {
    const admin = await build({ role: 'Admin' });
    await addPasskey(admin.client, site);
    const partner = await build({ role: 'Partner' });
    const dueAt = async () =>
      dataOf(await partner.client.get<{ secondStepDueAt: string | null }>('/users/view')).secondStepDueAt;
    await admin.client.put('/second-step-rule', { roles: ['Partner'], graceDays: 14 });
    try {
      expect(await dueAt()).toEqual(expect.any(String));
      await addPasskey(partner.client, site);
      expect(await dueAt()).toBeNull();
    } finally {
      await admin.client.put('/second-step-rule', { roles: [], graceDays: 14 });
    }
  });
});

describe('proveIdentity with a passkey', () => {
  const remove = (client: Client, { passkey: { id } }: AddedPasskey) =>
    client.call('DELETE', `/users/me/passkeys/${id}`);
  const prove = async (client: Client, passkey: SoftPasskey) =>
    client.post('/users/me/proof', { passkey: answerWith(passkey, await beginPasskeyLogin(client), site) });

  it('counts as a fresh proof', async () => {
    const { client, user, passkey, added } = await buildWithPasskey();
    await letProofsPass(server, user.id);
    expect((await remove(client, added)).body.code).toBe('fresh_proof_needed');
    expect((await prove(client, passkey)).status).toBe(200);
    expect((await remove(client, added)).status).toBe(200);
  });

  it('takes nobody else’s, and none twice', async () => {
    const { client, passkey } = await buildWithPasskey();
    const other = await buildWithPasskey();
    expect(await prove(client, other.passkey)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'passkey', message: say('auth.passkeys.otherAccount') }] },
    });
    const answer = answerWith(passkey, await beginPasskeyLogin(client), site);
    expect((await client.post('/users/me/proof', { passkey: answer })).status).toBe(200);
    expect(await client.post('/users/me/proof', { passkey: answer })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'passkey', message: say('auth.passkeys.expired') }] },
    });
  });
});

describe('renamePasskey and removePasskey', () => {
  it('renames one’s own', async () => {
    const { client, added } = await buildWithPasskey();
    const rename = (name: string) => client.put(`/users/me/passkeys/${added.passkey.id}`, { name });
    expect((await rename('  My phone ')).status).toBe(200);
    expect((await factorsOf(client)).passkeys[0]?.name).toBe('My phone');
    expect(await rename('  ')).toMatchObject({ status: 422, body: { errors: [{ field: 'name' }] } });
  });

  it('answers 404 for someone else’s', async () => {
    const { client, added } = await buildWithPasskey();
    const other = await build();
    const path = `/users/me/passkeys/${added.passkey.id}`;
    expect((await other.client.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await other.client.call('DELETE', path)).status).toBe(404);
    expect((await factorsOf(client)).passkeys).toHaveLength(1);
  });
});

describe('“This wasn’t me”', () => {
  const disown = async (email: string, at: RegExp) => {
    const link = await createMailbox(server.origin).linkTo(email, at);
    return (await visit().post(`/password/disown/${tokenOf(link)}`)).status;
  };

  it('in the email about a new passkey removes it and makes the password useless', async () => {
    const { user, passkey } = await buildWithPasskey();
    expect(await disown(user.email, /\/not-me\//)).toBe(200);
    expect((await logInWithPasskey(visit(), passkey, site)).body.code).toBe('passkey_unknown');
    expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: 'login_refused' } });
    expect(await actionsOn(user.id)).toEqual(['passkey_added', 'factor_removed', 'password_disowned']);
  });

  it('in another email removes the passkeys of the week before, and leaves older ones', async () => {
    const { client, user, passkey, added } = await buildWithPasskey();
    const recent = await addPasskey(client, site);
    await server.database.run("update passkeys set created_at = now() - interval '8 days' where id = $1", [
      added.passkey.id,
    ]);
    await server.database.run('delete from mail_links where user_id = $1', [user.id]);
    const newPassword = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await client.post('/password/change', newPassword)).status).toBe(200);
    const mailbox = createMailbox(server.origin);
    const subject = say('auth.mails.newPassword.subject', { appName: 'Groundswell' });
    await expect
      .poll(async () => (await mailbox.messagesTo(user.email)).map((message) => message.subject), { timeout: 20_000 })
      .toContain(subject);
    const told = (await mailbox.messagesTo(user.email)).find((message) => message.subject === subject);
    const [link = ''] = /http\S+\/not-me\/\S+/.exec(told?.text ?? '') ?? [];
    expect((await visit().post(`/password/disown/${tokenOf(link)}`)).status).toBe(200);
    expect((await logInWithPasskey(visit(), recent.passkey, site)).body.code).toBe('passkey_unknown');
    expect((await logInWithPasskey(visit(), passkey, site)).status).toBe(200);
  });
});

describe('takeFactorAway', () => {
  it('removes passkeys too', async () => {
    const { user } = await buildWithPasskey();
    const { database } = server;
    const needs = { db: database.db, jobs: createJobs(database, createLogger('silent')) };
    expect(await takeFactorAway(needs, user.email)).toBe('removed');
    expect((await logIn(user.email)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('shows passkeys that were added', async () => {
    const { user } = await buildWithPasskey();
    const admin = await buildByLogin(server.origin, server.database.db, { role: 'Admin' });
    const log = dataOf(await admin.client.get<AuditList>('/audit'));
    expect(log.data.filter(({ subjectId }) => subjectId === user.id).map(({ action }) => action)).toContain(
      'passkey_added',
    );
  });
});

describe('an address without passkeys', () => {
  it.each([
    ['https://groundswell.example', 'groundswell.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://community.localhost', 'community.localhost'],
    ['http://groundswell.example', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::7]', null],
    ['http://127.0.0.1:3000', null],
  ])('%s has the passkeys of %s', (PUBLIC_ORIGIN, host) => {
    expect(readConfig({ PUBLIC_ORIGIN }).passkeyHost).toBe(host);
  });

  it('says so in every call that begins or takes one', async () => {
    const { client } = await buildWithPasskey();
    const options = makePasskey(await beginPasskey(client), site);
    const answer = answerWith(options.passkey, await beginPasskeyLogin(visit()), site);
    const bare = await startTestServer({ PUBLIC_ORIGIN: 'http://192.0.2.7' });
    onTestFinished(() => bare.close());
    const { client: owner } = await buildLoggedIn(bare.origin, bare.database.db);
    const visitor = createClient(bare.origin);
    expect((await owner.post('/users/me/passkeys/options')).status).toBe(404);
    expect((await owner.post('/users/me/passkeys', options.body)).status).toBe(404);
    expect((await visitor.post('/login/passkey/options')).status).toBe(404);
    expect((await visitor.post('/login/passkey', answer)).status).toBe(404);
  });
});
