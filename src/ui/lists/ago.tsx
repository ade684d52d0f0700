import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { formatDay, formatTime, sayAgo, sayDayAgo } from '../shared/dates.ts';
import { useNow, useReaderZone } from '../timing/hydration.ts';

interface AgoProps {
  value: string | Date;
  /** True at the start of a line: "Yesterday" rather than "yesterday". */
  isFirst?: boolean;
}

/**
 * A recent moment: "5 minutes ago" within a week, then the day. The full date and time show on hover, and screen
 * readers read them after it. It's stacked above a card's link, which would otherwise block the hover.
 */
export function Ago({ value, isFirst = false }: AgoProps) {
  const now = useNow();
  const timeZone = useReaderZone();
  const ago = sayAgo(value, { now, timeZone });
  const full = formatDay(value, { time: true, timeZone });
  return (
    <time
      dateTime={typeof value === 'string' ? value : value.toISOString()}
      title={full}
      className={classNames(
        'relative whitespace-nowrap tabular-nums',
        isFirst && 'inline-block first-letter:uppercase',
      )}
    >
      {ago ?? formatDay(value, { timeZone })}
      <span className="sr-only">
        {say('language.comma')}
        {ago === null ? formatTime(value, { timeZone }) : full}
      </span>
    </time>
  );
}

/** The heading of a day's rows: "Today", "3 days ago" within a week, then the date. The date shows as in `Ago`. */
export function AgoDay({ value }: { value: string }) {
  const now = useNow();
  const timeZone = useReaderZone();
  const said = sayDayAgo(value, { now, timeZone });
  const day = formatDay(value, { timeZone });
  if (said === day) return day;
  return (
    <time dateTime={value} title={day} className="relative">
      {said}
      <span className="sr-only">
        {say('language.comma')}
        {day}
      </span>
    </time>
  );
}
