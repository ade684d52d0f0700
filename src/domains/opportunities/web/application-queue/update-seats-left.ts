import type { QueryClient } from '@tanstack/react-query';
import { listApplicationsQueryKey } from '#generated/opportunities/listApplications.gen.ts';
import type { Application, OpportunityName } from '#generated/types.gen.ts';
import { changeRows } from '#platform/browser/calls/cached-rows.ts';

/** Notes the places left in every row of the opportunity, since rows don't refetch by themselves. */
export function updateSeatsLeft(
  queryClient: QueryClient,
  { id, seatsLeft }: Pick<OpportunityName, 'id' | 'seatsLeft'>,
): void {
  changeRows<Application>(queryClient, [listApplicationsQueryKey()], (row) =>
    row.opportunity.id === id ? { ...row, opportunity: { ...row.opportunity, seatsLeft } } : row,
  );
}
