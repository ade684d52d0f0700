/** Cache updates after a decision. */
import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { getOpportunityQueryKey } from '#generated/opportunities/getOpportunity.gen.ts';
import { listAllOpportunitiesQueryKey } from '#generated/opportunities/listAllOpportunities.gen.ts';
import { listOpportunitiesQueryKey } from '#generated/opportunities/listOpportunities.gen.ts';
import { listOpportunitiesToVerifyQueryKey } from '#generated/opportunities/listOpportunitiesToVerify.gen.ts';
import { listPartnersQueryKey } from '#generated/opportunities/listPartners.gen.ts';
import { listUpcomingOpportunitiesQueryKey } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/decisions/queue/queue-list.ts';

/** Updates the row in place. Refetching would move rows while someone is working on the list. */
export function updateVerifiedRow(queryClient: QueryClient, { id, ...changed }: Opportunity): void {
  const keys = [listOpportunitiesToVerifyQueryKey(), listAllOpportunitiesQueryKey()];
  const { title, slug, type, category, sdgs, location, isRemote, deadline, closesAt, seats, revision } = changed;
  const { state, isVerified, pointsRequired, declineReason, isOpen, isHidden, isFeatured } = changed;
  changeRow<OpportunitySummary>(queryClient, keys, id, (row) => ({
    ...row,
    ...{ title, slug, type, category, sdgs, location, isRemote, deadline, closesAt, seats, revision },
    ...{ state, isVerified, pointsRequired, declineReason, isOpen, isHidden, isFeatured },
  }));
  void queryClient.invalidateQueries({ queryKey: getOpportunityQueryKey({ path: { id } }) });
}

export const invalidatePublicLists = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [
      getCommunityStatsQueryKey(),
      listOpportunitiesQueryKey(),
      listUpcomingOpportunitiesQueryKey(),
      listPartnersQueryKey(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
