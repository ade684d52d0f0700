import { type DayOptions, formatDay } from './dates.ts';

/** A date in a page: short to read, exact to a machine. */
export function Day({ value, ...options }: DayOptions & { value: string | Date }) {
  const exact = typeof value === 'string' ? value : value.toISOString();
  return (
    <time dateTime={exact} className="whitespace-nowrap tabular-nums">
      {formatDay(value, options)}
    </time>
  );
}
