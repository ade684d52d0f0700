import { type DayOptions, formatDay } from '../shared/dates.ts';
import { useReaderZone } from '../timing/hydration.ts';

export function Day({ value, ...options }: DayOptions & { value: string | Date }) {
  const readerZone = useReaderZone();
  const exact = typeof value === 'string' ? value : value.toISOString();
  return (
    <time dateTime={exact} className="whitespace-nowrap tabular-nums">
      {formatDay(value, { ...options, timeZone: options.timeZone ?? readerZone })}
    </time>
  );
}
