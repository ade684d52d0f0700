import type { DemoPointsEntry } from './ledger.ts';

/** Everyone's points over time: the ledger read backwards. */
export interface PointsHistory {
  at(userId: string, moment: Date): number;
  /** The most points someone had from a moment on. */
  mostSince(userId: string, moment: Date): number;
}

/** @param entries oldest first. */
export function readHistory(entries: readonly DemoPointsEntry[]): PointsHistory {
  const ofPeople = Map.groupBy(entries, ({ userId }) => userId);
  const until = (userId: string, moment: Date) => {
    const entries = ofPeople.get(userId) ?? [];
    const last = entries.findLastIndex(({ givenAt }) => givenAt <= moment);
    return { balance: entries[last]?.balance ?? 0, later: entries.slice(last + 1) };
  };
  return {
    at: (userId, moment) => until(userId, moment).balance,
    mostSince: (userId, moment) => {
      const { balance, later } = until(userId, moment);
      return Math.max(balance, ...later.map((entry) => entry.balance));
    },
  };
}
