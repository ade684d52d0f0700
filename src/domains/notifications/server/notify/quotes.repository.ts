/** Other people's texts that notifications quote. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { notifyPages } from '../live/changes.repository.ts';
import { lockCounters } from './bundles.repository.ts';

/** The name by which open pages learn what has changed. */
const WHAT_CHANGED = 'notifications';

/** Repeats the condition of the index, so that the index is used. */
const quotes = (place: string): RawBuilder<SqlBool> =>
  sql`body is not null and link like '%#%' and split_part(link, '#', 2) = ${place}`;

/**
 * Removes a text from everyone's notifications that quote it, once others may no longer read it.
 *
 * @param place the fragment in the link of these notifications.
 * @param notifiedLater the people whom the transaction notifies afterwards: their counters are locked together with the
 * others.
 */
export async function removeQuotes(tx: Tx, place: string, notifiedLater: readonly string[] = []): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from notifications where ${quotes(place)}`.execute(tx);
  if (rows.length === 0) return;
  const userIds = rows.map(({ userId }) => userId);
  await lockCounters(tx, [...userIds, ...notifiedLater]);
  await sql`update notifications set body = null, bodies = null where ${quotes(place)}`.execute(tx);
  await notifyPages(tx, WHAT_CHANGED, userIds);
}
