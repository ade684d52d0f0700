/** Who may read an article. What may be done with it is the lifecycle's to say, and for Admins alone by the contract. */
import { notFound } from '../../../platform/http/failure.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { type NewsStanding, stateOf } from '../lifecycle.ts';

/** @throws {Failure} 404, as for one that is not there. */
export function assertReads<T extends NewsStanding>(viewer: Viewer, news: T | undefined): asserts news is T {
  if (!news || (stateOf(news) !== 'live' && viewer?.role !== 'Admin')) throw noNews();
}

export const noNews = () => notFound('There is no such article.');
