/** The limits of this domain's calls. */
import { type CallLimitTable, formLimit } from '#platform/server/http/limits/call-limits.ts';

export const OPERATION_LIMITS = {
  hideLaunchSteps: formLimit,
} as const satisfies CallLimitTable;
