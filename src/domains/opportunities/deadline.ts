/** The moment a deadline passes: the end of its day in its time zone. */

import { HOUR_S } from '#platform/shared/moment.ts';

const A_SECOND = 1_000;
/** Bounds on the UTC offset of any time zone. */
const MAX_AHEAD_OF_UTC_S = 15 * HOUR_S;
const MAX_BEHIND_UTC_S = 13 * HOUR_S;

/**
 * The first moment of the next day, found by binary search: days aren't always 24 hours long, and where clocks change at
 * midnight a day may start at 01:00.
 *
 * @param deadline e.g. 2025-11-30. @param timeZone must satisfy isTimeZone.
 */
export function closesAtOf(deadline: string, timeZone: string): Date {
  const midnight = Date.parse(`${deadline}T00:00:00Z`) / A_SECOND + 24 * HOUR_S;
  const isPast = pastBy(deadline, timeZone);
  let before = midnight - MAX_AHEAD_OF_UTC_S;
  let after = midnight + MAX_BEHIND_UTC_S;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isPast(middle)) after = middle;
    else before = middle;
  }
  return new Date(after * A_SECOND);
}

function pastBy(deadline: string, timeZone: string): (seconds: number) => boolean {
  // ISO dates with four-digit years compare as strings.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (seconds) => format.format(seconds * A_SECOND) > deadline;
}
