import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointsEntryList } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('listMyPoints', () => {
  it('lists the caller’s rows with balances, newest first, by page and by cursor', async () => {
    const admin = await buildLoggedIn(server.origin, db(), { role: 'Admin' });
    const member = await buildLoggedIn(server.origin, db());
    const other = await buildUser(db());
    for (const points of [10, 5, -3]) {
      dataOf(await admin.client.post(`/users/pointsAdded/${member.user.id}`, { points, reason: `By ${points}` }));
    }
    dataOf(await admin.client.post(`/users/pointsAdded/${other.id}`, { points: 99, reason: 'Of another' }));
    const list = async (query = '') => dataOf(await member.client.get<PointsEntryList>(`/users/me/points${query}`));
    const { data, meta } = await list();
    expect(data.map(({ points, balance, reason, cause }) => [points, balance, reason, cause])).toEqual([
      [-3, 12, 'By -3', 'given_by_hand'],
      [5, 15, 'By 5', 'given_by_hand'],
      [10, 10, 'By 10', 'given_by_hand'],
    ]);
    expect(meta).toMatchObject({ total: 3, totalIsExact: true, nextCursor: null });
    const first = await list('?page_size=2&sort=oldest');
    const rest = await list(`?page_size=2&sort=oldest&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ points }) => points)).toEqual([10, 5, -3]);
    expect((await list('?page=2&page_size=2')).data.map(({ points }) => points)).toEqual([10]);
    expect((await list('?cause=impact_verified')).data).toEqual([]);
  });

  it('needs a login', async () => {
    expect((await createClient(server.origin).get('/users/me/points')).status).toBe(401);
    const unfinished = await buildLoggedIn(server.origin, db(), { isProfileCompleted: false });
    expect((await unfinished.client.get('/users/me/points')).body.code).toBe('profile_incomplete');
    const member = await buildLoggedIn(server.origin, db());
    expect((await member.client.get('/users/me/points?cause=luck')).status).toBe(422);
  });
});

describe('listUserPoints', () => {
  it('shows an admin someone else’s ledger', async () => {
    const admin = await buildLoggedIn(server.origin, db(), { role: 'Admin' });
    const member = await buildLoggedIn(server.origin, db());
    dataOf(await admin.client.post(`/users/pointsAdded/${member.user.id}`, { points: 7, reason: 'Swept the hall.' }));
    const path = `/users/${member.user.id}/points`;
    const { data, meta } = dataOf(await admin.client.get<PointsEntryList>(path));
    expect(data.map(({ points, reason }) => [points, reason])).toEqual([[7, 'Swept the hall.']]);
    expect(meta.total).toBe(1);
    expect((await member.client.get(path)).status).toBe(403);
    expect((await admin.client.get('/users/019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41/points')).status).toBe(404);
  });
});
