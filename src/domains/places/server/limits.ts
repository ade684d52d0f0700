import { type CallLimitTable, formLimit, perQuarterHour } from '#platform/server/http/limits/call-limits.ts';

export const PLACE_LIMITS = {
  // One for each letter that someone types; a school may share an address.
  suggestPlaces: perQuarterHour({ address: 3000 }),
  // One for each move of a pin.
  findNearestPlace: perQuarterHour({ address: 3000 }),
  setPlaceOfLocation: formLimit,
} as const satisfies CallLimitTable;
