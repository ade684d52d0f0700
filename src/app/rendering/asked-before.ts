/**
 * What a page asked for when it was last drawn: read before it's drawn again, it takes one pass instead of two to four.
 * What it asks for depends on what it shows, so this is a guess, and only saves time.
 */
import type { Query, QueryClient, QueryKey, QueryOptions } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';

type Asked = QueryOptions & { queryKey: QueryKey };

const asked = new LRUCache<string, readonly Asked[]>({ max: 500 });

/** With the options that each has while no component has asked for it: those of a component take their place. */
type ReadAhead = ReadonlyMap<Query, QueryOptions>;

export async function readAhead(queryClient: QueryClient, url: string): Promise<ReadAhead> {
  const cache = queryClient.getQueryCache();
  const queries = (asked.get(url) ?? []).map((options) => cache.build(queryClient, options));
  // One that fails is asked for again by what needs it, and fails there.
  await Promise.all(queries.map((query) => query.fetch().catch(() => cache.remove(query))));
  return new Map(queries.map((query) => [query, query.options]));
}

/** For the next time. What no component has asked for this time isn't part of the page. */
export function noteAsked(queryClient: QueryClient, url: string, ahead: ReadAhead): void {
  const cache = queryClient.getQueryCache();
  for (const [query, options] of ahead) if (query.options === options) cache.remove(query);
  asked.set(
    url,
    cache
      .findAll({ predicate: ({ state }) => state.status === 'success' })
      .map(({ queryKey, options }) => ({ ...options, queryKey })),
  );
}
