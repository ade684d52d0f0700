/** Leaderboards for tests: ledger rows at a given moment, and the simplest way to rank them. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { LeaderboardPeriod, LeaderboardRow, LeaderboardRowList, Visibility } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';

/** Awards points at a moment, in the ledger and the total. */
export async function earn(db: Db, userId: string, points: number, at = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { points: balance } = await tx
      .updateTable('users')
      .set({ points: sql<number>`points + ${points}` })
      .where('id', '=', userId)
      .returning('points')
      .executeTakeFirstOrThrow();
    const row = { id: uuidv7(), user_id: userId, points, balance, created_at: at };
    await tx
      .insertInto('points_entries')
      .values({ ...row, cause: 'given_by_hand', reason: 'For the test' })
      .execute();
  });
}

export async function showOnBoard(db: Db, userId: string, leaderboard: Visibility): Promise<void> {
  const others = { email: 'private', contact_no: 'private', location: 'private', impacts: 'public' } as const;
  await db
    .insertInto('privacy_policies')
    .values({ user_id: userId, ...others, councils: 'public', leaderboard })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ leaderboard }))
    .execute();
}

export interface Ranked {
  id: string;
  points: number;
  rank: number;
  leaderboard: Visibility;
}

/** Ranks everyone with a window function, from the ledger alone. */
export async function rankNaively(db: Db, since: Date | null): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select e.user_id as id, sum(e.points)::int as points, coalesce(p.leaderboard, 'public') as leaderboard,
      rank() over (order by sum(e.points) desc)::int as rank
    from points_entries e join users u on u.id = e.user_id left join privacy_policies p on p.user_id = e.user_id
    where u.deactivated_at is null and u.email_verified_at is not null
      and coalesce(p.leaderboard, 'public') <> 'private' and e.created_at >= coalesce(${since}, '-infinity'::timestamptz)
    group by e.user_id, p.leaderboard having sum(e.points) > 0
    order by sum(e.points) desc, e.user_id`.execute(db);
  return rows;
}

/** Reads a leaderboard from top to bottom, page by page. */
export async function walkBoard(
  client: Client,
  period: LeaderboardPeriod,
  pageSize: number,
): Promise<LeaderboardRow[]> {
  const rows: LeaderboardRow[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/users/leaderboard/list?period=${period}&page_size=${pageSize}${cursor && `&cursor=${cursor}`}`;
    const page = dataOf(await client.get<LeaderboardRowList>(path));
    rows.push(...page.data);
    cursor = page.meta.nextCursor;
  }
  return rows;
}
