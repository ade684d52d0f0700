import type { QueryClient } from '@tanstack/react-query';
import { getCouncilQueryKey } from '#generated/councils/getCouncil.gen.ts';
import { listCouncilsQueryKey } from '#generated/councils/listCouncils.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/decisions/queue/queue-list.ts';

/** Updates the row in place. Refetching would move rows while someone is working on the list. */
export function updateDecidedRow(queryClient: QueryClient, { id, ...council }: Council): void {
  const { councilTitle, slug, sdgs, location, cover, owner, revision } = council;
  const { isApproved, isSubmited, declineReason, updatedAt } = council;
  changeRow<CouncilSummary>(queryClient, [listCouncilsQueryKey()], id, (row) => ({
    ...row,
    ...{ councilTitle, slug, sdgs, location, cover, owner, revision },
    ...{ isApproved, isSubmited, declineReason, updatedAt },
  }));
  void queryClient.invalidateQueries({ queryKey: getCouncilQueryKey({ path: { id } }) });
}
