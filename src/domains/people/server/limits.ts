import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const PRIVACY_LIMITS = {
  createPrivacyPolicy: perHour({ address: 600, account: 200 }),
  updatePrivacyPolicy: perHour({ address: 600, account: 200 }),
} as const satisfies CallLimitTable;
