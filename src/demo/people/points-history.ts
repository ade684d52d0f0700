import type { DemoPointsEntry } from './ledger.ts';

/** Everyone's points over time, read from the ledger. */
export interface PointsHistory {
  at(userId: string, moment: Date): number;
  /** The most points that someone had at or after a moment. */
  maxSince(userId: string, moment: Date): number;
}

/** @param entries oldest first. */
export function readHistory(entries: readonly DemoPointsEntry[]): PointsHistory {
  const byUser = Map.groupBy(entries, ({ userId }) => userId);
  const entriesUntil = (userId: string, moment: Date) => {
    const entries = byUser.get(userId) ?? [];
    // Comparing numbers is much faster than comparing dates, and this is asked a million times.
    const time = moment.getTime();
    return { entries, last: entries.findLastIndex(({ givenAt }) => givenAt.getTime() <= time) };
  };
  return {
    at: (userId, moment) => {
      const { entries, last } = entriesUntil(userId, moment);
      return entries[last]?.balance ?? 0;
    },
    maxSince: (userId, moment) => {
      const { entries, last } = entriesUntil(userId, moment);
      return Math.max(entries[last]?.balance ?? 0, ...entries.slice(last + 1).map(({ balance }) => balance));
    },
  };
}
