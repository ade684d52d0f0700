/** Totals of a person's public impacts, by year and by goal. */
import { type RawBuilder, sql } from 'kysely';
import type { ImpactTotals } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

const TOTALS = sql<ImpactTotals>`
  count(*)::int as impacts, sum(i.hours)::float8 as hours, sum(i.people)::float8 as people,
  sum(i.trees)::float8 as trees, sum(i.co2e_kg)::float8 as "co2eKg", sum(i.waste_kg)::float8 as "wasteKg"`;

export interface PersonTotals {
  /** Oldest first. */
  byYear: ({ year: number } & ImpactTotals)[];
  /** In goal order. An impact with two goals counts towards both. */
  byGoal: ({ sdg: number } & ImpactTotals)[];
}

/** Totals of the public impacts of the person in column `userId`, for other domains' statements. */
export const personTotalsOf = (userId: string): RawBuilder<PersonTotals> => sql`json_build_object(
  'byYear', ${jsonRows(sql`
    select i.impact_year as year, ${TOTALS}
    from impact_people p join impacts i on i.id = p.impact_id
    where p.user_id = ${sql.ref(userId)} and i.is_public
    group by i.impact_year order by i.impact_year`)},
  'byGoal', ${jsonRows(sql`
    select g.sdg, ${TOTALS}
    from impact_people p join impacts i on i.id = p.impact_id join impact_goals g on g.impact_id = i.id
    where p.user_id = ${sql.ref(userId)} and i.is_public
    group by g.sdg order by g.sdg`)})`;

export const readPersonTotals = prepareStatement(
  ['userId'],
  ({ userId }: { userId: Param<string> }) => sql<{ totals: PersonTotals }>`
    select ${personTotalsOf('person.id')} as totals from (values (${userId}::uuid)) person (id)`,
);

/** Verified impacts per person, hidden ones included; people without any are left out. */
export async function countVerifiedByPerson(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; count: number }>`
    select p.user_id as "userId", count(*)::int as count
    from impact_people p join impacts i on i.id = p.impact_id
    where p.user_id = any(${[...userIds]}::uuid[]) and i.is_verified
    group by p.user_id`.execute(db);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Whether a person in column `userId` has ever logged an impact, for other domains' statements. */
export const hasLogged = (userId: string): RawBuilder<boolean> => sql`
  exists (select 1 from impact_people took where took.user_id = ${sql.ref(userId)} and took.is_owner)`;
