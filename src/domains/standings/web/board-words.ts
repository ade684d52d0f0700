import type { LeaderboardPeriod, LeaderboardRow } from '../../../../generated/types.gen.ts';

export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: 'All time',
  year: 'This year',
  month: 'This month',
};

/** A period as it ends a sentence; the server counts by UTC. */
export function sayPeriod(period: LeaderboardPeriod, now: Date): string {
  if (period === 'all') return 'since the beginning';
  if (period === 'year') return `in ${now.getUTCFullYear()}`;
  return `in ${now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
}

export const sayPoints = (points: number): string =>
  `${points.toLocaleString('en-GB')} ${points === 1 ? 'point' : 'points'}`;

/** Null where the person keeps impacts to themself. */
export function sayImpacts(impacts: number | null): string | null {
  if (impacts === null) return null;
  return `${impacts.toLocaleString('en-GB')} verified ${impacts === 1 ? 'impact' : 'impacts'}`;
}

/** Rows of members who may not be known have no id of their own: among equal ranks they are told apart by order. */
export function keysOf(rows: readonly LeaderboardRow[]): string[] {
  const counts = new Map<number, number>();
  return rows.map(({ isPrivate, person, rank }) => {
    if (!isPrivate) return person.id;
    const count = (counts.get(rank) ?? 0) + 1;
    counts.set(rank, count);
    return `private ${rank} ${count}`;
  });
}

/** Whether a neighbour in the list has the same rank. */
export function isShared(rows: readonly LeaderboardRow[], index: number): boolean {
  const rank = rows[index]?.rank;
  return rank !== undefined && (rows[index - 1]?.rank === rank || rows[index + 1]?.rank === rank);
}
