/**
 * Events for webhooks, written in the transaction of what happened: they exist exactly when it does. Without a subscriber
 * this is one statement that reads a few index entries.
 */
import type { WebhookSubscription } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DataOf } from './event-types.ts';
import { findSubscribers, insertDeliveries, type NewEvent } from './events.repository.ts';

export interface Emission<Type extends WebhookSubscription> {
  type: Type;
  /** The council that it happened in, if its owner may know. */
  council?: { id: string; findOwner: () => Promise<string | null> } | null;
  /** Whose opportunity it happened to. */
  partnerId?: string;
  /** Called if someone subscribes. The events of one subject are sent in order. Links are paths. */
  list: () => Promise<readonly { subjectId: string; data: DataOf<Type> }[]>;
}

export async function emit<Type extends WebhookSubscription>(
  tx: Tx,
  { type, council = null, partnerId, list }: Emission<Type>,
): Promise<void> {
  const found = await findSubscribers(tx, { type, councilId: council?.id ?? null, partnerId: partnerId ?? null });
  if (found.length === 0) return;
  const isAboutCouncil = found.some(({ subject }) => subject === 'council');
  const councilOwner = isAboutCouncil && council ? await council.findOwner() : null;
  const webhookIds = found
    .filter(({ subject, ownerId }) => subject !== 'council' || ownerId === councilOwner)
    .map(({ id }) => id);
  if (webhookIds.length === 0) return;
  const events = (await list()).map((event): NewEvent => ({ type, ...event }));
  await insertDeliveries(tx, webhookIds, events);
}
