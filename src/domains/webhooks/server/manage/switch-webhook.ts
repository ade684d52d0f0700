import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { followWebhook, type WebhookLifecycleEvent, webhookStateOf } from '../../webhook-lifecycle.ts';
import { withholdAll } from '../deliveries/deliveries.repository.ts';
import type { WebhookNeeds } from '../needs.ts';
import { getManagedWebhook } from './get-own-webhook.ts';
import { showWebhook } from './make-webhook.ts';
import { setOffReason } from './webhooks.repository.ts';

/** No-op if it is so already. @throws {Failure} 403 for switching on what its owner may not have, 404 for others'. */
export const switchWebhook: Call<'switchWebhook', Pick<WebhookNeeds, 'db' | 'councils'>> = async (
  { db, councils },
  request,
) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const { isOn } = request.body;
  const webhook = await db.transaction().execute(async (tx) => {
    const before = await getManagedWebhook(tx, caller, id);
    const by = before.ownerId === caller.userId ? 'owner' : 'admin';
    const event: WebhookLifecycleEvent = isOn ? { type: 'webhook.switchedOn' } : { type: 'webhook.switchedOff', by };
    const next = followWebhook({ state: webhookStateOf(before), offReason: before.offReason }, event);
    if (next) {
      await setOffReason(tx, id, next.offReason);
      if (!isOn) await withholdAll(tx, id);
    }
    const shown = await showWebhook(tx, councils, id);
    if (isOn && !shown.isAllowed) throw forbidden('not_allowed', say('webhooks.failures.notAllowed'));
    return shown;
  });
  return ok(isOn ? 'Webhook switched on.' : 'Webhook switched off.', webhook);
};
