import type { DemoPointsEntry } from './ledger.ts';

/** What people had when: the ledger read backwards. */
export interface PointsHistory {
  at(userId: string, moment: Date): number;
  /** The most that somebody had from a moment on. */
  mostSince(userId: string, moment: Date): number;
}

/** @param entries in the order in which they were made. */
export function readHistory(entries: readonly DemoPointsEntry[]): PointsHistory {
  const ofPeople = Map.groupBy(entries, ({ userId }) => userId);
  const at = (userId: string, moment: Date) =>
    ofPeople.get(userId)?.findLast(({ givenAt }) => givenAt <= moment)?.balance ?? 0;
  return {
    at,
    mostSince: (userId, moment) => {
      const later = (ofPeople.get(userId) ?? []).filter(({ givenAt }) => givenAt > moment);
      return Math.max(at(userId, moment), ...later.map(({ balance }) => balance));
    },
  };
}
