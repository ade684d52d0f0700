/** Maps notification rows to the API's shape. */

import { readCards } from '#domains/people/server/public.ts';
import type { Notification } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { cutTo } from '#platform/prose.ts';
import type { NotificationRow } from './reading.repository.ts';

/** A decision's reason may be this long by itself; the page that the notification links to shows it whole. */
const BODY_LENGTH = 2_000;

export async function presentAll(db: Db, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const cards = await readCards(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body === null ? null : cutTo(BODY_LENGTH, row.body),
    link: row.link,
    actor: row.actorId === null ? null : cards(row.actorId),
    isRead: row.readAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}
