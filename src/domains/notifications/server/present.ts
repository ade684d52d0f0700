/** Maps notification rows to the API's shape. */

import { presentCard } from '#domains/people/server/public.ts';
import type { Notification } from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import type { NotificationRow } from './inbox/inbox.repository.ts';

/** A decision's reason may be this long by itself; the page that the notification links to shows it whole. */
const BODY_LENGTH = 2_000;

/** In the language of its reader now, whatever it was when the notification was written. */
export function sayStored<Row extends Pick<NotificationRow, 'title' | 'body' | 'titles' | 'bodies'>>(row: Row): Row {
  const language = languageNow();
  return { ...row, title: row.titles?.[language] ?? row.title, body: row.bodies?.[language] ?? row.body };
}

export function present(row: NotificationRow): Notification {
  const { title, body } = sayStored(row);
  return {
    id: row.id,
    kind: row.kind,
    title,
    body: body === null ? null : truncateTo(BODY_LENGTH, body),
    link: row.link,
    actor: row.actor && presentCard(row.actor),
    isRead: row.readAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
