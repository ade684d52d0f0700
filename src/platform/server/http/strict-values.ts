/**
 * Validates ids, days and moments: only values that the database can store and compute with. The contract's
 * formats and the cursors are checked by these alone.
 */

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
/** Bounds that keep a four-digit year in every time zone, one day earlier or later. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

export const isId = (text: string): boolean => ID.test(text);

/** A day of the calendar, like 2025-06-30. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day with its time and its offset, without leap seconds, like 2025-06-30T12:00:00Z or 2025-06-30T14:00:00+02:00. */
export function isMoment(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? [];
  return day !== undefined && isDay(day);
}
