import { byHandler, type CallLimitTable, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const TRANSLATION_LIMITS = {
  // Counted when the service is asked; what is kept costs nothing.
  translateText: byHandler(perHour({ address: 600, account: 60 })),
  setWrittenIn: formLimit,
} as const satisfies CallLimitTable;
