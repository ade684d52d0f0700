/** Updates every cached copy of an opportunity, so that a change shows on every screen. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { getOpportunityQueryKey } from '#generated/opportunities/getOpportunity.gen.ts';
import { listFavouritesQueryKey } from '#generated/opportunities/listFavourites.gen.ts';
import { listFeaturedOpportunitiesQueryKey } from '#generated/opportunities/listFeaturedOpportunities.gen.ts';
import { listMyOpportunitiesQueryKey } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { listOpportunitiesQueryKey } from '#generated/opportunities/listOpportunities.gen.ts';
import { listUpcomingOpportunitiesQueryKey } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { Favourite, OpportunityEnvelope, OpportunitySummary } from '#generated/types.gen.ts';

/** The fields that depend on the caller. */
export type ViewerFields = Pick<OpportunitySummary, 'isFavourite' | 'favouriteId' | 'application'>;

interface Page<Row> {
  data: { data: Row[] };
}
type Listed<Row> = Page<Row> | InfiniteData<Page<Row>>;

/** A key without filters matches the list with any filters. */
const listKeys = (): QueryKey[] => [
  listOpportunitiesQueryKey(),
  listMyOpportunitiesQueryKey(),
  listUpcomingOpportunitiesQueryKey(),
  listFeaturedOpportunitiesQueryKey(),
];

const oneKey = (id: string): QueryKey => getOpportunityQueryKey({ path: { id } });

export function updateCached(queryClient: QueryClient, id: string, changes: Partial<ViewerFields>): void {
  queryClient.setQueriesData<OpportunityEnvelope>(
    { queryKey: oneKey(id) },
    (known) => known && { ...known, data: { ...known.data, ...changes } },
  );
  for (const queryKey of listKeys()) {
    queryClient.setQueriesData<Listed<OpportunitySummary>>({ queryKey }, (known) =>
      changeRows(known, (row) => (row.id === id ? { ...row, ...changes } : row)),
    );
  }
  queryClient.setQueriesData<Listed<Favourite>>({ queryKey: listFavouritesQueryKey() }, (known) =>
    changeRows(known, (row) =>
      row.opportunity.id === id ? { ...row, opportunity: { ...row.opportunity, ...changes } } : row,
    ),
  );
}

/** Null when it isn't cached. */
export function findCached(queryClient: QueryClient, id: string): ViewerFields | null {
  for (const [, known] of queryClient.getQueriesData<OpportunityEnvelope>({ queryKey: oneKey(id) })) {
    if (known) return known.data;
  }
  const lists = listKeys().flatMap((queryKey) =>
    queryClient.getQueriesData<Listed<OpportunitySummary>>({ queryKey }).flatMap(([, known]) => rowsOf(known)),
  );
  const saved = queryClient
    .getQueriesData<Listed<Favourite>>({ queryKey: listFavouritesQueryKey() })
    .flatMap(([, known]) => rowsOf(known).map(({ opportunity }) => opportunity));
  return [...lists, ...saved].find((row) => row.id === id) ?? null;
}

/** A response in flight would overwrite the optimistic update. */
export async function cancelReads(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all(
    [oneKey(id), listFavouritesQueryKey(), ...listKeys()].map((queryKey) => queryClient.cancelQueries({ queryKey })),
  );
}

/** Refetches after changes beyond the caller's own fields, such as the places left. */
export function refetchOpportunity(queryClient: QueryClient, id: string): void {
  for (const queryKey of [oneKey(id), ...listKeys()]) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: listFavouritesQueryKey(), refetchType: 'none' });
}

/** Marks the saved lists stale without refetching, so that no row vanishes while someone is using the list. */
export function invalidateSaved(queryClient: QueryClient): void {
  for (const queryKey of [listFavouritesQueryKey(), listMyOpportunitiesQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

function changeRows<Row>(known: Listed<Row> | undefined, change: (row: Row) => Row): Listed<Row> | undefined {
  if (!known) return known;
  const changePage = (page: Page<Row>): Page<Row> => ({
    ...page,
    data: { ...page.data, data: page.data.data.map(change) },
  });
  return 'pages' in known ? { ...known, pages: known.pages.map(changePage) } : changePage(known);
}

function rowsOf<Row>(known: Listed<Row> | undefined): Row[] {
  if (!known) return [];
  return ('pages' in known ? known.pages : [known]).flatMap(({ data }) => data.data);
}
