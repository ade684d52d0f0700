import { type RawBuilder, sql } from 'kysely';
import type { PrivacyRules } from '#domains/people/privacy.ts';
import { type CardRow, cardRowOf, policyOf } from '#domains/people/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export const ALL_TIME = 'all';

export interface Standing {
  userId: string;
  points: number;
}

/** Who sees the person's name: 1 members, 2 everyone. */
export type Reach = 1 | 2;

/** What a row shows, if the viewer may know whose it is. */
interface Shown {
  card: CardRow;
  /** Null for the default. */
  policy: PrivacyRules | null;
}

export interface StandingRow extends Standing, Shown {
  reach: Reach;
}

/** Reads what is shown of the selected rows alone, and not of those before a numbered page. */
const shown = (selected: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<StandingRow>`
  select listed.*, ${cardRowOf('listed.userId')} as card, ${policyOf('listed.userId')} as policy
  from (${selected}) listed order by ${order}`;

export interface Boundary extends Standing {
  /** Whether the listing includes this row itself. */
  isIncluded: boolean;
}

export async function listStandings(
  db: Db | Tx,
  board: string,
  { limit, offset, from }: { limit: number; offset: number; from: Boundary | null },
): Promise<StandingRow[]> {
  const past = from === null ? sql`true` : from.isIncluded ? sql`not (${isAhead(from)})` : isBehind(from);
  const selected = sql`
    select user_id as "userId", points, reach from standings
    where board = ${board} and reach > 0 and points > 0 and ${past}
    order by points desc, user_id limit ${limit} offset ${offset}`;
  const { rows } = await shown(selected, sql`listed.points desc, listed."userId"`).execute(db);
  return rows;
}

/** The nearest rows above, best first. */
export async function listStandingsAhead(
  db: Db | Tx,
  board: string,
  { limit, of }: { limit: number; of: Standing },
): Promise<StandingRow[]> {
  const selected = sql`
    select user_id as "userId", points, reach from standings
    where board = ${board} and reach > 0 and points > 0 and ${isAhead(of)}
    order by points, user_id desc limit ${limit}`;
  const { rows } = await shown(selected, sql`listed.points desc, listed."userId"`).execute(db);
  return rows;
}

// The plain comparison on points is redundant, but lets the index be used.
const isAhead = ({ points, userId }: Standing) =>
  sql`points >= ${points} and (points > ${points} or user_id < ${userId}::uuid)`;
const isBehind = ({ points, userId }: Standing) =>
  sql`points <= ${points} and (points < ${points} or user_id > ${userId}::uuid)`;

/** Counts no further than `upTo`. */
export async function countStandings(db: Db | Tx, board: string, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from standings
      where board = ${board} and reach > 0 and points > 0 limit ${upTo}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Undefined for people who aren't on the board. */
export async function findStanding(
  db: Db | Tx,
  board: string,
  userId: string,
): Promise<(Standing & Shown) | undefined> {
  return db
    .selectFrom('standings')
    .select([
      'user_id as userId',
      'points',
      cardRowOf('standings.user_id').as('card'),
      policyOf('standings.user_id').as('policy'),
    ])
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('reach', '>', 0)
    .where('points', '>', 0)
    .executeTakeFirst();
}

export async function countPeople(db: Db | Tx, board: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(people), 0)::int as people from ${peopleByPoints(board)}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** The rank of each total; ties share a rank. */
export async function listRanks(db: Db | Tx, board: string, totals: readonly number[]): Promise<Map<number, number>> {
  if (totals.length === 0) return new Map();
  const { rows } = await sql<{ points: number; rank: number }>`
    with heights as (
      select points, sum(people) as people from ${peopleByPoints(board)} where points >= ${Math.min(...totals)} group by points
    ), ranked as (
      select points, (sum(people) over (order by points desc) - people + 1)::int as rank from heights
    )
    select points, rank from ranked where points = any(${[...new Set(totals)]}::int[])`.execute(db);
  return new Map(rows.map(({ points, rank }) => [points, rank]));
}

/**
 * The all-time rank of a person in column `userId`, for other domains' statements. Null without points, or for people
 * who opted out of the leaderboard.
 */
export const rankOf = (userId: string): RawBuilder<number | null> => sql`(
  select (select coalesce(sum(people), 0)::int + 1 from ${peopleByPoints(ALL_TIME)} where points > own.points)
  from standings own
  where own.user_id = ${sql.ref(userId)} and own.board = ${sql.lit(ALL_TIME)} and own.reach > 0 and own.points > 0)`;

/** Folds the pending moves into the counts. */
export async function settleStandings(db: Db): Promise<void> {
  await sql`select settle_standings()`.execute(db);
}

function peopleByPoints(board: string): RawBuilder<unknown> {
  return sql`(
    select points, people from standing_heights where board = ${board}
    union all select points, people from standing_moves where board = ${board}) as standing_counts`;
}
