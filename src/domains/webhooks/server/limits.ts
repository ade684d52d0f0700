/** The limits of this domain's calls. */
import { type CallLimitTable, perHour, perQuarterHour } from '#platform/server/http/limits/call-limits.ts';

export const WEBHOOK_LIMITS = {
  listMyWebhooks: perQuarterHour({ address: 600, account: 300 }),
  makeWebhook: perHour({ address: 120, account: 60 }),
  listHeldWebhooks: perQuarterHour({ address: 1200 }),
  getWebhook: perQuarterHour({ address: 1200, account: 600 }),
  updateWebhook: perHour({ address: 300, account: 120 }),
  deleteWebhook: perHour({ address: 300, account: 200 }),
  switchWebhook: perHour({ address: 300, account: 120 }),
  changeWebhookSecret: perHour({ address: 120, account: 30 }),
  // Each sends a request to someone else's server.
  testWebhook: perHour({ address: 300, account: 60 }),
  // A page shows deliveries as they are made.
  listWebhookDeliveries: perQuarterHour({ address: 2400, account: 1200 }),
  getWebhookDelivery: perQuarterHour({ address: 2400, account: 1200 }),
  resendWebhookDelivery: perHour({ address: 600, account: 300 }),
} as const satisfies CallLimitTable;
