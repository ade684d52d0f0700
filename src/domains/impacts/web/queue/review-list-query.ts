import { listAllReviewsOptions } from '#generated/impacts/listAllReviews.gen.ts';
import { listImpactsToReviewOptions } from '#generated/impacts/listImpactsToReview.gen.ts';
import { listNewSubmissionsOptions } from '#generated/impacts/listNewSubmissions.gen.ts';
import { listReviewedImpactsOptions } from '#generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact, ImpactReviewListEnvelope } from '#generated/types.gen.ts';
import type { QueueScope } from '#platform/browser/decisions/queue/queue-kind.ts';
import { type QueueQuery, rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import type { Paging } from '#platform/browser/decisions/queue/use-queue-address.ts';
import type { ReviewValues } from './review-filters.ts';

/** Each view has its own call; all years unless one is chosen. */
export function readImpacts(
  { view, ...values }: ReviewValues,
  paging: Paging,
  { viewer }: QueueScope,
): QueueQuery<Impact, ImpactReviewListEnvelope> {
  const query = { ...values, ...paging };
  if (view === 'new') return rowsOf(listNewSubmissionsOptions({ query }));
  if (view === 'waiting') return rowsOf(listImpactsToReviewOptions({ query }));
  if (view === 'all') return rowsOf(listAllReviewsOptions({ query }));
  return viewer.role === 'Admin'
    ? rowsOf(listReviewedImpactsOptions({ query: { ...query, isMine: true } }))
    : rowsOf(listAllReviewsOptions({ query: { ...query, reviewer: viewer.id } }));
}
