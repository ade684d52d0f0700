import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountList, AuditList, CurrentUser, Impact, Session } from '#generated/types.gen.ts';
import { readOperations } from '#platform/server/http/contract.ts';
import { formatDay } from '#ui/shared/dates.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, PASSWORD } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, impactOf } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { createMailbox } from '../../support/mailbox.ts';
import {
  answer,
  appeal,
  caseAbout,
  decideCase,
  decisionsAbout,
  publicImpact,
  report,
} from '../../support/moderation.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const newcomer = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);

async function suspend(client: Client, userId: string, days: 1 | 7 | 30): Promise<string> {
  await report(cast.stranger, userId, { kind: 'profile', reason: 'harassment' });
  const { id } = await caseAbout(client, userId);
  dataOf(await decideCase(client, id, { outcome: 'suspended', days }));
  return id;
}

const SOME_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const ALLOWED = [
  'addPasskey',
  'addPushDevice',
  'appealDecision',
  'beginAppFactor',
  'beginPasskey',
  'cancelEmailChange',
  'changeEmail',
  'changePassword',
  'confirmAppFactor',
  'createPrivacyPolicy',
  'deactivateAccount',
  'deleteWebhook',
  'endOtherSessions',
  'endProgramToken',
  'endSession',
  'logOut',
  'markNotificationRead',
  'proveIdentity',
  'removeAppFactor',
  'removePasskey',
  'removePushDevice',
  'renamePasskey',
  'renewRecoveryCodes',
  'resendEmailChange',
  'retryMailAddress',
  'translateText',
  'updateLanguage',
  'updateNotificationChoices',
  'updatePrivacyPolicy',
  'updatePushDevice',
];

it('refuses every call that changes something but those a suspended person needs, and reads as before', async () => {
  const roles = ['Admin', 'Member', 'Partner', 'Judge'] as const;
  const byRole = new Map<string, Client>();
  for (const role of roles) {
    const { client, user } = await newcomer({ role });
    await suspend(cast.admin, user.id, 7);
    byRole.set(role, client);
  }
  const changing = readOperations().filter(({ who, needsAntiForgery }) => who.kind === 'user' && needsAntiForgery);
  const admitted: string[] = [];
  // Calls that end the session come last.
  const ordered = changing.toSorted((a, b) => Number(endsSession(a.operationId)) - Number(endsSession(b.operationId)));
  for (const { method, url, who, operationId } of ordered) {
    const client = byRole.get(who.roles?.[0] ?? 'Member');
    const path = url.replace(/:kind/, 'impact').replaceAll(/:\w+/g, SOME_ID);
    const { status, body } = (await client?.call(method, path)) ?? {};
    if (status === 403 && body?.code === 'suspended') continue;
    admitted.push(operationId);
  }
  expect(admitted.toSorted()).toEqual(ALLOWED);
  const reader = byRole.get('Judge');
  for (const path of ['/impact', '/users/view', '/council', '/report/mine']) {
    expect((await reader?.get(path))?.status, path).toBe(200);
  }
});

it('lets a suspended admin read what a member reads, and says so at the login', async () => {
  const { client, user } = await newcomer({ role: 'Admin' });
  const impact = dataOf(await cast.owner.post<Impact>('/impact', impactOf()));
  const pending = async () => (await client.get(`/impact/${impact.id}`)).status;
  expect(await pending()).toBe(200);
  await suspend(cast.admin, user.id, 7);
  expect(await pending()).toBe(404);
  expect(await client.get('/export/user')).toMatchObject({ status: 403, body: { code: 'suspended' } });
  const { role, suspendedUntil } = dataOf(await client.get<CurrentUser>('/users/view'));
  expect({ role, suspendedUntil }).toEqual({ role: 'Admin', suspendedUntil: expect.stringMatching(/Z$/) });
  const session = await client.post<Session>('/login', { email: user.email, password: PASSWORD });
  expect(dataOf(session).user).toMatchObject({ role: 'Admin', suspendedUntil });
});

const endsSession = (operationId: string) => ['logOut', 'deactivateAccount', 'endSession'].includes(operationId);

it('says until when, lets the person log in and appeal, and ends when the appeal is accepted', async () => {
  const { client, user } = await newcomer();
  const caseId = await suspend(cast.admin, user.id, 7);
  const [decision] = await decisionsAbout(client);
  const days = (Date.parse(decision?.suspendedUntil ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const refused = await client.post('/impact', impactOf());
  const until = formatDay(decision?.suspendedUntil ?? 'never', { time: true, timeZone: 'UTC' });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'suspended', message: expect.stringContaining(`until ${until} UTC`) },
  });
  const logged = async (language: string) => {
    const headers = { 'accept-language': language };
    const log = dataOf(
      await cast.admin.get<AuditList>(`/audit?action=user_suspended&subjectId=${user.id}`, { headers }),
    );
    return log.data.map(({ toState }) => toState);
  };
  expect(await logged('en')).toEqual([`until ${until} UTC`]);
  expect(await logged('de')).toEqual([expect.stringMatching(/^bis zum .* UTC$/)]);
  const seenByAdmins = async () => {
    const found = await cast.admin.get<AccountList>(`/users/allusers/?search=${encodeURIComponent(user.email)}`);
    return dataOf(found).data.map(({ suspendedUntil }) => suspendedUntil);
  };
  expect(await seenByAdmins()).toEqual([decision?.suspendedUntil]);
  await untilJobsAreDone(server.database);
  const letters = await createMailbox(server.origin).messagesTo(user.email);
  expect(letters.map(({ subject }) => subject)).toContain(`Your account is suspended until ${until} UTC`);
  expect((await client.post('/login', { email: user.email, password: PASSWORD })).status).toBe(200);

  dataOf(await appeal(client, caseId));
  const other = await newcomer({ role: 'Admin' });
  dataOf(await answer(other.client, caseId, false));
  expect((await client.post('/impact', impactOf())).status).toBe(201);
  expect(await seenByAdmins()).toEqual([null]);
});

it('keeps the longer of two suspensions, and the other one when the first is overturned', async () => {
  const { db } = server.database;
  const other = await newcomer({ role: 'Admin' });
  const { client, user } = await newcomer();
  const longer = await suspend(cast.admin, user.id, 30);
  await suspend(cast.admin, user.id, 1);
  const until = async () => {
    const row = await db.selectFrom('users').select('suspended_until').where('id', '=', user.id).executeTakeFirst();
    return Math.round(((row?.suspended_until?.getTime() ?? 0) - Date.now()) / 86_400_000);
  };
  expect(await until()).toBe(30);
  dataOf(await appeal(client, longer));
  dataOf(await answer(other.client, longer, false));
  expect(await until()).toBe(1);
  // The suspension ends by itself.
  await db
    .updateTable('users')
    .set({ suspended_until: new Date(Date.now() - 1000) })
    .where('id', '=', user.id)
    .execute();
  expect((await client.post('/impact', impactOf())).status).toBe(201);
});

it('lets one of two admins suspend the other at the same moment', async () => {
  for (const _ of [1, 2, 3]) {
    const pair = [await newcomer({ role: 'Admin' }), await newcomer({ role: 'Admin' })];
    const decisions: (() => ReturnType<typeof decideCase>)[] = [];
    for (const [index, { user }] of pair.entries()) {
      await report(cast.stranger, user.id, { kind: 'profile', reason: 'harassment' });
      const { id } = await caseAbout(cast.admin, user.id);
      const other = pair[1 - index]?.client ?? cast.stranger;
      decisions.push(() => decideCase(other, id, { outcome: 'suspended', days: 1 }));
    }
    const answers = await Promise.all(decisions.map((decideNow) => decideNow()));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [403, 'suspended'],
    ]);
  }
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

// Not on the embedded database, which runs one transaction after the other.
it.runIf(databaseUrl)('doesn’t wait for those who are just telling the person of something', async () => {
  const { user } = await newcomer();
  await report(cast.stranger, user.id, { kind: 'profile', reason: 'harassment' });
  const { id } = await caseAbout(cast.admin, user.id);
  await server.database.db.transaction().execute(async (tx) => {
    // Inserting any row that references the person takes this lock. People who are notified together are locked in
    // another order than this one.
    await sql`select from users where id = ${user.id} for key share`.execute(tx);
    expect((await decideCase(cast.admin, id, { outcome: 'suspended', days: 1 })).status).toBe(200);
  });
});

it('is for admins only, and a suspended admin decides nothing', async () => {
  const { id } = await publicImpact(cast.owner, cast.judge);
  await report(cast.stranger, id);
  const found = await caseAbout(cast.judge, id);
  const refused = await decideCase(cast.judge, found.id, { outcome: 'suspended', days: 1 });
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  const other = await newcomer({ role: 'Admin' });
  await suspend(cast.admin, other.user.id, 1);
  expect(await decideCase(other.client, found.id)).toMatchObject({ status: 403, body: { code: 'suspended' } });
  expect((await decideCase(cast.judge, found.id)).status).toBe(200);
});
