/** Cache updates after a decision on applications. */
import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { listApplicationsQueryKey } from '#generated/opportunities/listApplications.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/decisions/queue-list.ts';
import { readAgain } from '../known-opportunities.ts';

/** Updates the row in place and refetches the places left. */
export function keepApplication(queryClient: QueryClient, row: Application): void {
  changeRow<Application>(queryClient, [listApplicationsQueryKey()], row.id, () => row);
  readAgain(queryClient, row.opportunity.id);
}

export const forgetCounts = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: getCommunityStatsQueryKey() });

/** After auto-accept: refetches every list of applications. */
export function forgetApplications(queryClient: QueryClient, opportunityId: string): void {
  void queryClient.invalidateQueries({ queryKey: listApplicationsQueryKey() });
  readAgain(queryClient, opportunityId);
  void forgetCounts(queryClient);
}
