import { formatDay } from '#ui/dates.ts';
import { useNow, useReaderZone } from '#ui/rendered.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'minute', minutes: 1, below: 60 },
  { unit: 'hour', minutes: 60, below: 24 * 60 },
  { unit: 'day', minutes: 24 * 60, below: 7 * 24 * 60 },
] as const;

const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** "5 minutes ago" within a week, then the day; the full date on hover. */
export function Ago({ value }: { value: string }) {
  const now = useNow();
  const timeZone = useReaderZone();
  return (
    <time
      dateTime={value}
      title={formatDay(value, { time: true, timeZone })}
      className="whitespace-nowrap tabular-nums"
    >
      {sayAgo(new Date(value), now) ?? formatDay(value, { timeZone })}
    </time>
  );
}

/** Null for more than a week. */
function sayAgo(at: Date, now: Date): string | null {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  const fitting = UNITS.find(({ below }) => minutes < below);
  return fitting ? format.format(-Math.floor(minutes / fitting.minutes), fitting.unit) : null;
}
