/** Counts of the public impacts that people took part in with a council. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';

/** Counts by person for one council; people without any are left out. */
export async function countByMember(
  db: Db | Tx,
  councilId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; impacts: number }>`
    select p.user_id as "userId", count(*)::int as impacts
    from impacts i join impact_people p on p.impact_id = i.id
    where i.council_id = ${councilId}::uuid and i.is_public and p.user_id = any(${[...userIds]}::uuid[])
    group by p.user_id`.execute(db);
  return new Map(rows.map(({ userId, impacts }) => [userId, impacts]));
}

/** Counts by council for one person; councils without any are left out. */
export async function countByCouncil(
  db: Db | Tx,
  userId: string,
  councilIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ councilId: string; impacts: number }>`
    select i.council_id as "councilId", count(*)::int as impacts
    from impact_people p join impacts i on i.id = p.impact_id
    where p.user_id = ${userId}::uuid and i.is_public and i.council_id = any(${[...councilIds]}::uuid[])
    group by i.council_id`.execute(db);
  return new Map(rows.map(({ councilId, impacts }) => [councilId, impacts]));
}

export interface CouncilCount {
  councilId: string;
  impacts: number;
}

/** Counts by council for the person in column `userId`, for other domains' statements. */
export const councilCountsOf = (userId: string): RawBuilder<CouncilCount[]> =>
  jsonRows(sql<CouncilCount>`
    select i.council_id as "councilId", count(*)::int as impacts
    from impact_people p join impacts i on i.id = p.impact_id
    where p.user_id = ${sql.ref(userId)} and i.is_public and i.council_id is not null
    group by i.council_id`);
