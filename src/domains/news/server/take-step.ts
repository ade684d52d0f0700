import { say } from '#languages/say.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { follow, type NewsLifecycleEvent, type NewsStatus } from '../lifecycle.ts';

/** @throws {Failure} 409 if the lifecycle forbids it, which only happens for deleted articles. */
export function takeStep(news: NewsStatus, event: NewsLifecycleEvent): NewsStatus {
  const next = follow(news, event);
  if (!next) throw conflict('deleted', say('news.failures.restoreFirst'));
  return next;
}

export const liveEvent = (isLive: boolean, isDue: boolean): NewsLifecycleEvent =>
  isLive ? { type: 'news.shown', isDue } : { type: 'news.withdrawn' };
