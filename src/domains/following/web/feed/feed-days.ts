/** The feed's entries by day, in the reader's time zone. */
import type { FeedEntry } from '#generated/types.gen.ts';
import { formatDay } from '#ui/dates.ts';

export interface FeedDay {
  /** A moment of that day. */
  at: string;
  entries: FeedEntry[];
}

/** @param entries newest first. */
export function daysOf(entries: readonly FeedEntry[], timeZone: string | undefined): FeedDay[] {
  const days = Map.groupBy(entries, ({ at }) => formatDay(at, { timeZone }));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? '', entries: ofDay }));
}
