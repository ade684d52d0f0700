import type { LeaderboardPeriod } from '#generated/types.gen.ts';
import { readChoice } from '#platform/browser/forms/address-values.ts';

export interface BoardView {
  period: LeaderboardPeriod;
  /** Starts at the viewer's rank instead of the top. */
  isAtOwn: boolean;
  /** Where the list begins; without JavaScript, a link to the next rows sets it. */
  cursor: string | null;
}

const PERIODS = ['year', 'month'] as const;

export function readView(params: URLSearchParams): BoardView {
  return {
    period: readChoice(params, 'period', PERIODS) ?? 'all',
    isAtOwn: params.get('at') === 'me',
    cursor: params.get('cursor'),
  };
}

export function boardPath({ period, isAtOwn = false }: { period: LeaderboardPeriod; isAtOwn?: boolean }): string {
  const params = new URLSearchParams();
  if (period !== 'all') params.set('period', period);
  if (isAtOwn) params.set('at', 'me');
  return params.size === 0 ? '/leaderboard' : `/leaderboard?${params}`;
}
