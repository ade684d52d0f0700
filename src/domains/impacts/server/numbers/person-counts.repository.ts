/** Counts of each person's public impacts, which triggers maintain. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Only counts those verified since the beginning of a month (UTC), if given; people without any are left out. */
export async function countPublicImpacts(
  db: Db,
  userIds: readonly string[],
  since?: Date,
): Promise<Map<string, number>> {
  const kept =
    since === undefined
      ? sql`impact_person_years where true`
      : sql`impact_person_months where month >= ${since.toISOString()}::date`;
  const { rows } = await sql<{ userId: string; count: number }>`
    select user_id as "userId", sum(impacts)::int as count from ${kept} and user_id = any(${[...userIds]}::uuid[])
    group by user_id having sum(impacts) > 0`.execute(db);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** The number of public impacts of the person in column `userId`, for other domains' statements. */
export const publicImpactsOf = (userId: string): RawBuilder<number> => sql`(
  select coalesce(sum(took.impacts), 0)::int from impact_person_years took where took.user_id = ${sql.ref(userId)})`;

/** A person's trees by year, oldest first. */
export async function listTreesByYear(db: Db, userId: string): Promise<{ year: number; trees: number }[]> {
  const { rows } = await sql<{ year: number; trees: number }>`
    select impact_year as year, trees::float8 from impact_person_years where user_id = ${userId} and trees > 0
    order by impact_year`.execute(db);
  return rows;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** People per statement: it takes a fraction of a second, so that it doesn't hold up a vacuum. */
const BATCH = 5_000;

/** Corrects counts that differ from people's impacts, in short transactions. @returns how many people it corrected. */
export async function recountPersonImpacts(db: Db): Promise<number> {
  let corrected = 0;
  for (let past: string | null = BEFORE_ALL; past !== null; ) {
    const { rows }: { rows: { last: string | null; corrected: number }[] } = await sql<{
      last: string | null;
      corrected: number;
    }>`select last, corrected from recount_person_impacts(${past}::uuid, ${BATCH})`.execute(db);
    corrected += rows[0]?.corrected ?? 0;
    past = rows[0]?.last ?? null;
  }
  return corrected;
}
