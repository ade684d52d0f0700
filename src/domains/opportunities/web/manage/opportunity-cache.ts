/** Cache updates after an owner or admin changes an opportunity. */
import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { getOpportunityQueryKey } from '#generated/opportunities/getOpportunity.gen.ts';
import { listAllOpportunitiesQueryKey } from '#generated/opportunities/listAllOpportunities.gen.ts';
import { listPartnersQueryKey } from '#generated/opportunities/listPartners.gen.ts';
import type { Opportunity, OpportunityEnvelope } from '#generated/types.gen.ts';
import { refetchOpportunity } from '../cached-opportunities.ts';
import { updateVerifiedRow } from '../verification-queue/verify-cache.ts';

/**
 * Stores the answer and refetches every list that may contain it, except the pending queue, whose rows must not move while
 * someone is working on them.
 */
export function cacheOpportunity(queryClient: QueryClient, opportunity: Opportunity): void {
  const { id } = opportunity;
  queryClient.setQueriesData<OpportunityEnvelope>({ queryKey: getOpportunityQueryKey({ path: { id } }) }, (known) =>
    known ? { ...known, data: opportunity } : known,
  );
  updateVerifiedRow(queryClient, opportunity);
  refetchOpportunity(queryClient, id);
  for (const queryKey of [listAllOpportunitiesQueryKey(), listPartnersQueryKey(), getCommunityStatsQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
