import { type CallLimitTable, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const ADMINISTRATION_LIMITS = {
  administerUser: formLimit,
  exportUsers: perHour({ address: 120, account: 60 }),
} as const satisfies CallLimitTable;
