import { type CallLimitTable, clickLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const PROFILE_LIMITS = {
  updateProfile: clickLimit,
  updateLanguage: clickLimit,
  exportMyData: perHour({ address: 60, account: 12 }),
} as const satisfies CallLimitTable;

/** Counted by `updateProfile` only for a new name, since each new name is indexed for search. */
export const NEW_NAMES = perHour({ address: 1200, account: 30 });
