import type { LeaderboardPeriod, LeaderboardRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { formatMonth } from '#ui/shared/dates.ts';

export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: say('leaderboard.boardTexts.allTime'),
  year: say('leaderboard.boardTexts.thisYear'),
  month: say('leaderboard.boardTexts.thisMonth'),
};

/** The values for texts about a period's points. In UTC, like the server. */
export const inPeriod = (period: LeaderboardPeriod, now: Date): { period: LeaderboardPeriod; when: string } => ({
  period,
  when: period === 'month' ? formatMonth(now) : String(now.getUTCFullYear()),
});

export const sayPoints = (points: number): string => say('leaderboard.boardTexts.points', { points });

/** Null if the person keeps their impacts private. */
export function sayImpacts(impacts: number | null): string | null {
  if (impacts === null) return null;
  return say('leaderboard.boardTexts.verifiedImpacts', { impacts });
}

/** Private members have no id here, so equal ranks are numbered. */
export function keysOf(rows: readonly LeaderboardRow[]): string[] {
  const counts = new Map<number, number>();
  return rows.map(({ isPrivate, person, rank }) => {
    if (!isPrivate) return person.id;
    const count = (counts.get(rank) ?? 0) + 1;
    counts.set(rank, count);
    return `private ${rank} ${count}`;
  });
}

export function isTied(rows: readonly LeaderboardRow[], index: number): boolean {
  const rank = rows[index]?.rank;
  return rank !== undefined && (rows[index - 1]?.rank === rank || rows[index + 1]?.rank === rank);
}
