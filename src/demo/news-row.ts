import type { Insertable } from 'kysely';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Tables } from '#platform/db/tables.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { Random } from './random.ts';

interface Told {
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
export function newsRow(random: Random, told: Told, today: Date): Insertable<Tables['notifications']> {
  const isRead = today.getTime() - told.at.getTime() > UNREAD_MS;
  return {
    id: idAt(random, told.at),
    user_id: told.userId,
    kind: told.kind,
    title: told.title,
    body: told.body ?? null,
    link: told.link,
    actor_id: told.actorId ?? null,
    created_at: told.at,
    read_at: isRead ? told.at : null,
  };
}
