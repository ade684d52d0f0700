/** Who may read an article. The contract limits changes to admins, and the lifecycle says which are possible. */
import { say } from '#languages/say.ts';
import { notFound } from '#platform/server/http/failure.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type NewsStatus, stateOf } from '../lifecycle.ts';

/** @throws {Failure} 404 if it isn't public. */
export function assertCanRead<T extends NewsStatus>(viewer: Viewer, news: T | undefined): asserts news is T {
  if (!news || (stateOf(news) !== 'live' && viewer?.role !== 'Admin')) throw noNews();
}

export const noNews = () => notFound(say('news.failures.notFound'));
