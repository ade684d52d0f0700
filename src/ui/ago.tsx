import { formatDay, formatTime, sayAgo, sayDayAgo } from './dates.ts';
import { useNow, useReaderZone } from './rendered.ts';

/**
 * A recent moment: "5 minutes ago" within a week, then the day. The full date and time show on hover, and screen
 * readers read them after it. It stands above a card's link, which would otherwise keep the pointer from it.
 */
export function Ago({ value }: { value: string | Date }) {
  const now = useNow();
  const timeZone = useReaderZone();
  const ago = sayAgo(value, { now, timeZone });
  const full = formatDay(value, { time: true, timeZone });
  return (
    <time
      dateTime={typeof value === 'string' ? value : value.toISOString()}
      title={full}
      className="relative whitespace-nowrap tabular-nums"
    >
      {ago ?? formatDay(value, { timeZone })}
      <span className="sr-only">, {ago === null ? formatTime(value, { timeZone }) : full}</span>
    </time>
  );
}

/** The day above its rows: "Today", "3 days ago" within a week, then its date; the date as with `Ago`. */
export function AgoDay({ value }: { value: string }) {
  const now = useNow();
  const timeZone = useReaderZone();
  const said = sayDayAgo(value, { now, timeZone });
  const day = formatDay(value, { timeZone });
  if (said === day) return day;
  return (
    <span title={day} className="relative">
      {said}
      <span className="sr-only">, {day}</span>
    </span>
  );
}
