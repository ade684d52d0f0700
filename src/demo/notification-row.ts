import type { Insertable } from 'kysely';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Tables } from '#platform/server/db/tables.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { Random } from './random.ts';

interface DemoNotification {
  userId: string;
  kind: NotificationKind;
  title: string;
  body?: string | null;
  link: string;
  actorId?: string;
  at: Date;
}

const UNREAD_MS = 14 * DAY_MS;

/** A notification as a database row. Anything older than two weeks has been read. */
export function notificationRow(
  random: Random,
  notification: DemoNotification,
  today: Date,
): Insertable<Tables['notifications']> {
  const isRead = today.getTime() - notification.at.getTime() > UNREAD_MS;
  return {
    id: idAt(random, notification.at),
    user_id: notification.userId,
    kind: notification.kind,
    title: notification.title,
    body: notification.body ?? null,
    link: notification.link,
    actor_id: notification.actorId ?? null,
    created_at: notification.at,
    read_at: isRead ? notification.at : null,
  };
}
