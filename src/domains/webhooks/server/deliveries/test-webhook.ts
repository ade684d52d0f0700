import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { webhookPathOf } from '../../model.ts';
import { followWebhook, webhookStateOf } from '../../webhook-lifecycle.ts';
import type { DataOf } from '../events/event-types.ts';
import { insertDeliveries } from '../events/events.repository.ts';
import { getOwnWebhook } from '../manage/get-own-webhook.ts';
import { endPause } from '../manage/webhooks.repository.ts';
import type { WebhookNeeds } from '../needs.ts';
import { presentDelivery } from '../present.ts';
import { findDelivery } from './deliveries.repository.ts';

/** @throws {Failure} 404 for anyone else's, 409 while it's off. */
export const testWebhook: Call<'testWebhook', Pick<WebhookNeeds, 'db'>> = async ({ db }, request) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const delivery = await db.transaction().execute(async (tx) => {
    const webhook = await getOwnWebhook(tx, caller, id);
    const status = { state: webhookStateOf(webhook), offReason: webhook.offReason };
    if (followWebhook(status, { type: 'test.requested' }) === null)
      throw conflict('closed', say('webhooks.failures.off'));
    const data: DataOf<'webhook.test'> = { id, name: webhook.name, link: webhookPathOf(webhook) };
    await endPause(tx, id);
    const [deliveryId = ''] = await insertDeliveries(tx, [id], [{ type: 'webhook.test', subjectId: id, data }]);
    return findDelivery(tx, deliveryId);
  });
  if (!delivery) throw new Error('The test was not queued');
  return ok('Test queued.', presentDelivery(delivery));
};
