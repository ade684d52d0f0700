/** Every date in words, for pages, emails and notifications alike. */
import { say } from '#languages/say.ts';

/** American for English, since British English shortens September to "Sept"; the texts order the parts of a day. */
const locale = (): string => say('language.dateLocale');

type Moment = string | number | Date;

export interface DayOptions {
  /** Adds the time, on the 24-hour clock. */
  time?: boolean | undefined;
  /** IANA name; default: the reader's own. */
  timeZone?: string | undefined;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const SHAPES = {
  day: { day: 'numeric', month: 'short', year: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  month: { month: 'long', year: 'numeric' },
  calendar: { day: 'numeric', month: 'short', year: 'numeric' },
  numbers: { day: 'numeric', month: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, since creating one takes longer than formatting a date with it. */
function formatIn(shape: keyof typeof SHAPES, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale()} ${shape} ${timeZone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat(locale(), { ...SHAPES[shape], timeZone });
  formats.set(key, format);
  return format;
}

function partsOf(shape: keyof typeof SHAPES, date: Date, timeZone: string | undefined) {
  const parts = formatIn(shape, timeZone).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
}

/** "21 Nov 26", with time "21 Nov 26, 14:05". An invalid date gives an empty string. */
export function formatDay(value: Moment, { time = false, timeZone }: DayOptions = {}): string {
  // A date without a time must not shift with the reader's time zone.
  const isDateOnly = typeof value === 'string' && DATE_ONLY.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf('day', date, isDateOnly ? 'UTC' : timeZone);
  const day = say('ui.dates.day', { day: part('day'), month: part('month'), year: part('year') });
  return time && !isDateOnly ? say('ui.dates.dayAndTime', { day, time: formatTime(date, { timeZone }) }) : day;
}

/** "14:05", with seconds "14:05:09". */
export function formatTime(
  value: Moment,
  { seconds = false, timeZone }: { seconds?: boolean; timeZone?: string | undefined } = {},
): string {
  return formatIn(seconds ? 'seconds' : 'time', timeZone).format(new Date(value));
}

/** "December 2025", in UTC. Never with a short year: "Dec 25" reads as a day. */
export const formatMonth = (month: string | Date): string => formatIn('month', 'UTC').format(new Date(month));

export interface MonthTick {
  name: string;
  year: string;
}

/** A month below an axis: "Dec", with its year below where the year begins. In UTC. */
export function tickOfMonth(month: string | Date): MonthTick {
  const part = partsOf('calendar', new Date(month), 'UTC');
  return { name: part('month'), year: part('year') };
}

/** The parts of a tear-off calendar's page: "21", and below it "Nov 2026". */
export function calendarPageOf(value: Moment, timeZone?: string): { day: string; month: string } {
  const part = partsOf('calendar', new Date(value), timeZone);
  return { day: part('day'), month: say('ui.dates.monthAndYear', { month: part('month'), year: part('year') }) };
}

export const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_DAYS = 7;
/** Clocks differ: a moment up to this far in the future counts as "just now". */
const SKEW_MINUTES = 5;

const relatives = new Map<string, Intl.RelativeTimeFormat>();

function sayBefore(amount: number, unit: 'minute' | 'hour' | 'day'): string {
  const relative = relatives.get(locale()) ?? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  relatives.set(locale(), relative);
  return relative.format(-amount, unit);
}

interface Reader {
  now: Date;
  /** IANA name; default: the reader's own. */
  timeZone?: string | undefined;
}

/** "just now", "5 minutes ago", "yesterday", "3 days ago"; null from a week on, and for a moment in the future. */
export function sayAgo(value: Moment, { now, timeZone }: Reader): string | null {
  const at = new Date(value);
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (!(minutes >= -SKEW_MINUTES)) return null;
  if (minutes < 1) return say('ui.dates.justNow');
  if (minutes < HOUR_MINUTES) return sayBefore(minutes, 'minute');
  if (minutes < DAY_MINUTES) return sayBefore(Math.floor(minutes / HOUR_MINUTES), 'hour');
  // By the calendar: what happened on Monday evening isn't "yesterday" on Wednesday morning.
  const days = daysBetween(at, now, timeZone);
  return days < WEEK_DAYS ? sayBefore(days, 'day') : null;
}

/** The heading of a day's rows: "Today", "Yesterday", "3 days ago", and from a week on its date. */
export function sayDayAgo(value: Moment, { now, timeZone }: Reader): string {
  const days = daysBetween(new Date(value), now, timeZone);
  if (!(days >= 0 && days < WEEK_DAYS)) return formatDay(value, { timeZone });
  const said = sayBefore(days, 'day');
  return said.charAt(0).toLocaleUpperCase(locale()) + said.slice(1);
}

/** The number of midnights between two moments. */
function daysBetween(from: Date, to: Date, timeZone: string | undefined): number {
  return Math.round((midnightOf(to, timeZone) - midnightOf(from, timeZone)) / DAY_MS);
}

/** Midnight of that day as if it were in UTC, where every day has 24 hours. */
function midnightOf(date: Date, timeZone: string | undefined): number {
  if (Number.isNaN(date.getTime())) return Number.NaN;
  const part = partsOf('numbers', date, timeZone);
  return Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day')));
}
