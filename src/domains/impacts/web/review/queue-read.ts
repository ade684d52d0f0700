/** Which call answers which view. All of them ask for the year that is under review. */
import { listAllReviews, listAllReviewsQueryKey } from '../../../../../generated/impacts/listAllReviews.gen.ts';
import {
  listImpactsToReview,
  listImpactsToReviewQueryKey,
} from '../../../../../generated/impacts/listImpactsToReview.gen.ts';
import {
  listNewSubmissions,
  listNewSubmissionsQueryKey,
} from '../../../../../generated/impacts/listNewSubmissions.gen.ts';
import {
  listReviewedImpacts,
  listReviewedImpactsQueryKey,
} from '../../../../../generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { QUEUE_PAGE_SIZE } from '../../../../platform/browser/decisions/queue-address.ts';
import type { QueueQuery } from '../../../../platform/browser/decisions/queue-list.ts';
import { REVIEW_YEAR } from '../../model.ts';
import type { ReviewAddress } from './review-address.ts';

export interface Reviewer {
  id: string;
  role: 'Judge' | 'Admin';
}

export function readQueue(address: ReviewAddress, reviewer: Reviewer): QueueQuery<Impact> {
  const { view, isAppealsOnly, state } = address;
  const query = commonQuery(address);
  if (view === 'new') {
    const options = { query };
    return {
      queryKey: listNewSubmissionsQueryKey(options),
      read: async (signal) => (await listNewSubmissions({ ...options, signal })).data,
    };
  }
  if (view === 'waiting') {
    const options = { query: { ...query, ...(isAppealsOnly && { isAppeal: true }) } };
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
  const options = { query: { ...query, ...(state !== null && { state }), ...mine } };
  return {
    queryKey: listAllReviewsQueryKey(options),
    read: async (signal) => (await listAllReviews({ ...options, signal })).data,
  };
}

function commonQuery({ search, sdg, eventType, sort, page }: ReviewAddress) {
  const sought = search.trim();
  return {
    impactYear: REVIEW_YEAR,
    sort,
    page,
    page_size: QUEUE_PAGE_SIZE,
    ...(sought !== '' && { search: sought }),
    ...(sdg !== null && { sdg }),
    ...(eventType !== null && { eventType }),
  };
}
