/** Accepts IANA names, not offsets. */
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

/** The browser's time zone, or UTC if it reports none or an unknown one. */
export function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** All that this browser knows, with the chosen one, which it may not. */
export const listTimeZoneNames = (chosen: string | null): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen === null ? [] : [chosen])])].sort();

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  // `Date.UTC` takes the years below 100 for those of the last century.
  const shown = new Date(0);
  shown.setUTCFullYear(of('year'), of('month') - 1, of('day'));
  shown.setUTCHours(of('hour'), of('minute'));
  return shown.getTime() - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

const MINUTE_MS = 60_000;

/** What the zone's clocks show at a moment, as a datetime-local field has it: 2027-06-01T09:00. */
export function clockIn(moment: string, timeZone: string): string {
  const at = Date.parse(moment);
  return new Date(at + aheadOfUtc(at, timeZone)).toISOString().slice(0, 16);
}

/** The moment at which the zone's clocks show that. Of a time that they skip, or show twice, the later one. */
export function momentIn(clock: string, timeZone: string): string {
  const asUtc = Date.parse(`${clock}Z`);
  const near = asUtc - aheadOfUtc(asUtc, timeZone);
  return new Date(asUtc - aheadOfUtc(near, timeZone)).toISOString();
}
