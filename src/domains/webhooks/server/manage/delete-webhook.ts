import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { WebhookNeeds } from '../needs.ts';
import { getManagedWebhook } from './get-own-webhook.ts';
import { deleteWebhookRow } from './webhooks.repository.ts';

/** @throws {Failure} 404 for others'. */
export const deleteWebhook: Call<'deleteWebhook', Pick<WebhookNeeds, 'db'>> = async ({ db }, request) => {
  const caller = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    await getManagedWebhook(tx, caller, id);
    await deleteWebhookRow(tx, id);
  });
  return ok('Webhook deleted.', null);
};
