import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginMessages } from '#domains/auth/messages.ts';
import { takeFactorAway } from '#domains/auth/server/public.ts';
import type { AppFactorSetup, AuditList, Factors, NotificationList, RecoveryCodes } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { createClient } from '../../support/client.ts';
import { buildByLogin, buildLoggedIn, OTHER_PASSWORD, PASSWORD, tokenOf } from '../../support/factories.ts';
import { appCode, setUpApp } from '../../support/factors.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const SECRET = randomBytes(32).toString('base64');
const SECRET_BEFORE = randomBytes(32).toString('base64');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ TOKEN_SECRET: SECRET, TOKEN_SECRET_BEFORE: SECRET_BEFORE });
});
afterAll(() => server.close());

const build = () => buildLoggedIn(server.origin, server.database.db);
const buildWithApp = async () => {
  const person = await build();
  return { ...person, app: await setUpApp(person.client) };
};
const logIn = (email: string, code?: string, client = createClient(server.origin)) =>
  client.post('/login', { email, password: PASSWORD, ...(code !== undefined && { code }) });
const factorsOf = async (client: ReturnType<typeof createClient>) =>
  dataOf(await client.get<Factors>('/users/me/factors'));
const actionsOn = async (id: string) => {
  const entries = server.database.db.selectFrom('audit_entries').select(['action', 'actor_id']).orderBy('id');
  return entries.where('subject_id', '=', id).where('subject_kind', '=', 'user').execute();
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Makes the last accepted code older, as if time had passed. */
const forgetLastStep = (userId: string) =>
  server.database.run('update factors set last_step = 0 where user_id = $1', [userId]);

describe('beginAppFactor', () => {
  it('answers a secret, its address and its picture, and changes nothing yet', async () => {
    const { client, user } = await build();
    const begun = await client.post<AppFactorSetup>('/users/me/factors/app');
    expect(begun.status).toBe(200);
    const { secret, uri, svg } = begun.body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toBe(`/Groundswell:${user.email}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Groundswell' });
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).not.toContain('style=');
    expect(await factorsOf(client)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await logIn(user.email)).status).toBe(200);
    const { rows } = await server.database.run('select sealed_secret from factors where user_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('refuses a second app', async () => {
    const { client } = await buildWithApp();
    const again = await client.post('/users/me/factors/app');
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists' } });
  });
});

describe('confirmAppFactor', () => {
  it('turns it on, answers ten recovery codes, and tells the owner', async () => {
    const { client, user, app } = await buildWithApp();
    expect(new Set(app.recoveryCodes).size).toBe(10);
    expect(await factorsOf(client)).toEqual({
      app: { addedAt: expect.any(String), lastUsedAt: null },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    expect(await actionsOn(user.id)).toEqual([{ action: 'factor_added', actor_id: user.id }]);
    const list = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(list.data[0]).toMatchObject({ kind: 'account_changed', title: say('auth.notifications.factorAdded') });
    await createMailbox(server.origin).linkTo(user.email, /\/not-me\//);
    const stored = await server.database.run('select code_hash from recovery_codes where user_id = $1', [user.id]);
    expect(stored.rows).toHaveLength(10);
  });

  it('refuses a wrong code, and one of a secret that was begun long ago or not at all', async () => {
    const { client, user } = await build();
    const confirm = (code: string) => client.post('/users/me/factors/app/confirm', { code });
    expect((await confirm('123456')).status).toBe(404);
    const begun = await client.post<AppFactorSetup>('/users/me/factors/app');
    const { secret } = begun.body.data;
    expect(await confirm(wrong(appCode(secret)))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', message: say('auth.factors.wrongCode') }] },
    });
    expect(await confirm(appCode(secret, 6))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', message: say('auth.factors.mistimedCode') }] },
    });
    await server.database.run("update factors set created_at = now() - interval '2 hours' where user_id = $1", [
      user.id,
    ]);
    expect((await confirm(appCode(secret))).status).toBe(404);
    expect((await logIn(user.email)).status).toBe(200);
  });
});

describe('logIn with a second step', () => {
  it('asks for the code in a sentence, and takes it with the password', async () => {
    const { user, app } = await buildWithApp();
    expect(await logIn(user.email)).toMatchObject({
      status: 401,
      body: { status: 401, message: loginMessages.factorRequired, code: 'factor_required' },
    });
    const code = appCode(app.secret);
    const [first = '', second = ''] = code.match(/.{3}/g) ?? [];
    expect(await logIn(user.email, ` ${first} ${second} `)).toMatchObject({
      status: 200,
      body: { message: 'Login Success' },
    });
  });

  it('says nothing of it for a wrong password', async () => {
    const { user, app } = await buildWithApp();
    const answer = await createClient(server.origin).post('/login', {
      email: user.email,
      password: OTHER_PASSWORD,
      code: appCode(app.secret),
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'login_refused' } });
  });

  it('ignores a code that the account doesn’t need', async () => {
    const { user } = await build();
    expect((await logIn(user.email, '123456')).status).toBe(200);
  });

  it.each([
    ['wrong', (secret: string) => wrong(appCode(secret)), () => say('auth.factors.wrongCode')],
    ['of a clock that is off', (secret: string) => appCode(secret, 8), () => say('auth.factors.mistimedCode')],
    ['malformed', () => 'abc', () => say('auth.factors.malformedCode')],
    ['no recovery code', () => 'aaaa-aaaa-aaaa-aaaa', () => say('auth.factors.wrongRecoveryCode')],
  ])('refuses a code that is %s', async (_, codeOf, sayWhy) => {
    const { user, app } = await buildWithApp();
    expect(await logIn(user.email, codeOf(app.secret))).toMatchObject({
      status: 401,
      body: { message: sayWhy(), code: 'factor_refused' },
    });
  });

  it('takes each code once, even concurrently', async () => {
    const { user, app } = await buildWithApp();
    const code = appCode(app.secret);
    const answers = await Promise.all([logIn(user.email, code), logIn(user.email, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(refused?.body).toMatchObject({ message: say('auth.factors.usedCode'), code: 'factor_refused' });
  });

  it('takes each recovery code once, counts them down, and tells the owner', async () => {
    const { client, user, app } = await buildWithApp();
    const [code = '', other = ''] = app.recoveryCodes;
    expect((await logIn(user.email, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await logIn(user.email, code)).toMatchObject({
      status: 401,
      body: { message: say('auth.factors.usedRecoveryCode') },
    });
    expect((await factorsOf(client)).recoveryCodesLeft).toBe(9);
    expect((await logIn(user.email, other)).status).toBe(200);
    const actions = (await actionsOn(user.id)).map(({ action }) => action);
    expect(actions).toEqual(['factor_added', 'recovery_code_used', 'recovery_code_used']);
    const list = dataOf(await client.get<NotificationList>('/general/notification'));
    expect(list.data.map(({ body }) => body)).toContain(say('auth.notifications.recoveryCodeUsed.body', { left: 8 }));
  });

  it('limits wrong codes, in browsers the account was used in too, and forgets them after a right one', async () => {
    const { user, app } = await buildWithApp();
    const known = createClient(server.origin);
    expect((await logIn(user.email, appCode(app.secret), known)).status).toBe(200);
    await server.database.run("delete from rate_windows where key like 'logIn:%'");
    const guess = () => logIn(user.email, 'aaaa-aaaa-aaaa-aaaa', known);
    for (let turn = 0; turn < 30; turn += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    // From elsewhere, the owner still gets in.
    expect((await logIn(user.email, app.recoveryCodes[0])).status).toBe(200);
    for (let turn = 0; turn < 9; turn += 1)
      await logIn(user.email, 'aaaa-aaaa-aaaa-aaaa', createClient(server.origin, '203.0.113.77'));
    const fromThere = () => createClient(server.origin, '203.0.113.77');
    expect((await logIn(user.email, app.recoveryCodes[1], fromThere())).status).toBe(200);
    expect((await logIn(user.email, 'aaaa-aaaa-aaaa-aaaa', fromThere())).status).toBe(401);
  });

  it('counts a wrong code as a failed login, and asking for the code as none', async () => {
    const { user } = await buildWithApp();
    const client = createClient(server.origin, '203.0.113.78');
    for (let turn = 0; turn < 15; turn += 1) expect((await logIn(user.email, undefined, client)).status).toBe(401);
    for (let turn = 0; turn < 10; turn += 1) await logIn(user.email, 'aaaa-aaaa-aaaa-aaaa', client);
    expect((await logIn(user.email, undefined, client)).status).toBe(429);
  });

  it('reads a secret that was sealed with the key before, and seals it again', async () => {
    const { user, app } = await buildWithApp();
    const keys = readKeys(server.config).factors;
    const [current, before] = keys;
    if (!before) throw new Error('There is no key before');
    const read = async () => {
      const { rows } = await server.database.run('select sealed_secret from factors where user_id = $1', [user.id]);
      return String(rows[0]?.['sealed_secret']);
    };
    const secret = unseal(keys, await read()) ?? '';
    const older = seal([before], secret);
    await server.database.run('update factors set sealed_secret = $2 where user_id = $1', [user.id, older]);
    expect((await logIn(user.email, appCode(app.secret))).status).toBe(200);
    expect(unseal([current], await read())).toBe(secret);
    expect(unseal(keys, await read())).toBe(secret);

    const lost = seal([randomBytes(32)], secret);
    await server.database.run('update factors set sealed_secret = $2 where user_id = $1', [user.id, lost]);
    await forgetLastStep(user.id);
    const answer = await logIn(user.email, appCode(app.secret));
    expect(answer.body.message).toBe(say('auth.factors.unreadableSecret'));
    expect((await logIn(user.email, app.recoveryCodes[0])).status).toBe(200);
  });
});

describe('renewRecoveryCodes', () => {
  it('replaces them', async () => {
    const { client, user, app } = await buildWithApp();
    const renewed = await client.post<RecoveryCodes>('/users/me/recovery-codes');
    expect(renewed.status).toBe(200);
    expect((await logIn(user.email, app.recoveryCodes[0])).status).toBe(401);
    expect((await logIn(user.email, renewed.body.data.codes[9])).status).toBe(200);
    expect((await actionsOn(user.id)).map(({ action }) => action)).toContain('recovery_codes_made');
  });

  it('refuses an account without an app', async () => {
    const { client } = await build();
    expect((await client.post('/users/me/recovery-codes')).status).toBe(404);
  });
});

describe('removeAppFactor', () => {
  it('needs a code, and lets the password alone suffice again', async () => {
    const { client, user, app } = await buildWithApp();
    const remove = (code: string) => client.post('/users/me/factors/app/remove', { code });
    const code = appCode(app.secret);
    expect(await remove(wrong(code))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', message: say('auth.factors.wrongCode') }] },
    });
    expect((await remove(code)).status).toBe(200);
    expect(await factorsOf(client)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await logIn(user.email)).status).toBe(200);
    expect((await remove(code)).status).toBe(404);
    expect((await actionsOn(user.id)).map(({ action }) => action)).toEqual(['factor_added', 'factor_removed']);
  });

  it('takes a recovery code too', async () => {
    const { client, app } = await buildWithApp();
    const removed = await client.post('/users/me/factors/app/remove', { code: app.recoveryCodes[3] });
    expect(removed.status).toBe(200);
  });
});

describe('“This wasn’t me”', () => {
  it('in the email about a new second step removes it and makes the password useless', async () => {
    const { user } = await buildWithApp();
    const link = await createMailbox(server.origin).linkTo(user.email, /\/not-me\//);
    expect((await createClient(server.origin).post(`/password/disown/${tokenOf(link)}`)).status).toBe(200);
    expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: 'login_refused' } });
    const left = await server.database.run('select from factors where user_id = $1', [user.id]);
    expect(left.rows).toEqual([]);
    expect((await actionsOn(user.id)).map(({ action }) => action)).toEqual([
      'factor_added',
      'factor_removed',
      'password_disowned',
    ]);
  });

  it('in the email about a new password leaves the second step as it is', async () => {
    const { client, user } = await build();
    const newPassword = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await client.post('/password/change', newPassword)).status).toBe(200);
    const link = await createMailbox(server.origin).linkTo(user.email, /\/not-me\//);
    await server.database.run(
      "insert into factors (user_id, kind, sealed_secret, confirmed_at) values ($1, 'app', 'x', now())",
      [user.id],
    );
    expect((await createClient(server.origin).post(`/password/disown/${tokenOf(link)}`)).status).toBe(200);
    expect((await server.database.run('select from factors where user_id = $1', [user.id])).rows).toHaveLength(1);
  });
});

describe('takeFactorAway', () => {
  const takeAway = (email: string) => {
    const { database } = server;
    return takeFactorAway({ db: database.db, jobs: createJobs(database, createLogger('silent')) }, email);
  };

  it('lets someone in who lost everything, records it without an actor, and emails them', async () => {
    const { user } = await buildWithApp();
    expect(await takeAway(user.email.toUpperCase())).toBe('removed');
    expect((await logIn(user.email)).status).toBe(200);
    expect((await actionsOn(user.id)).at(-1)).toEqual({ action: 'factor_removed', actor_id: null });
    const mailbox = createMailbox(server.origin);
    await expect
      .poll(async () => (await mailbox.messagesTo(user.email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain(say('auth.mails.factorRemoved.subject', { appName: 'Groundswell' }));
    expect(await takeAway(user.email)).toBe('none');
  });

  it('knows only accounts that are there', async () => {
    expect(await takeAway('nobody@example.org')).toBe('unknown');
  });
});

describe('the audit log', () => {
  it('shows what happened to a second step', async () => {
    const { user } = await buildWithApp();
    const admin = await buildByLogin(server.origin, server.database.db, { role: 'Admin' });
    const log = dataOf(await admin.client.get<AuditList>('/audit'));
    expect(log.data.filter(({ subjectId }) => subjectId === user.id).map(({ action }) => action)).toContain(
      'factor_added',
    );
  });
});
