import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, notFound } from '#platform/server/http/failure.ts';
import { followDelivery } from '../../delivery-lifecycle.ts';
import { announceDeliveries } from '../events/events.repository.ts';
import { getManagedWebhook } from '../manage/get-own-webhook.ts';
import { endPause } from '../manage/webhooks.repository.ts';
import type { WebhookNeeds } from '../needs.ts';
import { presentDelivery } from '../present.ts';
import { findDelivery, findDeliveryForUpdate, queueAgain } from './deliveries.repository.ts';

/** @throws {Failure} 404 for those of others' webhooks, 409 while the webhook is off or it's still pending. */
export const resendWebhookDelivery: Call<'resendWebhookDelivery', Pick<WebhookNeeds, 'db'>> = async (
  { db },
  request,
) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const delivery = await db.transaction().execute(async (tx) => {
    const found = await findDelivery(tx, id);
    if (!found) throw notFound(say('webhooks.failures.deliveryGone'));
    const { offReason } = await getManagedWebhook(tx, caller, found.webhookId);
    if (offReason !== null) throw conflict('closed', say('webhooks.failures.off'));
    const locked = await findDeliveryForUpdate(tx, id);
    if (!locked) throw notFound(say('webhooks.failures.deliveryGone'));
    const state = followDelivery(locked.state, { type: 'delivery.resent' });
    if (state === null) throw conflict('edited_meanwhile', say('webhooks.failures.stillPending'));
    await queueAgain(tx, id, state);
    await endPause(tx, found.webhookId);
    await announceDeliveries(tx);
    return findDelivery(tx, id);
  });
  if (!delivery) throw new Error('The delivery is gone');
  return ok('Delivery queued.', presentDelivery(delivery));
};
