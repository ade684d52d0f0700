import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const FLOW_NUMBER_LIMITS = {
  // Each page that is hidden sends one, and a school has one address. How much an address adds has a limit of its own.
  countFlow: perHour({ address: 3000 }),
} as const satisfies CallLimitTable;
