import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldTallies } from '#domains/administration/server/tallies.repository.ts';
import type { AdminStats, CommunityStats, CuratedList } from '#generated/types.gen.ts';
import { buildUser } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const stats = async () => dataOf(await cast.admin.get<AdminStats>('/stats/admin'));
const thisMonth = async () => {
  const { months } = await stats();
  return months.at(-1);
};
const typicalDays = async () => dataOf(await cast.owner.get<CommunityStats>('/stats')).typicalReviewDays;
const shelf = async (query = '') => dataOf(await cast.admin.get<CuratedList>(`/content${query}`));
const titles = async (query: string) => (await shelf(query)).data.map(({ title }) => title);
const count = async (sql: string) => Number((await server.database.run(sql)).rows[0]?.['count']);

describe('getAdminStats', () => {
  it('counts accounts by role and state as they change', async () => {
    const before = await stats();
    const of = ({ accounts }: AdminStats, role: string, status: string) =>
      accounts.find((one) => one.role === role && one.status === status)?.accounts ?? 0;
    const { id } = await buildUser(server.database.db);
    await buildUser(server.database.db, { isVerified: false });
    const after = await stats();
    expect(of(after, 'Member', 'active')).toBe(of(before, 'Member', 'active') + 1);
    expect(of(after, 'Member', 'unverified')).toBe(of(before, 'Member', 'unverified') + 1);
    await cast.admin.call('PATCH', `/users/${id}`, { body: { role: 'Judge' } });
    await cast.admin.call('PATCH', `/users/${id}`, { body: { isActive: false } });
    const last = await stats();
    expect(of(last, 'Member', 'active')).toBe(of(before, 'Member', 'active'));
    expect(of(last, 'Judge', 'inactive')).toBe(of(before, 'Judge', 'inactive') + 1);
    const people = await count('select count(*) from users');
    expect(last.accounts.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(people);
    expect(last.months.at(-1)?.accounts).toBe(people);
    expect(last.months).toHaveLength(24);
  });

  it('counts impacts logged, decided and reopened, points, and the time to decide', async () => {
    expect(await typicalDays()).toBeNull();
    const one = await logImpact(cast.owner, { title: 'Counting terns' });
    const other = await logImpact(cast.owner, { title: 'Mending nets' });
    await logImpact(cast.owner, { title: 'Waiting' });
    await server.database.run(`update impact_reviews set created_at = now() - interval '10 hours'`);
    await decide(cast.judge, one.id, { isVerified: true });
    await decide(cast.judge, other.id, { isVerified: false, reason: 'No pictures.' });
    const decided = await thisMonth();
    expect(decided).toMatchObject({ impacts: { pending: 1, verified: 1, declined: 1 }, decisions: 2, pointsTaken: 0 });
    expect(decided?.hoursToDecide).toBeCloseTo(10, 0);
    expect(decided?.pointsGiven).toBeGreaterThan(0);
    await decide(cast.admin, one.id, { isVerified: null, reason: 'Twice logged.' });
    const reopened = await thisMonth();
    expect(reopened).toMatchObject({ impacts: { pending: 2, verified: 0, declined: 1 }, decisions: 2 });
    expect(reopened?.pointsTaken).toBe(decided?.pointsGiven);
  });

  it('tells everyone the recent review time, as the admins see it', async () => {
    expect(await typicalDays()).toBe(1);
    const { id } = await logImpact(cast.owner, { title: 'Clearing a spring' });
    await server.database.run(
      `update impact_reviews set created_at = now() - interval '10 days' where impact_id = '${id}'`,
    );
    await decide(cast.judge, id, { isVerified: true });
    const hours = (await thisMonth())?.hoursToDecide ?? 0;
    expect(hours).toBeGreaterThan(48);
    expect(await typicalDays()).toBe(Math.ceil(hours / 24));
  });

  it('is the same after changes are folded into the totals, and after a full recount', async () => {
    const { accounts, months } = await stats();
    expect(await count('select count(*) from tally_changes')).toBeGreaterThan(0);
    await foldTallies(server.database.db);
    await foldTallies(server.database.db);
    expect(await count('select count(*) from tally_changes')).toBe(0);
    expect(await stats()).toMatchObject({ accounts, months });
    await server.database.run('select recount_administration()');
    expect(await stats()).toMatchObject({ accounts, months });
  });

  it('loses no change while totals are folded', async () => {
    const before = (await thisMonth())?.accounts ?? 0;
    await Promise.all([
      ...Array.from({ length: 12 }, () => buildUser(server.database.db)),
      ...Array.from({ length: 6 }, () => foldTallies(server.database.db)),
    ]);
    expect((await thisMonth())?.accounts).toBe(before + 12);
  });

  it('reports system health', async () => {
    const { service } = await stats();
    expect(service.jobsFailed).toBe(0);
    expect(service.memoryBytes).toBeGreaterThan(1_000_000);
    expect(Date.parse(service.startedAt)).toBeLessThan(Date.now());
  });

  it('is for admins', async () => expect((await cast.judge.get('/stats/admin')).status).toBe(403));
});

describe('listCuratedContent', () => {
  it('lists hidden and featured content, with who did it and when', async () => {
    const seen = await logImpact(cast.owner, { title: 'Dune grass' });
    const gone = await logImpact(cast.owner, { title: 'Café repairs' });
    for (const { id } of [seen, gone]) await decide(cast.judge, id, { isVerified: true });
    await cast.admin.post('/impact/Hide', { impactId: gone.id, isHide: true });
    await cast.admin.post('/impact/FeaturedPost', { impactId: seen.id, isFeatured: true });
    const hidden = await shelf();
    expect(hidden.data).toEqual([
      expect.objectContaining({
        kind: 'impact',
        id: gone.id,
        title: 'Café repairs',
        link: `/impacts/${gone.id}/cafe-repairs`,
        shelf: 'hidden',
        owner: expect.objectContaining({ id: cast.ownerId }),
        decidedBy: expect.objectContaining({ id: cast.adminId }),
        decidedAt: expect.any(String),
        reason: null,
      }),
    ]);
    expect(await titles('?shelf=featured')).toEqual(['Dune grass']);
    expect(await titles('?shelf=featured&kind=opportunity')).toEqual([]);
    expect(await titles('?search=CAFE')).toEqual(['Café repairs']);
    expect(await titles('?search=100%25')).toEqual([]);
    await cast.admin.post('/impact/Hide', { impactId: gone.id, isHide: false });
    expect(await titles('?shelf=hidden')).toEqual([]);
  });

  it('pages by cursor', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      const { id } = await logImpact(cast.owner, { title: `Number ${title}` });
      await decide(cast.judge, id, { isVerified: true });
      await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
    }
    const first = await shelf('?page_size=2&kind=impact');
    expect(first.meta.total).toBe(3);
    const rest = await shelf(`?page_size=2&kind=impact&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ title }) => title)).toEqual([
      'Number Three',
      'Number Two',
      'Number One',
    ]);
  });

  it('is for admins', async () => {
    expect((await cast.judge.get('/content')).status).toBe(403);
    expect((await cast.admin.get('/content?kind=poem')).status).toBe(422);
  });
});
