import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ImpactTotals } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

/**
 * Adds a public impact to the community's and its council's totals and its pictures to the gallery, or removes it.
 * Called with -1 before an impact stops being public, and with 1 after it has become public. The totals only change when
 * the transaction commits, since many such transactions change the same ones.
 */
export async function countPublicImpact(tx: Tx, impactId: string, sign: 1 | -1): Promise<void> {
  await sql`select count_impact(target, sign), count_council_impact(target, sign), show_pictures(target, sign)
    from (values (${impactId}::uuid, ${sign}::int)) counted (target, sign)`.execute(tx);
}

export interface TotalsRow extends ImpactTotals {
  /** Null for all years. */
  year: number | null;
  /** 0 for all goals. */
  sdg: number;
}

const SUMS = sql.raw(`sum(impacts)::float8 as impacts, sum(hours)::float8 as hours, sum(people)::float8 as people,
  sum(trees)::float8 as trees, sum(co2e_kg)::float8 as "co2eKg", sum(waste_kg)::float8 as "wasteKg"`);

const sumsOf = (from: RawBuilder<unknown>, where: RawBuilder<SqlBool>): RawBuilder<TotalsRow> => sql`
  select impact_year as year, sdg, ${SUMS}
  from ${from} where ${where}
  group by grouping sets ((impact_year, sdg), (sdg))
  having (sdg = 0 or grouping(impact_year) = 1) and sum(impacts) > 0
  order by year, sdg`;

/** By year, by goal and in total, ordered by year and goal: as JSON, for other domains' statements. */
export const COMMUNITY_TOTALS = jsonRows(sumsOf(sql`impact_totals`, sql`true`));

/** Like COMMUNITY_TOTALS, for the impacts of a council; `councilId` is a column of the statement. */
export const councilTotalsOf = (councilId: string): RawBuilder<TotalsRow[]> =>
  jsonRows(sumsOf(sql`council_totals`, sql`council_id = ${sql.ref(councilId)}`));

const readCommunityTotals = prepareStatement(
  [],
  (_: object) => sql<{ totals: TotalsRow[] }>`
  select ${COMMUNITY_TOTALS} as totals`,
);

export async function listCommunityTotals(db: Db | Tx): Promise<TotalsRow[]> {
  const [found] = await readCommunityTotals(db, {});
  return found?.totals ?? [];
}

/** A subquery that counts the public impacts of a year or of all years, for a goal or for all goals. */
export const countPublic = ({ impactYear, sdg }: { impactYear?: Param<number>; sdg?: Param<number> }) =>
  sql<number>`(
    select coalesce(sum(impacts), 0)::int from impact_totals
    where sdg = ${sdg ?? sql`0`} and ${impactYear === undefined ? sql`true` : sql`impact_year = ${impactYear}`})`;

/** The totals of one goal, by year and for all years, ordered by year. */
export async function listGoalTotals(db: Db | Tx, goal: number): Promise<TotalsRow[]> {
  const { rows } = await sql<TotalsRow>`
    select impact_year as year, ${goal}::int as sdg, ${SUMS} from impact_totals where sdg = ${goal}
    group by grouping sets ((impact_year), ())
    having sum(impacts) > 0
    order by year`.execute(db);
  return rows;
}
