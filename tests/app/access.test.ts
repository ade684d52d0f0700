import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role, UnverifiedSession } from '#generated/types.gen.ts';
import { type Operation, readOperations } from '#platform/server/http/contract.ts';
import { type Client, createClient } from '../support/client.ts';
import { buildLoggedIn, buildUser, PASSWORD } from '../support/factories.ts';
import { letProofsPass } from '../support/fresh-proof.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROLES: Role[] = ['Admin', 'Partner', 'Member', 'Judge'];
const operations = readOperations();

let server: TestServer;
let visitor: Client;
let unverified: Client;
let incomplete: Client;
const byRole = new Map<Role, Client>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  visitor = createClient(server.origin);
  const newcomer = await buildUser(db, { isVerified: false });
  unverified = createClient(server.origin);
  const login = await unverified.post<UnverifiedSession>('/login', { email: newcomer.email, password: PASSWORD });
  unverified.token = login.body.data.accessToken;
  incomplete = (await buildLoggedIn(server.origin, db, { isProfileCompleted: false })).client;
  for (const role of ROLES) byRole.set(role, (await buildLoggedIn(server.origin, db, { role })).client);
});
afterAll(() => server.close());

const SOME_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const pathOf = ({ url }: Operation) => url.replace(/:kind/, 'impact').replaceAll(/:\w+/g, SOME_ID);
const callAs = (client: Client, operation: Operation, options = {}) =>
  client.call(operation.method, pathOf(operation), options);
const nameOf = (operation: Operation) => `${operation.method} ${operation.url} (${operation.operationId})`;
const table = (chosen: (operation: Operation) => boolean) =>
  operations.filter(chosen).map((operation) => ({ name: nameOf(operation), operation }));
const isForUsers = ({ who }: Operation) => who.kind === 'user' || who.kind === 'unverified';
const passesAdmission = (status: number) => status !== 401 && status !== 403;

describe('the contract', () => {
  it('covers every call', () => expect(operations.length).toBeGreaterThan(100));
});

describe('a caller without a token', () => {
  it.each(table(isForUsers))('is refused with 401: $name', async ({ operation }) => {
    const { status, body } = await callAs(visitor, operation);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_missing' });
  });

  it.each(table(({ who }) => who.kind === 'visitor'))('is admitted: $name', async ({ operation }) => {
    const { status } = await callAs(visitor, operation);
    expect(passesAdmission(status)).toBe(true);
  });
});

describe('a caller with a foreign token', () => {
  it.each(table(isForUsers))('is refused with 401: $name', async ({ operation }) => {
    const { status, body } = await callAs(visitor, operation, { token: 'not.a.token' });
    expect({ status, message: body.message }).toEqual({ status: 401, message: 'Token Invalid' });
  });
});

describe('a caller whose email address is unverified', () => {
  it.each(table(({ who }) => who.kind === 'user'))('is refused with 403: $name', async ({ operation }) => {
    const { status, body } = await callAs(unverified, operation);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'mail_unverified' });
  });
});

describe('a caller whose profile is incomplete', () => {
  const needsWhole = ({ who }: Operation) => who.kind === 'user' && !who.incompleteProfile && !who.roles;
  it.each(table(needsWhole))('is refused with 403: $name', async ({ operation }) => {
    const { status, body } = await callAs(incomplete, operation);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'profile_incomplete' });
  });
});

describe('a caller with another role', () => {
  const refused = table(({ who }) => who.roles !== undefined).flatMap(({ name, operation }) =>
    ROLES.filter((role) => !operation.who.roles?.includes(role)).map((role) => ({ name, role, operation })),
  );
  it.each(refused)('is refused with 403: $role $name', async ({ role, operation }) => {
    const { status, body } = await callAs(byRole.get(role) ?? visitor, operation);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'role_forbidden' });
  });

  const admitted = table(({ who }) => who.roles !== undefined).flatMap(({ name, operation }) =>
    (operation.who.roles ?? []).map((role) => ({ name, role, operation })),
  );
  it.each(admitted)('is admitted with the right one: $role $name', async ({ role, operation }) => {
    expect(passesAdmission((await callAs(byRole.get(role) ?? visitor, operation)).status)).toBe(true);
  });
});

describe('a suspended caller', () => {
  const suspended = new Map<Role, Client>();
  beforeAll(async () => {
    const { db } = server.database;
    for (const role of ROLES) {
      const { client, user } = await buildLoggedIn(server.origin, db, { role });
      const until = new Date(Date.now() + 86_400_000);
      await db.updateTable('users').set({ suspended_until: until }).where('id', '=', user.id).execute();
      suspended.set(role, client);
    }
  });
  const answersTo = (operation: Operation) =>
    Promise.all(
      ROLES.map(async (role) => {
        const { status, body } = await callAs(suspended.get(role) ?? visitor, operation);
        return { role, status, code: body.code };
      }),
    );
  const isForRoles = ({ who }: Operation) => who.roles !== undefined;
  // A stream never ends.
  const isOpen = ({ who, needsAntiForgery, operationId }: Operation) =>
    !needsAntiForgery && who.kind !== 'refresh' && operationId !== 'streamNotifications';

  it('is refused what needs a role in many calls that only read', () =>
    expect(operations.filter((one) => isForRoles(one) && !one.needsAntiForgery).length).toBeGreaterThan(15));

  it.each(
    table((one) => isForRoles(one) || (one.who.kind === 'user' && one.needsAntiForgery && !one.who.whileSuspended)),
  )('is refused with 403 in every role: $name', async ({ operation }) => {
    const refused = ROLES.map((role) => ({ role, status: 403, code: 'suspended' }));
    expect(await answersTo(operation)).toEqual(refused);
  });

  it.each(table((one) => isOpen(one) && !isForRoles(one)))('reads in every role: $name', async ({ operation }) => {
    const refused = (await answersTo(operation)).filter(({ code }) => code === 'suspended');
    expect(refused).toEqual([]);
  });
});

describe('a caller without the second step that everyone needs', () => {
  const callers = new Map<Role, Client>();
  beforeAll(async () => {
    const { db } = server.database;
    for (const role of ROLES) callers.set(role, (await buildLoggedIn(server.origin, db, { role })).client);
    const admin = byRole.get('Admin') ?? visitor;
    expect((await admin.put('/second-step-rule', { roles: ROLES, graceDays: 0 })).status).toBe(200);
  });
  afterAll(() => server.database.db.deleteFrom('second_step_rules').execute());
  const callsOf = (isOpen: boolean) =>
    table(
      ({ who, operationId }) =>
        who.kind === 'user' && !isLogout(operationId) && Boolean(who.withoutSecondStep) === isOpen,
    );
  const isLogout = (operationId: string) => operationId === 'logOut';
  const codesOf = (operation: Operation) =>
    Promise.all(ROLES.map(async (role) => (await callAs(callers.get(role) ?? visitor, operation)).body.code));

  it.each(callsOf(false))('is refused with 403 in every role: $name', async ({ operation }) => {
    expect(await codesOf(operation)).toEqual(ROLES.map(() => 'second_step_missing'));
  });

  it.each(callsOf(true))('is admitted in every role: $name', async ({ operation }) => {
    expect(await codesOf(operation)).not.toContain('second_step_missing');
  });
});

describe('a caller whose last proof is old', () => {
  const isForKnown = ({ who, operationId }: Operation) =>
    // A stream never ends.
    who.kind === 'user' && operationId !== 'streamNotifications';
  const answersTo = async (operation: Operation) => {
    const { db } = server.database;
    const callers = (operation.who.roles ?? ROLES).map(async (role) => {
      const { client, user } = await buildLoggedIn(server.origin, db, { role });
      await letProofsPass(server, user.id);
      return client;
    });
    return Promise.all(
      callers.map(async (client) => ({ client: await client, ...(await callAs(await client, operation)) })),
    );
  };

  it('is asked for a fresh one by these calls', () => {
    const asking = operations.filter(({ needsFreshProof }) => needsFreshProof).map(({ operationId }) => operationId);
    expect(asking.toSorted()).toEqual([
      'addPasskey',
      'addPoints',
      'administerUser',
      'beginAppFactor',
      'beginPasskey',
      'changeCommunitySettings',
      'changeEmail',
      'changeWebhookSecret',
      'eraseAccount',
      'exportApplications',
      'exportMyData',
      'exportUsers',
      'makeProgramToken',
      'makeWebhook',
      'removeAppFactor',
      'removePasskey',
      'renewRecoveryCodes',
      'setProgramOrigins',
      'setSecondStepRule',
      'startImport',
      'startPointsRecount',
      'updateWebhook',
    ]);
  });

  it.each(table((one) => one.needsFreshProof))(
    'is refused with 403 until it is given: $name',
    async ({ operation }) => {
      for (const { client, status, body } of await answersTo(operation)) {
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'fresh_proof_needed' });
        expect((await client.post('/users/me/proof', { password: PASSWORD })).status).toBe(200);
        expect(passesAdmission((await callAs(client, operation)).status)).toBe(true);
      }
    },
  );

  it.each(table((one) => isForKnown(one) && !one.needsFreshProof))('is admitted: $name', async ({ operation }) => {
    for (const { body } of await answersTo(operation)) expect(body.code).not.toBe('fresh_proof_needed');
  });
});

describe('a request without the anti-forgery header', () => {
  const admin = () => byRole.get('Admin') ?? visitor;
  it.each(table((operation) => operation.needsAntiForgery))('is refused with 403: $name', async ({ operation }) => {
    const { status, body } = await callAs(admin(), operation, { withoutAntiForgery: true });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'anti_forgery' });
  });

  it.each(table((operation) => operation.needsAntiForgery))(
    "is refused with another's: $name",
    async ({ operation }) => {
      const headers = { 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? 'none' };
      const { status } = await callAs(admin(), operation, { headers });
      expect(status).toBe(403);
    },
  );

  it('gives a program that has no cookies the pair to try again with, and other answers give none', async () => {
    const login = `${server.origin}/api/login`;
    const ask = (headers: Record<string, string>) => fetch(login, { method: 'POST', headers });
    const refusal = await ask({});
    const pair = refusal.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    expect({ status: refusal.status, names: pair.map((one) => one.split('=')[0]) }).toEqual({
      status: 403,
      names: ['sid', 'XSRF-TOKEN'],
    });
    const token = pair[1]?.slice('XSRF-TOKEN='.length) ?? '';
    const again = await ask({ cookie: pair.join('; '), 'x-xsrf-token': token });
    // Passes the anti-forgery check, and is then refused for its missing fields.
    expect({ status: again.status, cookies: again.headers.getSetCookie() }).toEqual({ status: 422, cookies: [] });
    const halves = await ask({ cookie: pair.join('; ') });
    expect({ status: halves.status, cookies: halves.headers.getSetCookie() }).toEqual({ status: 403, cookies: [] });
    for (const path of ['/api/sdg', '/api/users/view', '/api/impact?page=0', '/api/nothing'])
      expect((await fetch(`${server.origin}${path}`)).headers.getSetCookie()).toEqual([]);
  });

  it('covers every call that changes something, except email links, whose signed token suffices, and counts of steps', () => {
    const changing = operations.filter(({ method }) => method !== 'GET');
    const others = changing.filter((operation) => !operation.needsAntiForgery);
    expect(others.map(({ operationId, readsToken }) => ({ operationId, readsToken }))).toEqual([
      { operationId: 'unsubscribe', readsToken: false },
      { operationId: 'resubscribe', readsToken: false },
      { operationId: 'countFlow', readsToken: false },
    ]);
  });
});
