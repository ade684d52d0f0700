import type { QueryClient } from '@tanstack/react-query';
import { listCouncilsQueryKey } from '#generated/councils/listCouncils.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { updateRow } from '#platform/browser/calls/cached-rows.ts';

/** Updates the row in place. Refetching would move rows while someone is working on the list. */
export const updateDecidedRow = (queryClient: QueryClient, council: Council): void =>
  updateRow<CouncilSummary>(queryClient, [listCouncilsQueryKey()], council);
