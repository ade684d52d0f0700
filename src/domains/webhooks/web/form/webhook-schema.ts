/** What the forms check before they send anything; whether an address can be used is the server's to say. */
import * as z from 'zod/mini';
import { webhookInputBounds } from '#generated/bounds/WebhookInput.gen.ts';
import { zWebhookUpdateInput } from '#generated/schemas/WebhookUpdateInput.gen.ts';
import { say } from '#languages/say.ts';

const { name, url } = webhookInputBounds;

export const webhookSchema = z.extend(zWebhookUpdateInput, {
  name: z.string().check(
    z.refine((written) => written !== '', say('webhooks.failures.nameMissing')),
    z.maxLength(name.maxLength),
  ),
  url: z.string().check(
    z.refine((written) => URL.canParse(written), say('webhooks.failures.noAddress')),
    z.maxLength(url.maxLength),
  ),
});

export const WEBHOOK_LABELS = {
  name: say('webhooks.form.name'),
  url: say('webhooks.form.url'),
  events: say('webhooks.form.events'),
};

export const WEBHOOK_HELP = { events: say('webhooks.form.eventsMissing') };
