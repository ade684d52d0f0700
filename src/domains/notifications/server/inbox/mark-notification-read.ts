import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { findNotification, markRead, readInboxCounters } from './inbox.repository.ts';

/** Rows per transaction: new notifications wait for its lock. */
const MARKED_AT_ONCE = 5_000;

/** One, or `all`. @throws {Failure} 404 for someone else's. */
export const markNotificationRead: Call<'markNotificationRead', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  if (id !== 'all' && !(await findNotification(db, userId, id))) throw notFound(say('notifications.failures.notFound'));
  const which = id === 'all' ? { most: MARKED_AT_ONCE } : { id };
  let markedCount = 0;
  let marked: number;
  do {
    marked = await db.transaction().execute((tx) => markRead(tx, userId, which));
    markedCount += marked;
  } while (marked === MARKED_AT_ONCE);
  const unreadCount = (await readInboxCounters(db, [userId])).get(userId)?.unread ?? 0;
  return ok(markedCount === 0 ? 'No unread notifications.' : 'Marked as read.', { markedCount, unreadCount });
};
