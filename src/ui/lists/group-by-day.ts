import { formatDay } from '../shared/dates.ts';

/** Groups rows by day, in their order; `at` is a moment of that day. */
export function groupByDay<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string,
  timeZone?: string,
): { at: string; rows: Row[] }[] {
  const days = Map.groupBy(rows, (row) => formatDay(momentOf(row), { timeZone }));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0] ? momentOf(ofDay[0]) : '', rows: ofDay }));
}
