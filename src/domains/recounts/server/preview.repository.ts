/** What a rule for points would change, counted by the database without changing anything. */
import { type RawBuilder, sql } from 'kysely';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Enough for estimates to within two in a hundred, and few enough for an answer within a second among a million. */
const EXAMINED = 5_000;
/** The best by another rule are looked for among these. */
const LEADERS_EXAMINED = 200;
const LEADERS_SHOWN = 10;

export interface Sample {
  /** How many people are on the leaderboard. */
  people: number;
  /** One in so many is examined. */
  every: number;
}

export async function sampleOf(db: Db): Promise<Sample> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from ranked_people`.execute(db);
  const people = rows[0]?.people ?? 0;
  return { people, every: Math.max(1, Math.ceil(people / EXAMINED)) };
}

/** The points of some people, now and after a recount. Nobody falls below 0. */
const totalsBy = (rule: PointsRule, people: RawBuilder<unknown>) => sql`
  select chosen.user_id, chosen.points as before, greatest(0, chosen.points + coalesce(changed.points, 0)) as after
  from (${people}) chosen
  cross join lateral (
    select sum(impact_points(${JSON.stringify(rule)}::jsonb, m.hours, m.people, m.trees, m.co2e_kg, m.waste_kg)
      - s.points)::int as points
    from standing_points s join verified_measures m on m.id = s.impact_id
    where s.user_id = chosen.user_id and m.rule - 'invitation' <> ${JSON.stringify(rule)}::jsonb - 'invitation'
  ) changed`;

interface Effects {
  examined: number;
  rising: number;
  falling: number;
  losing: number;
}

/** @param thresholds points that something needs, which people lose by falling below. */
export async function countEffects(
  db: Db,
  rule: PointsRule,
  { sample: { every }, thresholds }: { sample: Sample; thresholds: readonly number[] },
): Promise<Effects> {
  const people = sql`select user_id, points from ranked_people where hashtext(user_id::text) % ${every}::int = 0`;
  const { rows } = await sql<Effects>`
    select count(*)::int as examined, count(*) filter (where after > before)::int as rising,
      count(*) filter (where after < before)::int as falling,
      count(*) filter (where exists (
        select from unnest(${[...thresholds]}::int[]) as t (needed) where after < t.needed and t.needed <= before
      ))::int as losing
    from (${totalsBy(rule, people)}) totals`.execute(db);
  return rows[0] ?? { examined: 0, rising: 0, falling: 0, losing: 0 };
}

export interface Leader {
  userId: string;
  points: number;
  rank: number;
  pointsNow: number;
  rankNow: number;
}

/** The best by this rule among the present leaders. Equal points share a rank. */
export async function listLeaders(db: Db, rule: PointsRule): Promise<Leader[]> {
  const people = sql`
    select user_id, points from ranked_people order by points desc, user_id limit ${LEADERS_EXAMINED}`;
  const { rows } = await sql<Leader>`
    select user_id as "userId", after as points, rank() over (order by after desc)::int as rank,
      before as "pointsNow", rank() over (order by before desc)::int as "rankNow"
    from (${totalsBy(rule, people)}) totals
    order by after desc, user_id limit ${LEADERS_SHOWN}`.execute(db);
  return rows;
}
