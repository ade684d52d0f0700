/** The domain’s calls. */

import { getWebhookDelivery } from './deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from './deliveries/list-webhook-deliveries.ts';
import { resendWebhookDelivery } from './deliveries/resend-webhook-delivery.ts';
import { testWebhook } from './deliveries/test-webhook.ts';
import { changeWebhookSecret } from './manage/change-webhook-secret.ts';
import { deleteWebhook } from './manage/delete-webhook.ts';
import { getWebhook, listHeldWebhooks, listMyWebhooks } from './manage/list-webhooks.ts';
import { makeWebhook } from './manage/make-webhook.ts';
import { switchWebhook } from './manage/switch-webhook.ts';
import { updateWebhook } from './manage/update-webhook.ts';

export const webhookCalls = {
  listMyWebhooks,
  makeWebhook,
  listHeldWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  switchWebhook,
  changeWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
};
