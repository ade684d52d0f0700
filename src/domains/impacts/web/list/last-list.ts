/** The list of impacts that was read last, through which its impacts lead on to each other. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import type { ImpactListEnvelope, ImpactSummary, ListImpactsData } from '#generated/types.gen.ts';

type ListQuery = ListImpactsData['query'];

let lastQuery: ListQuery | null = null;

/** In the browser only: the server draws pages for many readers. */
export function keepList(query: ListQuery): void {
  lastQuery = query;
}

/** @returns null unless the list that was read last has loaded an impact after this one. */
export function findNextInList(client: QueryClient, id: string): ImpactSummary | null {
  if (lastQuery === null) return null;
  const key = listImpactsInfiniteQueryKey({ query: lastQuery });
  const rows = client.getQueryData<InfiniteData<ImpactListEnvelope>>(key)?.pages.flatMap(({ data }) => data.data) ?? [];
  const at = rows.findIndex((row) => row.id === id);
  return at === -1 ? null : (rows[at + 1] ?? null);
}
