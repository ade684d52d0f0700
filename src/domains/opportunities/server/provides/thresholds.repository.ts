import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** The points needed for the opportunities that people can apply for now, each number once. */
export async function listThresholds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ needed: number }>`
    select distinct points_required as needed from opportunities
    where is_public and not is_full and closed_at is null and closes_at > now() and points_required > 0`.execute(db);
  return rows.map(({ needed }) => needed);
}
