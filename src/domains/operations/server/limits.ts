/** The limits of this domain's calls. */
import { type CallLimitTable, formLimit, perHour, perQuarterHour } from '#platform/server/http/limits/call-limits.ts';

export const OPERATION_LIMITS = {
  // A page that is open asks every few seconds.
  getHealth: perQuarterHour({ address: 1200, account: 600 }),
  retryFailedJob: perHour({ address: 1200, account: 600 }),
  hideLaunchSteps: formLimit,
} as const satisfies CallLimitTable;
