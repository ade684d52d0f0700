/** Webhooks and deliveries as sent to those who may see them. */
import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { sortEvents } from '../subscriptions.ts';
import { webhookStateOf } from '../webhook-lifecycle.ts';
import type { DeliveryRow, WholeDeliveryRow } from './deliveries/deliveries.repository.ts';
import { bodyOf } from './events/body.ts';
import type { WebhookRow } from './manage/webhooks.repository.ts';
import type { OwnedCouncil, WebhookCouncils } from './needs.ts';
import { isAllowed } from './rights.repository.ts';

export async function presentWebhooks(
  { db, councils }: { db: Db | Tx; councils: WebhookCouncils },
  rows: readonly WebhookRow[],
): Promise<Webhook[]> {
  const councilIds = new Set(rows.flatMap(({ councilId }) => councilId ?? []));
  const found = councilIds.size === 0 ? new Map<string, OwnedCouncil>() : await councils.find(db, [...councilIds]);
  return rows.map((row) => presentWebhook(row, row.councilId === null ? undefined : found.get(row.councilId)));
}

const presentWebhook = (row: WebhookRow, council: OwnedCouncil | undefined): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  subject: row.subject,
  council: council?.ref ?? null,
  events: sortEvents(row.events),
  state: webhookStateOf(row),
  offReason: row.offReason,
  isAllowed: isAllowed(row, council?.ownerId),
  failingSince: row.failingSince?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  attempts: row.attempts,
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  nextAttemptAt: row.state === 'sending' ? null : (row.dueAt?.toISOString() ?? null),
  status: row.status,
  failure: row.failure,
  tookMs: row.tookMs,
});

export const presentWholeDelivery = (
  row: WholeDeliveryRow,
  { url, origin }: { url: string; origin: string },
): WebhookDeliveryDetail => ({
  delivery: presentDelivery(row),
  webhookId: row.webhookId,
  url: row.url ?? url,
  headers: row.headers ?? [],
  body: bodyOf(row, origin),
  answer: row.answer,
});
