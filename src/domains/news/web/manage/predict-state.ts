/** Optimistic state after publishing or withdrawing. */
import type { NewsSummary } from '#generated/types.gen.ts';
import { follow, type NewsStatus, stateOf } from '../../lifecycle.ts';

type PublishedState = Pick<NewsSummary, 'isLive' | 'state'>;

/** By this browser's clock; null if the lifecycle forbids it. */
export function predictState(
  { state, isLive, date }: PublishedState & Pick<NewsSummary, 'date'>,
  toLive: boolean,
  now: Date,
): PublishedState | null {
  if (isLive === toLive && state !== 'deleted') return null;
  const isDue = new Date(date) <= now;
  const status: NewsStatus = {
    isLive,
    isDue,
    wasShown: state === 'withdrawn' || state === 'live',
    isDeleted: state === 'deleted',
  };
  const next = follow(status, toLive ? { type: 'news.shown', isDue } : { type: 'news.withdrawn' });
  return next && { isLive: next.isLive, state: stateOf(next) };
}
