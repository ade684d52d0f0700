/** Deadlines in the opportunity's and the reader's time zone, and the time left. */
import { say } from '#languages/say.ts';
import { formatDay, pageOfDay } from '#ui/dates.ts';

export interface Closing {
  /** The first moment after the deadline. */
  closesAt: string;
  /** An IANA name. */
  timeZone: string;
}

export interface DeadlineWords {
  /** "30 Nov 25, 23:59 in Fiji" */
  there: string;
  /** "12:59 for you"; null when the reader's clock shows the same. */
  here: string | null;
  /** ISO 8601: the last moment that counts. */
  exact: string;
}

/** @param readerZone defaults to the browser's */
export function sayDeadline({ closesAt, timeZone }: Closing, readerZone?: string): DeadlineWords {
  const last = lastMomentOf(closesAt);
  const there = formatDay(last, { time: true, timeZone: knownZone(timeZone) });
  const here = formatDay(last, { time: true, timeZone: readerZone });
  const [day] = there.split(', ');
  const shownHere = here.startsWith(`${day}, `) ? here.slice(`${day}, `.length) : here;
  return {
    there: `${there} ${placeOf(timeZone)}`,
    here: here === there ? null : say('opportunities.deadline.yourTime', { shownHere }),
    exact: last.toISOString(),
  };
}

/** The day of the deadline in its own time zone: "30", "Nov 2025". */
export const dayOf = ({ closesAt, timeZone }: Closing): { day: string; month: string } =>
  pageOfDay(lastMomentOf(closesAt), knownZone(timeZone));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** "12 days left", "5 hours left"; null once it is past. */
export function sayTimeLeft(closesAt: string, now: Date): string | null {
  const rest = Date.parse(closesAt) - now.getTime();
  if (!(rest > 0)) return null;
  if (rest < HOUR_MS) return say('opportunities.deadline.lessThanAnHourLeft');
  const [amount, unit] = rest < 2 * DAY_MS ? [rest / HOUR_MS, 'hour'] : [rest / DAY_MS, 'day'];
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} left`;
}

/** Applications close at the end of the day, so the last moment belongs to that day. */
function lastMomentOf(closesAt: string): Date {
  return new Date(Date.parse(closesAt) - 1);
}

/** "in Buenos Aires"; zones such as UTC keep their name. */
function placeOf(timeZone: string): string {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return timeZone.replace('Etc/', '');
  return `in ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`;
}

/** Undefined, meaning local time, when an old browser doesn't know the zone. */
function knownZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
