/** Maps each view to its API call; all years unless one is chosen. */
import { listAllReviews, listAllReviewsQueryKey } from '#generated/impacts/listAllReviews.gen.ts';
import { listImpactsToReview, listImpactsToReviewQueryKey } from '#generated/impacts/listImpactsToReview.gen.ts';
import { listNewSubmissions, listNewSubmissionsQueryKey } from '#generated/impacts/listNewSubmissions.gen.ts';
import { listReviewedImpacts, listReviewedImpactsQueryKey } from '#generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact, ImpactReviewListEnvelope } from '#generated/types.gen.ts';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import { pagingOf } from '#platform/browser/decisions/use-queue-address.ts';
import type { ReviewValues } from './review-filters.ts';

export interface Reviewer {
  id: string;
  role: 'Judge' | 'Admin';
}

export function readQueue(
  place: { values: ReviewValues; page: number },
  reviewer: Reviewer,
  cursor: string | null,
): QueueQuery<Impact, ImpactReviewListEnvelope> {
  const { view, ...values } = place.values;
  const query = { ...values, ...pagingOf(place, cursor) };
  if (view === 'new') {
    const options = { query };
    return {
      queryKey: listNewSubmissionsQueryKey(options),
      read: async (signal) => (await listNewSubmissions({ ...options, signal })).data,
    };
  }
  if (view === 'waiting') {
    const options = { query };
    return {
      queryKey: listImpactsToReviewQueryKey(options),
      read: async (signal) => (await listImpactsToReview({ ...options, signal })).data,
    };
  }
  if (view === 'mine' && reviewer.role === 'Admin') {
    const options = { query: { ...query, isMine: true } };
    return {
      queryKey: listReviewedImpactsQueryKey(options),
      read: async (signal) => (await listReviewedImpacts({ ...options, signal })).data,
    };
  }
  const mine = view === 'mine' && { reviewer: reviewer.id };
  const options = { query: { ...query, ...mine } };
  return {
    queryKey: listAllReviewsQueryKey(options),
    read: async (signal) => (await listAllReviews({ ...options, signal })).data,
  };
}
