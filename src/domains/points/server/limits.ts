import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const POINTS_LIMITS = {
  addPoints: perHour({ address: 600, account: 300 }),
  recalculatePoints: perHour({ address: 600, account: 300 }),
} as const satisfies CallLimitTable;
