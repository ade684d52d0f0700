import { type CallLimitTable, perHour, seldom } from '#platform/http/call-limits.ts';

export const ADMINISTRATION_LIMITS = {
  administerUser: seldom,
  exportUsers: perHour({ address: 120, account: 60 }),
} as const satisfies CallLimitTable;
