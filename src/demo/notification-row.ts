import type { NotificationKind } from '#generated/types.gen.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { Random } from './random.ts';
import { columnsOf, type Row } from './rows.ts';

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
  { at, ...notification }: DemoNotification,
  today: Date,
): Row<'notifications'> {
  const isRead = today.getTime() - at.getTime() > UNREAD_MS;
  return {
    id: idAt(random, at),
    ...columnsOf({ body: null, actorId: null, ...notification }),
    created_at: at,
    read_at: isRead ? at : null,
  };
}
