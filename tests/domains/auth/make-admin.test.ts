import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin } from '#domains/auth/server/public.ts';
import { buildByLogin } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.database.db;
const build = () => buildByLogin(server.origin, db());
const roleOf = async (id: string) =>
  (await db().selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;

it('makes a member an admin at once, and records it without an actor', async () => {
  const { user, client } = await build();
  expect((await client.get('/users/allusers/')).status).toBe(403);
  expect(await makeAdmin(db(), user.email.toUpperCase())).toBe('made');
  expect(await roleOf(user.id)).toBe('Admin');
  expect((await client.get('/users/allusers/')).status).toBe(200);
  const entries = db().selectFrom('audit_entries').where('subject_id', '=', user.id).where('subject_kind', '=', 'user');
  expect(await entries.select(['action', 'actor_id', 'from_state', 'to_state']).execute()).toEqual([
    { action: 'user_role_changed', actor_id: null, from_state: 'Member', to_state: 'Admin' },
  ]);
  expect(await makeAdmin(db(), user.email)).toBe('already');
});

it.each([
  ['deactivated', { deactivated_at: new Date() }],
  ['unverified', { email_verified_at: null }],
] as const)('leaves an account that is %s as it is', async (outcome, changes) => {
  const { user } = await build();
  await db().updateTable('users').set(changes).where('id', '=', user.id).execute();
  expect(await makeAdmin(db(), user.email)).toBe(outcome);
  expect(await roleOf(user.id)).toBe('Member');
});

it('knows only accounts that are there', async () => {
  expect(await makeAdmin(db(), 'nobody@example.org')).toBe('unknown');
});
