/** Deadlines in the opportunity's and the reader's time zone, and the time left. */
import { say } from '#languages/say.ts';
import { calendarPageOf, formatDay, formatTime } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { isUtc, sayZone } from '../../zone-names.ts';

export interface Deadline {
  /** The first moment after the deadline. */
  closesAt: string;
  /** An IANA name. */
  timeZone: string;
  /** Closed by its partner, while the deadline is ahead. */
  isClosedEarly?: boolean | undefined;
}

export interface DeadlineWords {
  /** "30 Nov 25, 23:59 (Fiji Standard Time)" */
  there: string;
  /** "12:59 for you"; null when the reader's clock shows the same. */
  here: string | null;
  /** ISO 8601: the last moment that counts. */
  exact: string;
}

/** @param readerZone defaults to the browser's */
export function sayDeadline({ closesAt, timeZone }: Deadline, readerZone?: string): DeadlineWords {
  const last = lastMomentOf(closesAt);
  const zone = knownZone(timeZone);
  const there = formatDay(last, { time: true, timeZone: zone });
  const here = formatDay(last, { time: true, timeZone: readerZone });
  const isSameDay = formatDay(last, { timeZone: zone }) === formatDay(last, { timeZone: readerZone });
  const shownHere = isSameDay ? formatTime(last, { timeZone: readerZone }) : here;
  return {
    there: sayInZone(there, timeZone, last),
    here: here === there ? null : say('opportunities.deadline.yourTime', { shownHere }),
    exact: last.toISOString(),
  };
}

/** The day of the deadline in its own time zone: "30", "Nov 2025". */
export const dayOf = ({ closesAt, timeZone }: Deadline): { day: string; month: string } =>
  calendarPageOf(lastMomentOf(closesAt), knownZone(timeZone));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** "12 days left", "5 hours left"; null once it is past. */
export function sayTimeLeft(closesAt: string, now: Date): string | null {
  const rest = Date.parse(closesAt) - now.getTime();
  if (!(rest > 0)) return null;
  if (rest < HOUR_MS) return say('opportunities.deadline.lastHour');
  return rest < 2 * DAY_MS
    ? say('opportunities.deadline.hoursLeft', { hours: Math.floor(rest / HOUR_MS) })
    : say('opportunities.deadline.daysLeft', { days: Math.floor(rest / DAY_MS) });
}

/** Applications close at the end of the day, so the last moment belongs to that day. */
export function lastMomentOf(closesAt: string): Date {
  return new Date(Date.parse(closesAt) - 1);
}

/** "30 Nov 25, 23:59 (Argentina Standard Time)", "30 Nov 25, 23:59 UTC". */
function sayInZone(time: string, timeZone: string, at: Date): string {
  const zone = isolate(sayZone(timeZone, at));
  return isUtc(timeZone)
    ? say('opportunities.deadline.inZone', { time, zone })
    : say('opportunities.deadline.inNamedZone', { time, zone });
}

/** A cache, because each row looks its zone up twice, and a lookup takes longer than formatting the date. */
const zones = new Map<string, string | undefined>();

/** Undefined, meaning local time, when an old browser doesn't know the zone. */
function knownZone(timeZone: string): string | undefined {
  if (!zones.has(timeZone)) zones.set(timeZone, findZone(timeZone));
  return zones.get(timeZone);
}

function findZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
