/** The outbox: notifications still to be emailed. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationWay } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { NotificationRow, StoredTexts } from '../inbox/inbox.repository.ts';
import type { LetterJob } from '../tables.ts';

export interface Due {
  id: string;
  letter: LetterJob | null;
}

/** Whether anything has to be emailed at once. */
export async function hasDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from notifications where way = 'mail' and handed_at is null) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Claims a batch to email at once; skips rows locked by other processes. */
export async function claimDue(tx: Tx, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update notifications set handed_at = now()
    where id in (
      select id from notifications where way = 'mail' and handed_at is null
      order by id limit ${most} for update skip locked)
    returning id, letter`.execute(tx);
  return rows;
}

export interface Mailed extends Omit<NotificationRow, 'actor' | 'readAt' | 'createdAt'> {
  userId: string;
}

const OTHER_TEXTS = [sql<StoredTexts>`titles`.as('titles'), sql<StoredTexts>`bodies`.as('bodies')] as const;
const MAILED = ['id', 'user_id as userId', 'kind', 'title', 'body', ...OTHER_TEXTS, 'link'] as const;

/** Includes what the person has chosen for its kind; null for the default. */
export async function findMailed(
  db: Db,
  id: string,
): Promise<(Mailed & { chosen: NotificationWay | null }) | undefined> {
  return db
    .selectFrom('notifications as n')
    .leftJoin('notification_choices as c', (join) =>
      join.onRef('c.user_id', '=', 'n.user_id').onRef('c.kind', '=', 'n.kind'),
    )
    .select(['n.id', 'n.user_id as userId', 'n.kind', 'n.title', 'n.body', ...OTHER_TEXTS, 'n.link', 'c.way as chosen'])
    .where('n.id', '=', id)
    .executeTakeFirst();
}

/** People with something in their next summary, in id order. */
export async function listDigestRecipients(db: Db, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('way', '=', 'digest')
    .where('handed_at', 'is', null)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether the person still wants notification `n` in the daily summary. */
const IS_STILL_WANTED = sql<boolean>`exists (
  select from notification_choices c where c.user_id = n.user_id and c.kind = n.kind and c.way = 'digest')`;

/**
 * Creates each person's summary for the day; anyone who already had one that day waits for the next. Notifications no
 * longer wanted are marked as handled, so that choosing the summary again later doesn't bring up old ones.
 *
 * @returns the ids of the summaries that aren't empty.
 */
export async function createDigests(tx: Tx, userIds: readonly string[], day: string): Promise<string[]> {
  if (userIds.length === 0) return [];
  const made = await tx
    .insertInto('notification_digests')
    .values(userIds.map((userId) => ({ id: uuidv7(), user_id: userId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = made.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    with told as (
      update notifications n set handed_at = now(), digest_id = case when ${IS_STILL_WANTED} then d.id end
      from notification_digests d
      where d.id = any(${ids}::uuid[]) and n.user_id = d.user_id and n.way = 'digest' and n.handed_at is null
      returning n.digest_id as id, n.read_at
    )
    select distinct id from told where id is not null and read_at is null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Leaves out what has been read or unsubscribed from since. */
export async function listDigested(db: Db, digestId: string, most: number): Promise<Mailed[]> {
  return db
    .selectFrom('notifications as n')
    .select(MAILED)
    .where('digest_id', '=', digestId)
    .where('read_at', 'is', null)
    .where(IS_STILL_WANTED)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
