/** Cache updates after a decision on applications. */
import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { listApplicationsQueryKey } from '#generated/opportunities/listApplications.gen.ts';
import type { Application, OpportunityName } from '#generated/types.gen.ts';
import { changeRow, changeRows } from '#platform/browser/decisions/queue/queue-list.ts';
import { refetchOpportunity } from '../cached-opportunities.ts';

/** Notes the places left in every row of the opportunity, since rows don't refetch by themselves. */
export function updateSeatsLeft(
  queryClient: QueryClient,
  { id, seatsLeft }: Pick<OpportunityName, 'id' | 'seatsLeft'>,
) {
  changeRows<Application>(queryClient, [listApplicationsQueryKey()], (row) =>
    row.opportunity.id === id ? { ...row, opportunity: { ...row.opportunity, seatsLeft } } : row,
  );
}

/** Updates the row in place and refetches the places left. */
export function updateApplicationRow(queryClient: QueryClient, row: Application): void {
  changeRow<Application>(queryClient, [listApplicationsQueryKey()], row.id, () => row);
  updateSeatsLeft(queryClient, row.opportunity);
  refetchOpportunity(queryClient, row.opportunity.id);
}

export const invalidateStats = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: getCommunityStatsQueryKey() });

/** After auto-accept: refetches every list of applications. */
export function invalidateApplications(queryClient: QueryClient, opportunityId: string): void {
  void queryClient.invalidateQueries({ queryKey: listApplicationsQueryKey() });
  refetchOpportunity(queryClient, opportunityId);
  void invalidateStats(queryClient);
}
