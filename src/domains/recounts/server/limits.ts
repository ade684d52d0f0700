import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const RECOUNT_LIMITS = {
  startPointsRecount: perHour({ address: 600, account: 300 }),
  stopPointsRecount: perHour({ address: 600, account: 300 }),
  // Not cheap in a large community.
  previewPointsRule: perHour({ address: 600, account: 300 }),
} as const satisfies CallLimitTable;
