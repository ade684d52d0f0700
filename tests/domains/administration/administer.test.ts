import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setChoices } from '#domains/notifications/server/choices/choices.repository.ts';
import type { Account, AccountList, CurrentUser } from '#generated/types.gen.ts';
import type { Answer, Client } from '../../support/client.ts';
import { buildLoggedIn, buildUser, type LoggedIn, logIn, PASSWORD, type TestUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOBODY = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const DEADLINE_MS = 20_000;

let server: TestServer;
let admin: LoggedIn & { user: TestUser };

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(() => server.close());

const administer = (id: string, body: object, client: Client = admin.client): Promise<Answer<Account>> =>
  client.call('PATCH', `/users/${id}`, { body });
const rowsOf = async (sql: string, id: string) => (await server.database.run(sql, [id])).rows;
const auditOf = (id: string) =>
  rowsOf(
    "select action, actor_id, from_state, to_state, reason from audit_entries where subject_kind = 'user' and subject_id = $1 order by id",
    id,
  );

async function mailsTo(email: string, count: number) {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const mails = await rowsOf(
      'select subject, text from mailbox_messages where recipient = $1 order by sent_at, id',
      email,
    );
    if (mails.length >= count || Date.now() > deadline) return mails;
    await wait(100);
  }
}

describe('administerUser', () => {
  it('changes the role immediately, notifies the person and writes the audit log', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    expect((await client.get('/users/allusers/')).status).toBe(403);
    const answer = await administer(user.id, { role: 'Admin', reason: ' Runs the office. ' });
    expect(answer).toMatchObject({ status: 200, body: { data: { id: user.id, role: 'Admin', isActive: true } } });
    expect((await client.get('/users/allusers/')).status).toBe(200);
    await administer(user.id, { role: 'Member' });
    expect((await client.get('/users/allusers/')).status).toBe(403);
    expect(await auditOf(user.id)).toEqual([
      {
        action: 'user_role_changed',
        actor_id: admin.user.id,
        from_state: 'Member',
        to_state: 'Admin',
        reason: 'Runs the office.',
      },
      { action: 'user_role_changed', actor_id: admin.user.id, from_state: 'Admin', to_state: 'Member', reason: null },
    ]);
    expect((await client.get<CurrentUser>('/users/view')).body.data.unreadNotifications).toBe(2);
    const mails = await mailsTo(user.email, 2);
    expect(mails).toHaveLength(2);
    const text = mails.map((mail) => `${mail['subject']} ${mail['text']}`).join('\n');
    for (const part of ['Your role has changed', 'You’re now an admin', 'You’re now a member', 'Runs the office.']) {
      expect(text).toContain(part);
    }
  });

  it('answers with the picture, as the list does', async () => {
    const { user } = await buildLoggedIn(server.origin, server.database.db);
    const picture = crypto.randomUUID();
    await server.database.run(
      `insert into media (id, owner_id, kind, bytes, width, height, widths, ready_at)
        values ($1, $2, 'picture', 1, 96, 96, '{96}', now())`,
      [picture, user.id],
    );
    await server.database.run('update users set avatar_media_id = $1 where id = $2', [picture, user.id]);
    const { body: listed } = await admin.client.get<AccountList>(`/users/allusers/?id=${user.id}`);
    const { body: changed } = await administer(user.id, { role: 'Judge' });
    expect(listed.data.data.map(({ avatarUrl }) => avatarUrl)).toEqual([`/media/${picture}/96.webp`]);
    expect(changed.data.avatarUrl).toBe(`/media/${picture}/96.webp`);
  });

  it('sends one email per change, even to people who want everything by email', async () => {
    const { user } = await buildLoggedIn(server.origin, server.database.db);
    const { db } = server.database;
    await db.transaction().execute((tx) => setChoices(tx, user.id, [{ kind: 'account_changed', way: 'mail' }]));
    await administer(user.id, { role: 'Judge' });
    await administer(user.id, { role: 'Member' });
    expect(await mailsTo(user.email, 2)).toHaveLength(2);
    const { rows } = await server.database.run(
      "select way from notifications where user_id = $1 and kind = 'account_changed'",
      [user.id],
    );
    expect(rows).toEqual([{ way: 'in_app' }, { way: 'in_app' }]);
  });

  it('deactivates: every session ends, and logging in fails', async () => {
    const { client, user, session } = await buildLoggedIn(server.origin, server.database.db);
    const answer = await administer(user.id, { isActive: false, reason: 'Sent advertisements.' });
    expect(answer.body.data).toMatchObject({ isActive: false, status: 'inactive' });
    expect((await client.get('/users/view')).body.message).toBe('Token Invalid');
    const renewal = await client.get(`/getToken/${user.id}`, { token: session.refreshToken });
    expect(renewal).toMatchObject({ status: 401, body: { message: 'Token Invalid' } });
    const login = await client.post('/login', { email: user.email, password: PASSWORD });
    expect(login).toMatchObject({ status: 401, body: { code: 'account_inactive' } });
    const [mail] = await mailsTo(user.email, 1);
    expect(mail?.['text']).toContain('Sent advertisements.');
  });

  it('reactivates: the profile is as it was', async () => {
    const { user } = await buildLoggedIn(server.origin, server.database.db);
    const before = await rowsOf('select name, location, bio, points, role from users where id = $1', user.id);
    await administer(user.id, { isActive: false });
    const answer = await administer(user.id, { isActive: true, reason: 'It was a mistake.' });
    expect(answer.body.data).toMatchObject({ isActive: true, status: 'active', deactivatedAt: null });
    expect(await rowsOf('select name, location, bio, points, role from users where id = $1', user.id)).toEqual(before);
    const { client } = await logIn(server.origin, user);
    expect((await client.get('/users/view')).status).toBe(200);
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['user_deactivated', 'user_reactivated']);
  });

  it('is a no-op if already applied', async () => {
    const { id } = await buildUser(server.database.db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => administer(id, { isActive: false, role: 'Judge' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('leaves a role alone that isn’t the expected one', async () => {
    const { id } = await buildUser(server.database.db);
    await administer(id, { role: 'Judge' });
    await administer(id, { role: 'Partner' });
    const undo = await administer(id, { role: 'Member', ifRole: 'Judge', reason: 'Change undone.' });
    expect(undo).toMatchObject({
      status: 409,
      body: {
        code: 'edited_meanwhile',
        message: 'Someone else changed this account: its role is now partner.',
      },
    });
    expect(await auditOf(id)).toHaveLength(2);
    expect((await administer(id, { ifRole: 'Partner' })).status).toBe(422);
    const answer = await administer(id, { role: 'Member', ifRole: 'Partner' });
    expect(answer).toMatchObject({ status: 200, body: { data: { role: 'Member' } } });
    expect((await administer(id, { role: 'Member', ifRole: 'Partner' })).status).toBe(200);
    expect(await auditOf(id)).toHaveLength(3);
  });

  it('refuses the caller’s own account', async () => {
    for (const change of [{ role: 'Member' }, { isActive: false }, { role: 'Admin' }]) {
      const answer = await administer(admin.user.id, change);
      expect(answer).toMatchObject({ status: 409, body: { code: 'own_account' } });
    }
    expect(await auditOf(admin.user.id)).toEqual([]);
  });

  it('leaves one admin, even when two demote each other concurrently', async () => {
    const other = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
    const answers = await Promise.all([
      administer(other.user.id, { role: 'Member' }),
      administer(admin.user.id, { role: 'Member' }, other.client),
    ]);
    const left = await server.database.run(`select id from users where role = 'Admin' and deactivated_at is null`);
    expect(left.rows.length).toBeGreaterThanOrEqual(1);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await server.database.run(`update users set role = 'Admin' where id = $1`, [admin.user.id]);
  });

  it('lets only one of two admins demote the other concurrently, even if there is a third', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(() => buildLoggedIn(server.origin, server.database.db, { role: 'Admin' })),
    );
    if (!one || !two) throw new Error('There are no two admins');
    const answers = await Promise.all([
      administer(two.user.id, { role: 'Member' }, one.client),
      administer(one.user.id, { role: 'Member' }, two.client),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const roles = await server.database.run('select role from users where id = any($1) order by role', [
      [one.user.id, two.user.id],
    ]);
    expect(roles.rows).toEqual([{ role: 'Admin' }, { role: 'Member' }]);
  });

  it('answers 404 for unknown accounts and 422 for an empty change', async () => {
    expect((await administer(NOBODY, { role: 'Judge' })).status).toBe(404);
    const { id } = await buildUser(server.database.db);
    for (const body of [
      {},
      { reason: 'Because.' },
      { role: 'King' },
      { isActive: 'no' },
      { points: 5, role: 'Judge' },
    ]) {
      expect((await administer(id, body)).status).toBe(422);
    }
    expect(await auditOf(id)).toEqual([]);
  });
});
