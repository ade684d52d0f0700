import { type DayOptions, formatDay } from './dates.ts';

export function Day({ value, ...options }: DayOptions & { value: string | Date }) {
  const exact = typeof value === 'string' ? value : value.toISOString();
  return (
    <time dateTime={exact} className="whitespace-nowrap tabular-nums">
      {formatDay(value, options)}
    </time>
  );
}
