/** Deletes expired notifications in batches, so that it never holds locks for long. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { BRIEF_KIND } from '../model.ts';

/** Of the brief kind, once read, and at most. */
export type ExpiryRule = 'brief' | 'read' | 'any';

const REMOVED_AT_ONCE = 1_000;

const CONDITIONS: Record<ExpiryRule, RawBuilder<SqlBool>> = {
  brief: sql`kind = ${sql.lit(BRIEF_KIND)}`,
  read: sql`read_at is not null`,
  any: sql`true`,
};

/**
 * Deletes one batch of expired notifications, lowers the unread counters and notifies open streams. The sequence
 * numbers of the remaining ones don't change.
 *
 * @returns the number deleted.
 */
export async function removeExpired(tx: Tx, aged: ExpiryRule, days: number): Promise<number> {
  const isExpired = sql`${CONDITIONS[aged]} and created_at < now() - make_interval(days => ${sql.lit(days)})`;
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id as "userId" from notifications
    where ${isExpired}
    order by created_at limit ${REMOVED_AT_ONCE}`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  // Lock the counters before the rows, in id order like every other writer, to avoid deadlocks.
  await sql`
    select from notification_counters where user_id = any(${userIds}::uuid[]) order by user_id for update`.execute(tx);
  // Checked again, since what several notifications were gathered in may have been renewed meanwhile.
  await sql`
    with removed as (
      delete from notifications where id = any(${ids}::uuid[]) and ${isExpired} returning user_id, read_at
    ), unread as (
      select user_id, count(*) as count from removed where read_at is null group by user_id
    ), counted as (
      update notification_counters c set unread = c.unread - unread.count
      from unread where c.user_id = unread.user_id returning c.user_id
    )
    select pg_notify('notifications', user_id::text) from counted`.execute(tx);
  return rows.length;
}
