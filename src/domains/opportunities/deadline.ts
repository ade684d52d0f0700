/** The moment at which a deadline is past: the end of its day, as the clocks of its time zone show it. */

const A_SECOND = 1_000;
const AN_HOUR_S = 3_600;
/** No clock on earth is further ahead of UTC, or behind it. */
const MOST_AHEAD_S = 15 * AN_HOUR_S;
const MOST_BEHIND_S = 13 * AN_HOUR_S;

/** Whether a name is that of a time zone: an IANA name, not a mere offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The first moment of the day after. Days are not all of 24 hours, and where clocks are turned at midnight one begins
 * at 01:00: so the moment is looked for rather than reckoned.
 *
 * @param deadline as in 2025-11-30. @param timeZone one that isTimeZone.
 */
export function closesAtOf(deadline: string, timeZone: string): Date {
  const midnight = Date.parse(`${deadline}T00:00:00Z`) / A_SECOND + 24 * AN_HOUR_S;
  const isPast = pastBy(deadline, timeZone);
  let before = midnight - MOST_AHEAD_S;
  let after = midnight + MOST_BEHIND_S;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isPast(middle)) after = middle;
    else before = middle;
  }
  return new Date(after * A_SECOND);
}

function pastBy(deadline: string, timeZone: string): (seconds: number) => boolean {
  // Years of four digits compare as texts do.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (seconds) => format.format(seconds * A_SECOND) > deadline;
}
