import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyMeasures } from '#domains/impacts/model.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { recountSome, runRecount } from '#domains/recounts/server/run-recount.ts';
import type {
  AuditList,
  CommunitySettingsState,
  CurrentUser,
  Leaderboard,
  PointsEntryList,
  PointsPreview,
  PointsRate,
  PointsRecounting,
  PointsRule,
} from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact, POINTS } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** 70 points for the measures of a test's impact. */
const GENEROUS: PointsRule = {
  ...STANDARD_RULE,
  impact: 20,
  hours: { points: 3, per: 1, most: 50 },
  trees: { points: 1, per: 10, most: 0 },
};
const MORE = 70;
/** 5 points. */
const STINGY: PointsRule = { ...GENEROUS, impact: 5, hours: { points: 1, per: 1, most: 0 } };
const LESS = 5;
const SOON = { timeout: 30_000, interval: 50 };

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  await setRule(STANDARD_RULE);
  await recount();
});

async function setRule(points: PointsRule): Promise<void> {
  const { revision } = dataOf(await cast.admin.get<CommunitySettingsState>('/community-settings'));
  dataOf(await cast.admin.put(`/community-settings?revision=${revision}`, { points }));
}
const readRecount = async () => dataOf(await cast.admin.get<PointsRecounting>('/points-recount'));
async function recount(): Promise<PointsRecounting> {
  dataOf(await cast.admin.post('/points-recount', {}));
  await expect.poll(async () => (await readRecount()).latest?.state, SOON).toBe('done');
  return readRecount();
}
/** An open recount that no job is told of. */
async function openRecount(rule: PointsRule): Promise<void> {
  await setRule(rule);
  await server.database.run(
    `with rule as (insert into points_rules (rule) values ($1::jsonb) on conflict (rule) do update set rule = excluded.rule
       returning id)
     insert into points_recounts (rule_id, state, total, asked_by) select id, 'waiting', 0, $2::uuid from rule`,
    [JSON.stringify(rule), cast.adminId],
  );
}
const pointsOf = async (client: Client) => dataOf(await client.get<CurrentUser>('/users/view')).points;
const ledgerOf = async (client: Client) => dataOf(await client.get<PointsEntryList>('/users/me/points')).data;
const answer = async (client: Client, id: string, tookPart: boolean) =>
  dataOf(await client.put(`/impact/naming/${id}`, { tookPart }));
const preview = async (points: PointsRule) =>
  dataOf(await cast.admin.post<PointsPreview>('/points-rule/preview', { points }));
async function verified(members: string[] = []) {
  const { client, user } = await buildLoggedIn(server.origin, server.database.db);
  const { id } = await logImpact(client, { members });
  await decide(cast.judge, id, { isVerified: true });
  return { client, user, id };
}

describe('startPointsRecount', () => {
  it('counts verified impacts by the present rule, and says so in everyone’s points history', async () => {
    const member = await buildLoggedIn(server.origin, server.database.db);
    const { client, id } = await verified([member.user.id]);
    await setRule(GENEROUS);
    expect((await readRecount()).due).toBeGreaterThan(0);
    const { latest, due } = await recount();
    expect(due).toBe(0);
    expect(latest).toMatchObject({ done: latest?.total, by: { id: cast.adminId } });
    for (const person of [client, member.client]) {
      expect(await pointsOf(person)).toBe(MORE);
      const [entry, first] = await ledgerOf(person);
      expect(entry).toMatchObject({
        points: MORE - POINTS,
        balance: MORE,
        cause: 'impact_recounted',
        subject: { kind: 'impact', id },
      });
      expect(entry?.reason).toContain('by the community’s new rule: 20 for the impact; 50 for 24 hours (maximum).');
      expect(first).toMatchObject({ points: POINTS, balance: POINTS });
    }
    const { data } = dataOf(await cast.admin.get<AuditList>('/audit?action=points_recount_started'));
    expect(data[0]).toMatchObject({ actor: { id: cast.adminId }, subjectTitle: 'What earns points' });
  });

  it('does what is done once only, and puts the points back when the rule is put back', async () => {
    const { client } = await verified();
    await setRule(GENEROUS);
    await recount();
    expect((await recount()).latest).toMatchObject({ total: 0, done: 0, changes: 0 });
    await setRule(STANDARD_RULE);
    await recount();
    expect((await ledgerOf(client)).map(({ points }) => points)).toEqual([POINTS - MORE, MORE - POINTS, POINTS]);
    expect(await pointsOf(client)).toBe(POINTS);
  });

  it('withdraws, with a reopening, what an impact is worth since', async () => {
    const { client, id } = await verified();
    await setRule(GENEROUS);
    await recount();
    await decide(cast.admin, id, { isVerified: null, reason: 'Logged twice.' });
    expect(await pointsOf(client)).toBe(0);
    await setRule(STINGY);
    await recount();
    expect(await pointsOf(client)).toBe(0);
  });

  it.each([
    ['more', GENEROUS, MORE],
    ['less', STINGY, LESS],
  ])('gives someone who returns after it what everyone else has: %s', async (_, rule, worth) => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const { id } = await verified([user.id]);
    await answer(client, id, false);
    expect(await pointsOf(client)).toBe(0);
    await setRule(rule);
    await recount();
    await answer(client, id, true);
    expect(await pointsOf(client)).toBe(worth);
    await answer(client, id, false);
    expect(await pointsOf(client)).toBe(0);
    await answer(client, id, true);
    expect(await pointsOf(client)).toBe(worth);
  });

  it('takes nobody below 0', async () => {
    const { client, user } = await verified();
    dataOf(await cast.admin.post(`/users/pointsAdded/${user.id}`, { points: 3 - POINTS, reason: 'Counted twice.' }));
    await setRule(STINGY);
    await recount();
    expect(await pointsOf(client)).toBe(0);
    await setRule(STANDARD_RULE);
    await recount();
    expect(await pointsOf(client)).toBe(3);
  });

  it('leaves people on the leaderboard of the month in which they earned the points', async () => {
    const { client, user } = await verified();
    await server.database.run(`update points_entries set created_at = '2025-03-04T10:00:00Z' where user_id = $1`, [
      user.id,
    ]);
    await server.database.run(`delete from standings where user_id = $1 and board <> 'all'`, [user.id]);
    await server.database.run('select recount_standings()');
    await setRule(GENEROUS);
    await recount();
    const { rows } = await server.database.run(
      'select board, points from standings where user_id = $1 order by board collate "C"',
      [user.id],
    );
    expect(rows).toEqual(['2025', '2025-03', 'all'].map((board) => ({ board, points: MORE })));
    const { own } = dataOf(await client.get<Leaderboard>('/users/leaderboard'));
    expect(own?.points).toBe(MORE);
    expect((await server.database.run('select misjudged_people(array[$1::uuid]) as people', [user.id])).rows).toEqual([
      { people: [] },
    ]);
  });

  it('is refused while another one is under way, which can be stopped', async () => {
    await verified();
    await openRecount(GENEROUS);
    expect(await cast.admin.post('/points-recount', {})).toMatchObject({
      status: 409,
      body: { code: 'already_exists', message: 'A recount is under way. Stop it first, or let it finish.' },
    });
    const stopped = dataOf(await cast.admin.post<PointsRecounting>('/points-recount/stop', {}));
    expect(stopped.latest).toMatchObject({ state: 'stopped', done: 0 });
    expect(stopped.due).toBeGreaterThan(0);
    await runRecount(server.database.db);
    expect((await readRecount()).due).toBe(stopped.due);
  });

  it('gives the same after it was killed halfway', async () => {
    const people = [await verified(), await verified(), await verified()];
    const { db } = server.database;
    await openRecount(GENEROUS);
    const total = (await readRecount()).due;
    expect(await db.transaction().execute((tx) => recountSome(tx, 1))).toBe(true);
    // Killed before it could commit.
    await expect(
      db.transaction().execute(async (tx) => {
        await recountSome(tx, 1);
        throw new Error('Killed');
      }),
    ).rejects.toThrow('Killed');
    expect(await readRecount()).toMatchObject({ latest: { state: 'running', done: 1 }, due: total - 1 });
    expect(await runRecount(db, { atOnce: 1 })).toBe(false);
    expect(await readRecount()).toMatchObject({ latest: { state: 'done', done: total }, due: 0 });
    for (const { client } of people) {
      expect((await ledgerOf(client)).map(({ points }) => points)).toEqual([MORE - POINTS, POINTS]);
      expect(await pointsOf(client)).toBe(MORE);
    }
  });
});

describe('previewPointsRule', () => {
  it('says what the recount then does, and changes nothing', async () => {
    const people = [await verified(), await verified()];
    const before = await Promise.all(people.map(({ client }) => pointsOf(client)));
    const said = await preview(STINGY);
    expect(await Promise.all(people.map(({ client }) => pointsOf(client)))).toEqual(before);
    expect(said).toMatchObject({ isEstimated: false, examined: said.people, rising: 0 });
    expect(said.falling).toBeGreaterThanOrEqual(people.length);
    const read = async () => dataOf(await cast.owner.get<Leaderboard>('/users/leaderboard')).top;
    const now = await read();
    expect(said.leaders[0]?.pointsNow).toBe(now[0]?.points);
    await setRule(STINGY);
    await recount();
    const then = await read();
    expect(said.leaders.map(({ points }) => points)).toEqual(then.map(({ points }) => points));
    for (const { client } of people) expect(await pointsOf(client)).toBe(LESS);
  });

  it('counts as the code does, for every rule', async () => {
    const rate: fc.Arbitrary<PointsRate> = fc.record({
      points: fc.integer({ min: 1, max: 1000 }),
      per: fc.integer({ min: 1, max: 100_000 }),
      most: fc.integer({ min: 0, max: 10_000 }),
    });
    const rules: fc.Arbitrary<PointsRule> = fc.record({
      impact: fc.integer({ min: 1, max: 1000 }),
      hours: rate,
      people: rate,
      trees: rate,
      co2eKg: rate,
      wasteKg: rate,
      invitation: fc.integer({ min: 0, max: 1000 }),
    });
    const measures = fc.record({
      hours: fc.double({ min: 0, max: 1e6, noNaN: true }),
      people: fc.integer({ min: 0, max: 1e8 }),
      trees: fc.integer({ min: 0, max: 1e8 }),
      co2eKg: fc.double({ min: 0, max: 1e9, noNaN: true }),
      wasteKg: fc.double({ min: 0, max: 1e9, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(rules, measures, async (rule, given) => {
        const { hours, people, trees, co2eKg, wasteKg } = tidyMeasures(given);
        const { rows } = await server.database.run('select impact_points($1::jsonb, $2, $3, $4, $5, $6) as points', [
          JSON.stringify(rule),
          String(hours),
          people,
          trees,
          String(co2eKg),
          String(wasteKg),
        ]);
        expect(rows).toEqual([{ points: pointsFor({ hours, people, trees, co2eKg, wasteKg }, rule).total }]);
      }),
    );
  });
});
