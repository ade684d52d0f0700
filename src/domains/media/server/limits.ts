import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const MEDIA_LIMITS = {
  uploadMedia: perHour({ address: 600, account: 200 }),
  deleteMedia: perHour({ address: 1200, account: 600 }),
  describeMedia: perHour({ address: 1200, account: 600 }),
} as const satisfies CallLimitTable;
