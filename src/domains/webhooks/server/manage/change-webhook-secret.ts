import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { seal } from '#platform/server/http/security/sealed-text.ts';
import type { WebhookNeeds } from '../needs.ts';
import { makeWebhookSecret } from '../send/signature.ts';
import { getOwnWebhook } from './get-own-webhook.ts';
import { showWebhook } from './make-webhook.ts';
import { replaceSecret } from './webhooks.repository.ts';

/** @throws {Failure} 404 for anyone else's. */
export const changeWebhookSecret: Call<'changeWebhookSecret', Pick<WebhookNeeds, 'db' | 'keys' | 'councils'>> = async (
  { db, keys, councils },
  request,
) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const secret = makeWebhookSecret();
  const webhook = await db.transaction().execute(async (tx) => {
    await getOwnWebhook(tx, caller, id);
    await replaceSecret(tx, id, seal(keys.webhooks, secret));
    return showWebhook(tx, councils, id);
  });
  return ok('Secret changed.', { webhook, secret });
};
