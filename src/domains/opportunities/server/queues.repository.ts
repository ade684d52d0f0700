/** How much waits for those who decide, and how much is open. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Pending ones that can still be approved or declined. */
export async function countPending(db: Db): Promise<number> {
  const row = await db
    .selectFrom('opportunities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_verified', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Requests for what a person offers, as long as they can be decided. */
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

/** Public ones that take applications now. */
export async function countOpen(db: Db): Promise<number> {
  const row = await db
    .selectFrom('opportunities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_public', '=', true)
    .where('is_full', '=', false)
    .where('closes_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether a person has saved an opportunity or applied for one. */
export async function hasSavedOrApplied(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from opportunity_favourites where user_id = ${userId}::uuid and removed_at is null)
      or exists (select 1 from opportunity_applications where applicant_id = ${userId}::uuid) as has`.execute(db);
  return rows[0]?.has ?? false;
}
