import { type CallLimitTable, clickLimit, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const TRANSLATION_LIMITS = {
  // Most of what is asked for is kept.
  translateText: clickLimit,
  setWrittenIn: formLimit,
} as const satisfies CallLimitTable;

/** Counted apart, when the service is asked for what isn't kept. */
export const SERVICE_ASKED = perHour({ address: 600, account: 60 });
