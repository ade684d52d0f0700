/** The feed's entries by day, in the reader's time zone. */
import type { FeedEntry } from '#generated/types.gen.ts';
import { DAY_MS } from '#platform/moment.ts';
import { formatDay } from '#ui/dates.ts';

export interface FeedDay {
  /** Today, Yesterday, or the date. */
  said: string;
  entries: FeedEntry[];
}

/** They come newest first. */
export function daysOf(entries: readonly FeedEntry[], { now, timeZone }: { now: Date; timeZone: string }): FeedDay[] {
  const dayOf = (moment: string | Date) => formatDay(moment, { timeZone });
  const names = new Map([
    [dayOf(now), 'Today'],
    [dayOf(new Date(now.getTime() - DAY_MS)), 'Yesterday'],
  ]);
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  return [...days].map(([day, ofDay]) => ({ said: names.get(day) ?? day, entries: ofDay }));
}
