/** Which call answers which view. All of them ask for the year that is under review. */
import type { QueryKey } from '@tanstack/react-query';
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
import type { ImpactReviewListEnvelope } from '../../../../../generated/types.gen.ts';
import { REVIEW_YEAR } from '../../model.ts';
import type { QueueAddress } from './queue-address.ts';

const PAGE_SIZE = 25;

export interface Reviewer {
  id: string;
  role: 'Judge' | 'Admin';
}

interface QueueRead {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<ImpactReviewListEnvelope>;
}

export function readQueue(address: QueueAddress, reviewer: Reviewer): QueueRead {
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

function commonQuery({ search, sdg, eventType, sort, page }: QueueAddress) {
  const sought = search.trim();
  return {
    impactYear: REVIEW_YEAR,
    sort,
    page,
    page_size: PAGE_SIZE,
    ...(sought !== '' && { search: sought }),
    ...(sdg !== null && { sdg }),
    ...(eventType !== null && { eventType }),
  };
}
