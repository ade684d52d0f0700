/** The API call behind each view. */
import {
  listAllOpportunities,
  listAllOpportunitiesQueryKey,
} from '#generated/opportunities/listAllOpportunities.gen.ts';
import {
  listOpportunitiesToVerify,
  listOpportunitiesToVerifyQueryKey,
} from '#generated/opportunities/listOpportunitiesToVerify.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { QUEUE_PAGE_SIZE } from '#platform/browser/decisions/queue-address.ts';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import type { VerifyAddress } from './verify-address.ts';

export function readQueue(address: VerifyAddress, cursor: string | null): QueueQuery<OpportunitySummary> {
  const { view, search, type, category, sdg, state, shelf, sort, page } = address;
  const query = {
    sort,
    page,
    page_size: QUEUE_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
    ...(search !== '' && { search }),
    ...(type !== null && { type }),
    ...(category !== null && { category }),
    ...(sdg !== null && { sdg }),
  };
  if (view === 'waiting') {
    return {
      queryKey: listOpportunitiesToVerifyQueryKey({ query }),
      read: async (signal) => (await listOpportunitiesToVerify({ query, signal })).data,
    };
  }
  const options = {
    query: {
      ...query,
      ...(state !== null && { state }),
      ...(shelf === 'featured' && { isFeatured: true }),
      ...(shelf === 'hidden' && { isHidden: true }),
    },
  };
  return {
    queryKey: listAllOpportunitiesQueryKey(options),
    read: async (signal) => (await listAllOpportunities({ ...options, signal })).data,
  };
}
