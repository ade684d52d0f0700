import { readCards } from '#domains/people/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { WebhookNeeds } from '../needs.ts';
import { presentWebhooks } from '../present.ts';
import { listChoices } from './choices.ts';
import { getSeenWebhook } from './get-own-webhook.ts';
import { HELD_WEBHOOKS, listHeld, listWebhooksOf } from './webhooks.repository.ts';

type Needs = Pick<WebhookNeeds, 'db' | 'councils'>;

export const listMyWebhooks: Call<'listMyWebhooks', Needs> = async (needs, request) => {
  const caller = callerOf(request);
  const webhooks = await presentWebhooks(needs, await listWebhooksOf(needs.db, caller.userId));
  return ok('Your webhooks.', { webhooks, choices: await listChoices(needs, caller) });
};

/** Everyone's. */
export const listHeldWebhooks: Call<'listHeldWebhooks', Needs> = async (needs, request) => {
  const { rows, meta } = await listHeld(needs.db, readPage(request.query, HELD_WEBHOOKS));
  const owners = rows.map(({ ownerId }) => ownerId);
  const cards = await readCards(needs.db, owners);
  const webhooks = await presentWebhooks(needs, rows);
  const data = webhooks.map((webhook, index) => ({ webhook, owner: cards(owners[index] ?? '') }));
  return ok('Webhooks.', { data, meta });
};

/** @throws {Failure} 404 for others'. */
export const getWebhook: Call<'getWebhook', Needs> = async (needs, request) => {
  const row = await getSeenWebhook(needs.db, callerOf(request), request.params.id);
  const cards = await readCards(needs.db, [row.ownerId]);
  const [webhook] = await presentWebhooks(needs, [row]);
  if (!webhook) throw new Error('A webhook was not presented');
  return ok('Webhook.', { webhook, owner: cards(row.ownerId) });
};
