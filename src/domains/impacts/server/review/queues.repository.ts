/** Counts of the pending work of judges and admins. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { keptFrom } from '../list/list-filter.repository.ts';

/**
 * Counts the pending impacts that a judge may decide, and the appeals among them. Pages poll this, so it only counts
 * what is rare and subtracts it from the total.
 *
 * @param pending the number of pending impacts, hidden ones included.
 */
export async function countWaiting(
  db: Db,
  reviewerId: string,
  pending: RawBuilder<number>,
): Promise<{ impacts: number; appeals: number }> {
  const { rows } = await sql<{ impacts: number; appeals: number }>`
    with decided as (
      select i.appeal_id, (${reviewerId}::uuid = any(i.verified_by)
          or i.declined_by is not distinct from ${reviewerId}::uuid) as by_reviewer,
        exists (select from impact_people p where p.impact_id = i.id and p.user_id = ${reviewerId}::uuid) as is_part,
        i.id = any(${keptFrom(reviewerId)}) as is_kept
      from impacts i
      where i.is_verified is null and (i.appeal_id is not null or i.verified_by <> '{}') and not i.is_hidden)
    select
      (${pending}
        - (select count(*) from impacts where is_verified is null and is_hidden)
        - (select count(*) from impact_people p join impacts i on i.id = p.impact_id
           where p.user_id = ${reviewerId}::uuid and i.is_verified is null and not i.is_hidden)
        - (select count(*) from decided where by_reviewer and not is_part)
        - (select count(*) from impacts i
           where i.id = any(${keptFrom(reviewerId)}) and not i.is_hidden
             and not ${reviewerId}::uuid = any(i.verified_by) and i.declined_by is distinct from ${reviewerId}::uuid
             and not exists (
               select from impact_people p where p.impact_id = i.id and p.user_id = ${reviewerId}::uuid)))::int as impacts,
      (select count(*) from decided
       where appeal_id is not null and not by_reviewer and not is_part and not is_kept)::int as appeals
  `.execute(db);
  return rows[0] ?? { impacts: 0, appeals: 0 };
}
