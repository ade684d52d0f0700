/** What a change of a council means for what was read before. */
import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '../../../../generated/community/getCommunityStats.gen.ts';
import { getCouncilQueryKey } from '../../../../generated/councils/getCouncil.gen.ts';
import { getUserCouncilSummaryQueryKey } from '../../../../generated/councils/getUserCouncilSummary.gen.ts';
import { listCouncilMembersQueryKey } from '../../../../generated/councils/listCouncilMembers.gen.ts';
import { listCouncilResourcesQueryKey } from '../../../../generated/councils/listCouncilResources.gen.ts';
import { listCouncilsInfiniteQueryKey } from '../../../../generated/councils/listCouncils.gen.ts';
import { listMyCouncilsQueryKey } from '../../../../generated/councils/listMyCouncils.gen.ts';
import type { Council, CouncilEnvelope } from '../../../../generated/types.gen.ts';

/** Keeps the answer for its page, and has every list read again that it may stand in. */
export function keepCouncil(queryClient: QueryClient, council: Council): void {
  const queryKey = getCouncilQueryKey({ path: { id: council.id } });
  queryClient.setQueryData<CouncilEnvelope>(queryKey, { status: 200, message: '', data: council });
  forgetLists(queryClient);
}

/** After a step that says no more than that it was done. @returns once its page stands as it is now. */
export async function rereadCouncil(queryClient: QueryClient, id: string): Promise<void> {
  forgetLists(queryClient);
  for (const queryKey of [
    listCouncilMembersQueryKey({ query: { councilId: id } }),
    listCouncilResourcesQueryKey({ query: { councilId: id } }),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  await queryClient.invalidateQueries({ queryKey: getCouncilQueryKey({ path: { id } }) });
}

/** The queue of the Admins is not among them: its rows stay as they are while they are worked through. */
export function forgetLists(queryClient: QueryClient): void {
  for (const queryKey of [
    listCouncilsInfiniteQueryKey(),
    listMyCouncilsQueryKey(),
    getCommunityStatsQueryKey(),
    [{ _id: getUserCouncilSummaryQueryKey({ path: { id: '' } })[0]._id }],
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
