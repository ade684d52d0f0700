import type { NotificationGroup, NotificationKind, NotificationsRead, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import type { ListOrder } from '#platform/db/list-order.ts';
import { notFound } from '#platform/http/failure.ts';
import type { PageRequest } from '#platform/http/paging.ts';
import { kindsOfGroup } from '../../model.ts';
import {
  findNotification,
  listNotifications,
  markRead,
  type NotificationRow,
  readInboxCounters,
} from './inbox.repository.ts';

interface Asked {
  isRead?: boolean;
  kind?: NotificationKind;
  group?: NotificationGroup;
}

/** Rows per transaction: new notifications wait for its lock. */
const MARKED_AT_ONCE = 5_000;

export async function readList(
  db: Db,
  userId: string,
  { isRead, kind, group }: Asked,
  page: PageRequest<ListOrder>,
): Promise<{ rows: NotificationRow[]; meta: PageMeta }> {
  const ofGroup = group && kindsOfGroup(group);
  const kinds = kind ? [kind].filter((one) => ofGroup?.includes(one) ?? true) : ofGroup;
  return listNotifications(db, { userId, isRead, kinds }, page);
}

/** @param id or `all`. @throws {Failure} 404 for someone else's. */
export async function markAsRead(db: Db, userId: string, id: string): Promise<NotificationsRead> {
  if (id !== 'all' && !(await findNotification(db, userId, id))) throw notFound(say('notifications.failures.notFound'));
  const which = id === 'all' ? { most: MARKED_AT_ONCE } : { id };
  let markedCount = 0;
  let marked: number;
  do {
    marked = await db.transaction().execute((tx) => markRead(tx, userId, which));
    markedCount += marked;
  } while (marked === MARKED_AT_ONCE);
  const unreadCount = (await readInboxCounters(db, [userId])).get(userId)?.unread ?? 0;
  return { markedCount, unreadCount };
}
