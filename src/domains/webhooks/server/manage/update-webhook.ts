import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { announceDeliveries } from '../events/events.repository.ts';
import type { WebhookNeeds } from '../needs.ts';
import { getOwnWebhook } from './get-own-webhook.ts';
import { readContent } from './input.ts';
import { showWebhook } from './make-webhook.ts';
import { setContent } from './webhooks.repository.ts';

/** @throws {Failure} 404 for anyone else's, 422 by field. */
export const updateWebhook: Call<'updateWebhook', WebhookNeeds> = async ({ db, config, councils }, request) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const webhook = await db.transaction().execute(async (tx) => {
    const { subject } = await getOwnWebhook(tx, caller, id);
    await setContent(tx, id, readContent(request.body, subject, config.webhookHosts));
    await announceDeliveries(tx);
    return showWebhook(tx, councils, id);
  });
  return ok('Webhook changed.', webhook);
};
