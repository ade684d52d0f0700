import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#app/server/server.ts';
import type { AuditList, CurrentUser, Role, SecondStepRule } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, type LoggedIn } from '../../support/factories.ts';
import { setUpApp } from '../../support/factors.ts';
import { dataOf } from '../../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY_MS = 86_400_000;
const SOON = { timeout: 30_000, interval: 5 };

let server: TestServer;
let other: RunningServer | null = null;
let admin: LoggedIn & { user: { id: string } };

beforeAll(async () => {
  server = await startTestServer();
  if (postgresOfTests) other = await startSecondServer(server);
  admin = await build('Admin');
  await setUpApp(admin.client);
});
afterEach(() => server.database.run('delete from second_step_rules'));
afterAll(async () => {
  await other?.close();
  await server.close();
});

const build = (role: Role) => buildLoggedIn(server.origin, server.database.db, { role });
const setRule = (roles: Role[], graceDays: number) =>
  admin.client.put<SecondStepRule>('/second-step-rule', { roles, graceDays });
const readRule = async () => dataOf(await admin.client.get<SecondStepRule>('/second-step-rule'));
const dueAtOf = async ({ client }: LoggedIn) =>
  dataOf(await client.get<CurrentUser>('/users/view')).secondStepDueAt ?? null;
const codeOf = async ({ client }: LoggedIn, path: string) => (await client.get(path)).body.code ?? null;
/** As if the rule had been made, and every role given, days ago. */
const letPass = (days: number) =>
  server.database.run(
    `with rules as (update second_step_rules set since = since - $1 * interval '1 day')
    update users set role_since = role_since - $1 * interval '1 day'`,
    [days],
  );

describe('setSecondStepRule', () => {
  it('asks nobody unless it was set', async () => {
    const judge = await build('Judge');
    expect(await dueAtOf(judge)).toBeNull();
    expect(await readRule()).toMatchObject({ roles: [], graceDays: 0 });
  });

  it('gives days of grace, and then lets people do nothing but set one up', async () => {
    const judge = await build('Judge');
    const member = await build('Member');
    expect((await setRule(['Judge', 'Admin'], 14)).body.data).toMatchObject({
      roles: ['Admin', 'Judge'],
      graceDays: 14,
    });
    const dueAt = Date.parse((await dueAtOf(judge)) ?? '');
    expect(Math.abs(dueAt - Date.now() - 14 * DAY_MS)).toBeLessThan(60_000);
    expect(await codeOf(judge, '/impact-verifcation')).toBeNull();
    await letPass(14);
    expect(await codeOf(judge, '/impact-verifcation')).toBe('second_step_missing');
    expect(await codeOf(judge, '/users/me/sessions')).toBe('second_step_missing');
    expect(await codeOf(member, '/users/me/sessions')).toBeNull();
    expect(await codeOf(admin, '/audit')).toBeNull();
    await setUpApp(judge.client);
    expect(await dueAtOf(judge)).toBeNull();
    expect(await codeOf(judge, '/impact-verifcation')).toBeNull();
  });

  it('counts the days of new staff from when they were given the role', async () => {
    await setRule(['Judge'], 7);
    await letPass(7);
    const person = await build('Member');
    expect((await admin.client.call('PATCH', `/users/${person.user.id}`, { body: { role: 'Judge' } })).status).toBe(
      200,
    );
    expect(await codeOf(person, '/impact-verifcation')).toBeNull();
    await letPass(7);
    expect(await codeOf(person, '/impact-verifcation')).toBe('second_step_missing');
  });

  it('keeps the first day of those for whom it was already in force', async () => {
    const judge = await build('Judge');
    await setRule(['Judge'], 7);
    await letPass(5);
    await setRule(['Judge', 'Partner'], 3);
    expect(await codeOf(judge, '/impact-verifcation')).toBe('second_step_missing');
    await setRule(['Partner'], 3);
    expect(await codeOf(judge, '/impact-verifcation')).toBeNull();
  });

  it('answers whom it locks out as a visitor where visitors read', async () => {
    const person = await build('Member');
    await setRule(['Member'], 0);
    expect((await person.client.get('/impact')).status).toBe(200);
    const visitor = createClient(server.origin);
    expect((await person.client.get('/impact')).body).toEqual((await visitor.get('/impact')).body);
  });

  it('is at work in every process', async () => {
    const judge = await build('Judge');
    const elsewhere = createClient(other?.origin ?? server.origin);
    elsewhere.token = judge.session.accessToken;
    const codeThere = async () => (await elsewhere.get('/users/me/sessions')).body.code ?? null;
    await expect.poll(codeThere, SOON).toBeNull();
    await setRule(['Judge'], 0);
    await expect.poll(codeThere, SOON).toBe('second_step_missing');
    await setUpApp(judge.client);
    await expect.poll(codeThere, SOON).toBeNull();
  });

  it('is written to the audit log once for each change', async () => {
    await setRule(['Admin'], 30);
    await setRule(['Admin'], 30);
    await setRule([], 30);
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?action=second_step_rule_changed'));
    const states = data.map(({ actor, fromState, toState }) => ({ by: actor?.id, fromState, toState }));
    expect(states.slice(0, 2)).toEqual([
      { by: admin.user.id, fromState: 'admins, after 30 days', toState: 'off' },
      { by: admin.user.id, fromState: 'off', toState: 'admins, after 30 days' },
    ]);
    expect(states[2]?.toState).not.toBe('admins, after 30 days');
  });

  it('refuses too many days by name', async () => {
    const { status, body } = await setRule(['Admin'], 91);
    expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({ status: 422, fields: ['graceDays'] });
  });
});

describe('getSecondStepRule', () => {
  it('counts the staff without one', async () => {
    const before = (await readRule()).staff;
    expect(before.map(({ role }) => role)).toEqual(['Admin', 'Judge', 'Partner']);
    const judge = await build('Judge');
    const countOf = async () => (await readRule()).staff.find(({ role }) => role === 'Judge');
    const judges = before.find(({ role }) => role === 'Judge') ?? { people: 0, without: 0 };
    expect(await countOf()).toMatchObject({ people: judges.people + 1, without: judges.without + 1 });
    await setUpApp(judge.client);
    expect(await countOf()).toMatchObject({ people: judges.people + 1, without: judges.without });
  });
});
