/** Updates every cached copy of an opportunity, so that a change shows on every screen. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getOpportunityQueryKey } from '#generated/opportunities/getOpportunity.gen.ts';
import { listAllOpportunitiesQueryKey } from '#generated/opportunities/listAllOpportunities.gen.ts';
import { listFavouritesQueryKey } from '#generated/opportunities/listFavourites.gen.ts';
import { listFeaturedOpportunitiesQueryKey } from '#generated/opportunities/listFeaturedOpportunities.gen.ts';
import { listMyOpportunitiesQueryKey } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { listOpportunitiesQueryKey } from '#generated/opportunities/listOpportunities.gen.ts';
import { listOpportunitiesToVerifyQueryKey } from '#generated/opportunities/listOpportunitiesToVerify.gen.ts';
import { listUpcomingOpportunitiesQueryKey } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { Application, Favourite, Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import { cachedRows, changeAnswer, changeRow, changeRows, updateRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStale, makeStaleOnceLeft } from '#platform/browser/calls/stale.ts';

/** The fields that depend on the caller. */
export type ViewerFields = Pick<OpportunitySummary, 'isFavourite' | 'favouriteId' | 'application'>;

const listKeys = (): QueryKey[] => [
  listOpportunitiesQueryKey(),
  listMyOpportunitiesQueryKey(),
  listUpcomingOpportunitiesQueryKey(),
  listFeaturedOpportunitiesQueryKey(),
];

const oneKey = (id: string): QueryKey => getOpportunityQueryKey({ path: { id } });

export function updateCached(queryClient: QueryClient, id: string, changes: Partial<ViewerFields>): void {
  changeAnswer<Opportunity>(queryClient, oneKey(id), changes);
  changeRow<OpportunitySummary>(queryClient, listKeys(), id, (row) => ({ ...row, ...changes }));
  changeRows<Favourite>(queryClient, [listFavouritesQueryKey()], (row) =>
    row.opportunity.id === id ? { ...row, opportunity: { ...row.opportunity, ...changes } } : row,
  );
}

/** Null when it isn't cached. */
export function findCached(queryClient: QueryClient, id: string): ViewerFields | null {
  for (const [, known] of queryClient.getQueriesData<{ data: Opportunity }>({ queryKey: oneKey(id) })) {
    if (known) return known.data;
  }
  const saved = cachedRows<Favourite>(queryClient, [listFavouritesQueryKey()]).map(({ opportunity }) => opportunity);
  const listed = cachedRows<OpportunitySummary>(queryClient, listKeys());
  return [...listed, ...saved].find((row) => row.id === id) ?? null;
}

/** For changes beyond the caller's own fields, such as the places left. */
export function refetchOpportunities(queryClient: QueryClient): void {
  void makeStale(queryClient, 'opportunities');
  void makeStaleOnceLeft(queryClient, 'favourites');
}

/** @param answer null if the server refused. */
export function cacheOwnApplication(queryClient: QueryClient, opportunityId: string, answer: Application | null): void {
  if (answer) updateCached(queryClient, opportunityId, { application: answer });
  refetchOpportunities(queryClient);
}

/** After an owner or admin has changed it. */
export function cacheOpportunity(queryClient: QueryClient, opportunity: Opportunity): void {
  changeAnswer<Opportunity>(queryClient, oneKey(opportunity.id), opportunity);
  updateVerifiedRow(queryClient, opportunity);
  refetchOpportunities(queryClient);
}

/** Updates the row of the queue, which isn't refetched while someone is working on it. */
export const updateVerifiedRow = (queryClient: QueryClient, opportunity: Opportunity): void =>
  updateRow<OpportunitySummary>(
    queryClient,
    [listOpportunitiesToVerifyQueryKey(), listAllOpportunitiesQueryKey()],
    opportunity,
  );
