import { type CallLimitTable, perQuarterHour } from '#platform/server/http/limits/call-limits.ts';

export const PLACE_LIMITS = {
  // One for each letter that someone types; a school may share an address.
  suggestPlaces: perQuarterHour({ address: 3000 }),
} as const satisfies CallLimitTable;
