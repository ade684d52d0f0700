import { type CallLimitTable, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const NOTIFICATION_LIMITS = {
  markNotificationRead: perHour({ address: 12_000, account: 6000 }),
  updateNotificationChoices: formLimit,
  addPushDevice: formLimit,
  updatePushDevice: formLimit,
  removePushDevice: formLimit,
  // One email provider may unsubscribe many people.
  unsubscribe: perHour({ address: 20_000 }),
  resubscribe: perHour({ address: 2000 }),
} as const satisfies CallLimitTable;
