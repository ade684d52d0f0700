/** Unread notifications that gather several events, such as the replies to one comment. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#platform/server/db/database.ts';
import type { NotificationTexts } from './notifications.repository.ts';

export interface Bundle {
  id: string;
  /** What it counts, usually the people behind it, the latest last. */
  countedIds: string[];
}

/**
 * Locks people's counters in the order of their ids, and before their notifications, like every other writer. A
 * transaction that bundles locks everyone it notifies at once: anyone left out would be locked at the commit, and two
 * transactions could deadlock.
 */
export async function lockCounters(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...new Set(userIds)].sort();
  await sql`
    insert into notification_counters (user_id, last_number, unread)
    select id, 0, 0 from unnest(${ids}::uuid[]) as given (id) order by id on conflict do nothing`.execute(tx);
  await sql`
    select from notification_counters where user_id = any(${ids}::uuid[]) order by user_id for update`.execute(tx);
}

export async function findUnreadBundle(tx: Tx, userId: string, bundle: string): Promise<Bundle | undefined> {
  return tx
    .selectFrom('notifications')
    .select(['id', sql<string[]>`bundled_ids`.as('countedIds')])
    .where('user_id', '=', userId)
    .where('bundle', '=', bundle)
    .where('read_at', 'is', null)
    .executeTakeFirst();
}

/** Which of these people have had a notification of this bundle, read or not. */
export async function listHadBundle(tx: Tx, userIds: readonly string[], bundle: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('notifications')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .where('bundle', '=', bundle)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** How many notifications of this bundle the person had within a day, read or not. */
export async function countWithinDay(tx: Tx, userId: string, bundle: string): Promise<number> {
  const row = await tx
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('bundle', '=', bundle)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

interface Renewed extends NotificationTexts {
  userId: string;
  link: string | undefined;
  actorId: string;
}

/**
 * Makes a bundle's notification the newest one. It isn't emailed again, and keeps its id while an email or a message to a device about it may be
 * on its way. Call with the counter locked.
 */
export async function renewBundle(tx: Tx, { id, countedIds }: Bundle, { userId, ...news }: Renewed): Promise<void> {
  await sql`
    with counted as (
      update notification_counters set last_number = last_number + 1 where user_id = ${userId} returning last_number
    )
    update notifications set
      id = case when greatest(handed_at, pushed_at) > now() - interval '10 minutes' then id else ${uuidv7()}::uuid end,
      number = counted.last_number, title = ${news.title}, body = ${news.body ?? null},
      titles = ${JSON.stringify(news.titles)}::jsonb, bodies = ${JSON.stringify(news.bodies)}::jsonb, link = ${news.link ?? null},
      actor_id = ${news.actorId}, bundled_ids = ${countedIds}::uuid[], created_at = now()
    from counted where id = ${id}`.execute(tx);
  await sql`select pg_notify('notifications', ${userId})`.execute(tx);
}
