/** Cache updates after a council changes. */
import type { QueryClient } from '@tanstack/react-query';
import { listCommentsInfiniteQueryKey } from '#generated/comments/listComments.gen.ts';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { getCouncilQueryKey } from '#generated/councils/getCouncil.gen.ts';
import { getUserCouncilSummaryQueryKey } from '#generated/councils/getUserCouncilSummary.gen.ts';
import { listCouncilMembersQueryKey } from '#generated/councils/listCouncilMembers.gen.ts';
import { listCouncilResourcesQueryKey } from '#generated/councils/listCouncilResources.gen.ts';
import { listCouncilsInfiniteQueryKey } from '#generated/councils/listCouncils.gen.ts';
import { listMyCouncilsQueryKey } from '#generated/councils/listMyCouncils.gen.ts';
import type { Council, CouncilEnvelope } from '#generated/types.gen.ts';
import { forEveryId } from '#platform/browser/calls/for-every-id.ts';

/** Stores the answer and refetches every list that may contain it. */
export function cacheCouncil(queryClient: QueryClient, council: Council): void {
  const queryKey = getCouncilQueryKey({ path: { id: council.id } });
  queryClient.setQueryData<CouncilEnvelope>(queryKey, { status: 200, message: '', data: council });
  invalidateLists(queryClient);
}

/** For calls that return no council. @returns once the council is refetched. */
export async function refetchCouncil(queryClient: QueryClient, id: string): Promise<void> {
  invalidateLists(queryClient);
  for (const queryKey of [
    listCouncilMembersQueryKey({ query: { councilId: id } }),
    listCouncilResourcesQueryKey({ query: { councilId: id } }),
    // Perhaps for members only, which the viewer has just become or no longer is.
    listCommentsInfiniteQueryKey({ query: { kind: 'council', id } }),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  await queryClient.invalidateQueries({ queryKey: getCouncilQueryKey({ path: { id } }) });
}

/** Leaves out the admin queue, whose rows must not move while someone is working on them. */
export function invalidateLists(queryClient: QueryClient): void {
  for (const queryKey of [
    listCouncilsInfiniteQueryKey(),
    listMyCouncilsQueryKey(),
    getCommunityStatsQueryKey(),
    forEveryId(getUserCouncilSummaryQueryKey),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
