import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { getSeenWebhook } from '../manage/get-own-webhook.ts';
import type { WebhookNeeds } from '../needs.ts';
import { presentWholeDelivery } from '../present.ts';
import { findDelivery } from './deliveries.repository.ts';

/** @throws {Failure} 404 for those of others' webhooks. */
export const getWebhookDelivery: Call<'getWebhookDelivery', Pick<WebhookNeeds, 'db' | 'config'>> = async (
  { db, config },
  request,
) => {
  const delivery = await findDelivery(db, request.params.id);
  if (!delivery) throw notFound(say('webhooks.failures.deliveryGone'));
  const { url } = await getSeenWebhook(db, callerOf(request), delivery.webhookId);
  return ok('Delivery.', presentWholeDelivery(delivery, { url, origin: config.publicOrigin }));
};
