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
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import { pagingOf } from '#platform/browser/decisions/use-queue-address.ts';
import type { VerifyValues } from './verify-filters.ts';

export function readQueue(
  place: { values: VerifyValues; page: number },
  cursor: string | null,
): QueueQuery<OpportunitySummary> {
  const { view, shelf, ...values } = place.values;
  const query = { ...values, ...pagingOf(place, cursor) };
  if (view === 'waiting') {
    return {
      queryKey: listOpportunitiesToVerifyQueryKey({ query }),
      read: async (signal) => (await listOpportunitiesToVerify({ query, signal })).data,
    };
  }
  const options = {
    query: {
      ...query,
      ...(shelf === 'featured' && { isFeatured: true }),
      ...(shelf === 'hidden' && { isHidden: true }),
    },
  };
  return {
    queryKey: listAllOpportunitiesQueryKey(options),
    read: async (signal) => (await listAllOpportunities({ ...options, signal })).data,
  };
}
