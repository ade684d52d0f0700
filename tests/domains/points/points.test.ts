import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointsGrant } from '#generated/types.gen.ts';
import { buildLoggedIn, buildUser, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOBODY = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';

let server: TestServer;
let admin: LoggedIn & { user: TestUser };

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(() => server.close());

const add = (userId: string, points: unknown, reason: unknown = 'Ran the river clean-up.') =>
  admin.client.post<PointsGrant>(`/users/pointsAdded/${userId}`, { points, reason });
const recalculate = (userId: string) => admin.client.put(`/users/pointsupdate?userId=${userId}`);

async function auditOf(userId: string) {
  const { rows } = await server.database.run(
    "select action, actor_id, from_state, to_state, reason from audit_entries where subject_kind = 'user' and subject_id = $1 order by id",
    [userId],
  );
  return rows;
}

describe('addPoints', () => {
  it('adds a ledger row, a notification and an audit entry', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const { status, body } = await add(user.id, 25);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 25, entry: { points: 25, balance: 25, cause: 'given_by_hand' } });
    expect((await client.get('/users/view')).body.data).toMatchObject({ points: 25, unreadNotifications: 1 });
    expect(await auditOf(user.id)).toEqual([
      {
        action: 'points_added',
        actor_id: admin.user.id,
        from_state: '0',
        to_state: '25',
        reason: 'Ran the river clean-up.',
      },
    ]);
  });

  it('deducts points, but never below 0', async () => {
    const { id } = await buildUser(server.database.db);
    await add(id, 10);
    expect((await add(id, -4)).body.data.total).toBe(6);
    const refused = await add(id, -7);
    expect(refused).toMatchObject({ status: 409, body: { code: 'points_below_zero' } });
    expect(refused.body.message).toContain('6');
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('loses none of many concurrent grants', async () => {
    const { id } = await buildUser(server.database.db);
    await Promise.all(Array.from({ length: 20 }, () => add(id, 5)));
    expect((await recalculate(id)).body.data).toEqual({ userId: id, before: 100, after: 100 });
    const taken = await Promise.all(Array.from({ length: 20 }, () => add(id, -10)));
    expect(taken.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(taken.filter((answer) => answer.status === 409)).toHaveLength(10);
  });

  it('answers 404 for an unknown person', async () => expect((await add(NOBODY, 5)).status).toBe(404));

  it.each([
    ['points', 0, 'why'],
    ['points', 1.5, 'why'],
    ['points', 1_000_001, 'why'],
    ['points', '5', 'why'],
    ['reason', 5, ''],
    ['reason', 5, '   '],
    ['reason', 5, 'x'.repeat(501)],
  ])('refuses a bad field: %s', async (field, points, reason) => {
    const { id } = await buildUser(server.database.db);
    const answer = await add(id, points, reason);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('refuses a malformed id', async () => expect((await add('nobody', 5)).status).toBe(422));
});

describe('recalculatePoints', () => {
  it('recalculates the total from the ledger', async () => {
    const { id } = await buildUser(server.database.db);
    await add(id, 30);
    await server.database.run('update users set points = 7 where id = $1', [id]);
    expect(await recalculate(id)).toMatchObject({ status: 200, body: { data: { userId: id, before: 7, after: 30 } } });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'points_recalculated',
      from_state: '7',
      to_state: '30',
    });
  });

  it('answers 404 for an unknown person and 422 for a malformed id', async () => {
    expect((await recalculate(NOBODY)).status).toBe(404);
    expect((await recalculate('nobody')).status).toBe(422);
    expect((await admin.client.put('/users/pointsupdate')).body.errors?.[0]?.field).toBe('userId');
  });
});
