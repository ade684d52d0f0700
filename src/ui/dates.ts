export interface DayOptions {
  /** Adds the time, on the 24-hour clock. */
  time?: boolean | undefined;
  /** IANA name; default: the reader's own. */
  timeZone?: string | undefined;
}

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Kept, since making one takes longer than formatting a date with it. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/** "21 Nov 26", with time "21 Nov 26, 14:05". An invalid date gives an empty string. */
export function formatDay(value: string | number | Date, { time = false, timeZone }: DayOptions = {}): string {
  // A date without a time must not shift with the reader's time zone.
  const isDayAlone = typeof value === 'string' && DAY_ALONE.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const parts = formatIn(isDayAlone ? 'UTC' : timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('day')} ${part('month')} ${part('year')}`;
  return time && !isDayAlone ? `${day}, ${part('hour')}:${part('minute')}` : day;
}
