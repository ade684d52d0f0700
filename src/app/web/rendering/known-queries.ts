/**
 * Remembers the queries of each page when it is drawn. If they run before the next time, that takes one pass instead of
 * two to four. A page's queries depend on what it shows, so this is a guess, and only saves time.
 */
import type { Query, QueryClient, QueryKey, QueryOptions } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';

type Asked = QueryOptions & { queryKey: QueryKey };

const asked = new LRUCache<string, readonly Asked[]>({ max: 500 });

/** Queries run ahead, with their original options: a component that uses the query replaces them by its own. */
type QueriesRunAhead = ReadonlyMap<Query, QueryOptions>;

export async function runKnownQueries(queryClient: QueryClient, url: string): Promise<QueriesRunAhead> {
  const cache = queryClient.getQueryCache();
  const queries = (asked.get(url) ?? []).map((options) => cache.build(queryClient, options));
  // If a query fails, the component that needs it runs it again, and it fails there.
  await Promise.all(queries.map((query) => query.fetch().catch(() => cache.remove(query))));
  return new Map(queries.map((query) => [query, query.options]));
}

/** Remembers the queries for the next time. Those that no component has used this time aren't part of the page. */
export function rememberQueries(queryClient: QueryClient, url: string, ahead: QueriesRunAhead): void {
  const cache = queryClient.getQueryCache();
  for (const [query, options] of ahead) if (query.options === options) cache.remove(query);
  asked.set(
    url,
    cache
      .findAll({ predicate: ({ state }) => state.status === 'success' })
      .map(({ queryKey, options }) => ({ ...options, queryKey })),
  );
}
