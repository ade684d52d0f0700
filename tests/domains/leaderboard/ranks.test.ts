import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { markDeactivated } from '#domains/auth/server/accounts.repository.ts';
import { recountPoints } from '#domains/leaderboard/server/public.ts';
import { settleStandings } from '#domains/leaderboard/server/standings.repository.ts';
import { PRIVATE_MEMBER } from '#domains/people/model.ts';
import type { Leaderboard, LeaderboardPeriod, LeaderboardRow, LeaderboardRowList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { earn, rankNaively, showOnBoard, walkBoard } from '../../support/leaderboard.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const PEOPLE = 60;
const CHANGES = 250;
const PERIODS: readonly LeaderboardPeriod[] = ['all', 'year', 'month'];

let server: TestServer;
let visitor: Client;
let member: Client;
let memberId: string;
const random = createRandom(41);
const now = new Date();
const yearStart = Date.UTC(now.getUTCFullYear(), 0);
const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
const STARTS = { all: null, year: new Date(yearStart), month: new Date(monthStart) };
/** Moments on both sides of the start of a year and a month. */
const MOMENTS = [yearStart - 1, yearStart, monthStart - 1, monthStart, now.getTime(), Date.UTC(2021, 5, 3)];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  visitor = createClient(server.origin);
  const loggedIn = await buildLoggedIn(server.origin, db, { name: 'Reader' });
  member = loggedIn.client;
  memberId = loggedIn.user.id;
  await earn(db, memberId, 30);
  const ids: string[] = [memberId];
  for (let index = 0; index < PEOPLE; index += 1) {
    ids.push((await buildUser(db, { name: `Person ${index}`, isVerified: !random.chance(0.05) })).id);
  }
  for (let change = 0; change < CHANGES; change += 1) await changeSomething(ids);
});
afterAll(() => server.close());

async function changeSomething(ids: readonly string[]): Promise<void> {
  const { db } = server.database;
  const id = random.pick(ids);
  const [first] = ids;
  if (random.chance(0.1)) await settleStandings(db);
  if (random.chance(0.15)) return showOnBoard(db, id, random.pick(['public', 'members-only', 'private']));
  if (id !== first && random.chance(0.02)) return db.transaction().execute((tx) => markDeactivated(tx, id));
  const { points: total } = await db
    .selectFrom('users')
    .select('points')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Few different amounts, so that there are many ties; some are reversed.
  const points = total >= 20 && random.chance(0.2) ? -10 : random.between(1, 4) * 10;
  return earn(db, id, points, new Date(random.pick(MOMENTS)));
}

const shown = ({ person: { id }, points, rank }: LeaderboardRow) => ({ id, points, rank });
const naively = async (period: LeaderboardPeriod, isVisitor: boolean) =>
  (await rankNaively(server.database.db, STARTS[period])).map(({ leaderboard, ...row }) =>
    isVisitor && leaderboard !== 'public' ? { ...row, id: PRIVATE_MEMBER.id } : row,
  );

describe.each(PERIODS)('the leaderboard, %s', (period) => {
  it('matches rank() over everyone, for visitors and members alike', async () => {
    for (const [client, isVisitor] of [
      [visitor, true],
      [member, false],
    ] as const) {
      const expected = await naively(period, isVisitor);
      expect(expected.length).toBeGreaterThan(10);
      expect((await walkBoard(client, period, 7)).map(shown)).toEqual(expected);
      expect((await walkBoard(client, period, 100)).map(shown)).toEqual(expected);
    }
  });

  it('lists as many rows as it counts, each with a rank', async () => {
    const { total } = dataOf(await visitor.get<Leaderboard>(`/users/leaderboard?period=${period}`));
    const rows = await walkBoard(visitor, period, 100);
    expect(rows.length).toBe(total);
    expect(rows.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(0);
    for (const [index, { rank, points }] of rows.entries()) {
      const before = rows[index - 1];
      expect(rank).toBe(before?.points === points ? before.rank : index + 1);
    }
  });

  it('returns the same rows by page number', async () => {
    const expected = await naively(period, true);
    const path = `/users/leaderboard/list?period=${period}&page_size=7`;
    const second = dataOf(await visitor.get<LeaderboardRowList>(`${path}&page=2`));
    expect(second.data.map(shown)).toEqual(expected.slice(7, 14));
    expect(second.meta).toMatchObject({ page: 2, total: expected.length, totalIsExact: true });
  });

  it('returns the top and the number of people ranked', async () => {
    const top = dataOf(await visitor.get<Leaderboard>(`/users/leaderboard?period=${period}`));
    expect(top.top.map(shown)).toEqual((await naively(period, true)).slice(0, 10));
    expect(top).toMatchObject({ period, own: null, ownCursor: null, total: (await naively(period, false)).length });
  });

  it('pages from the caller’s rank in both directions', async () => {
    await showOnBoard(server.database.db, memberId, 'members-only');
    const expected = await naively(period, false);
    const { own, ownCursor } = dataOf(await member.get<Leaderboard>(`/users/leaderboard?period=${period}`));
    const place = expected.findIndex(({ id }) => id === memberId);
    expect(own && shown(own)).toEqual(expected[place]);
    const path = `/users/leaderboard/list?period=${period}&page_size=5`;
    let page = dataOf(await member.get<LeaderboardRowList>(`${path}&cursor=${ownCursor}`));
    expect(page.data.map(shown)).toEqual(expected.slice(place, place + 5));
    const ahead: LeaderboardRow[] = [];
    while (page.previousCursor !== null) {
      page = dataOf(await member.get<LeaderboardRowList>(`${path}&before=${page.previousCursor}`));
      ahead.unshift(...page.data);
    }
    expect(ahead.map(shown)).toEqual(expected.slice(0, place));
    const [first] = page.data;
    expect(first?.rank).toBe(1);
    const onward = dataOf(await member.get<LeaderboardRowList>(`${path}&cursor=${page.meta.nextCursor}`));
    expect(onward.data.map(shown)).toEqual(expected.slice(page.data.length, page.data.length + 5));
  });
});

describe('the maintained counts', () => {
  it('equal a fresh count', async () => {
    const { db } = server.database;
    const boards = async () => {
      await settleStandings(db);
      const { rows } = await sql`select board, points, people::int from standing_heights order by 1, 2`.execute(db);
      return rows;
    };
    const kept = await boards();
    expect(kept.length).toBeGreaterThan(20);
    await sql`select recount_standings()`.execute(db);
    expect(await boards()).toEqual(kept);
    expect((await walkBoard(visitor, 'all', 50)).map(shown)).toEqual(await naively('all', true));
  });

  it('are corrected by a recount where they are wrong, and left alone where they are right', async () => {
    const { db } = server.database;
    const nothing = { corrected: 0, heights: 0 };
    expect(await recount()).toEqual(nothing);
    const kept = await readKept();
    const richest = sql`select id from users where points > 0 order by points desc, id`;
    await sql`update users set points = points + 7 where id = (${richest} limit 1)`.execute(db);
    await sql`delete from standings where board <> 'all' and user_id = (${richest} limit 1 offset 1)`.execute(db);
    await sql`update standings set reach = 1 - reach % 2 where user_id = (${richest} limit 1 offset 2)`.execute(db);
    await sql`insert into standings (user_id, board, points, reach)
      select id, '1999', 5, 2 from users where id = (${richest} limit 1 offset 3)`.execute(db);
    await sql`insert into standing_moves (board, points, people) values ('all', 12, 3), ('1999', 8, 1)`.execute(db);
    expect(await readKept()).not.toEqual(kept);
    expect(await recount()).toEqual({ corrected: 4, heights: 2 });
    expect(await readKept()).toEqual(kept);
    expect(await recount()).toEqual(nothing);
  });
});

async function recount(): Promise<{ corrected: number; heights: number }> {
  const { people, heights } = await recountPoints(server.database.db, () => undefined);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(server.database.db);
  expect(people.checked).toBe(rows[0]?.count);
  return { corrected: people.corrected, heights };
}

async function readKept() {
  const { db } = server.database;
  await settleStandings(db);
  const totals = await sql`select id, points from users order by id`.execute(db);
  const standings = await sql`
    select user_id, board, points, reach from standings where points > 0 order by user_id, board`.execute(db);
  const heights = await sql`select board, points, people::int from standing_heights order by 1, 2`.execute(db);
  return [totals.rows, standings.rows, heights.rows];
}
