/** Counts of pending work. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export async function countPending(db: Db): Promise<number> {
  const row = await db
    .selectFrom('opportunities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_verified', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Pending applications for a person's opportunities that can still be decided. */
export async function countRequestedOf(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('opportunities')
    .select(sql<number>`coalesce(sum(requested_count), 0)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .where('is_verified', '=', true)
    .where('closes_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether the person in column `userId` has saved or applied for an opportunity, for other domains' statements. */
export const hasSavedOrApplied = (userId: string): RawBuilder<boolean> => sql`(
  exists (select 1 from opportunity_favourites own where own.user_id = ${sql.ref(userId)} and own.removed_at is null)
  or exists (select 1 from opportunity_applications own where own.applicant_id = ${sql.ref(userId)}))`;
