/** Maps notification rows to the API's shape. */

import { presentCard } from '#domains/people/server/public.ts';
import type { Notification } from '#generated/types.gen.ts';
import { truncateTo } from '#platform/prose.ts';
import type { NotificationRow } from './reading.repository.ts';

/** A decision's reason may be this long by itself; the page that the notification links to shows it whole. */
const BODY_LENGTH = 2_000;

export const present = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body === null ? null : truncateTo(BODY_LENGTH, row.body),
  link: row.link,
  actor: row.actor && presentCard(row.actor),
  isRead: row.readAt !== null,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
