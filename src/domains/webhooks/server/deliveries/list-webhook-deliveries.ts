import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { getSeenWebhook } from '../manage/get-own-webhook.ts';
import type { WebhookNeeds } from '../needs.ts';
import { presentDelivery } from '../present.ts';
import { DELIVERIES, listDeliveries } from './deliveries.repository.ts';

/** @throws {Failure} 404 for others'. */
export const listWebhookDeliveries: Call<'listWebhookDeliveries', Pick<WebhookNeeds, 'db'>> = async (
  { db },
  request,
) => {
  const { state, ...paging } = request.query;
  const page = readPage(paging, DELIVERIES);
  const { id: webhookId } = await getSeenWebhook(db, callerOf(request), request.params.id);
  const { rows, meta } = await listDeliveries(db, page, { webhookId, state });
  return ok('Deliveries.', { data: rows.map(presentDelivery), meta });
};
