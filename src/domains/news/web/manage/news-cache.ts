/** Updates cached articles, in lists and on their own. */
import type { QueryClient } from '@tanstack/react-query';
import { getNewsQueryKey } from '#generated/news/getNews.gen.ts';
import { getPublicNewsQueryKey } from '#generated/news/getPublicNews.gen.ts';
import { listNewsQueryKey } from '#generated/news/listNews.gen.ts';
import type { News, NewsEnvelope, NewsListEnvelope, NewsSummary } from '#generated/types.gen.ts';

export function findCachedNews(queryClient: QueryClient, id: string): NewsSummary | undefined {
  const lists = queryClient.getQueriesData<NewsListEnvelope>({ queryKey: listNewsQueryKey() });
  return lists.flatMap(([, list]) => list?.data.data ?? []).find((one) => one.id === id);
}

/** Updates a row in place; it stays in filtered lists until they're refetched. */
export function changeCachedNews(queryClient: QueryClient, id: string, changes: Partial<NewsSummary>): void {
  queryClient.setQueriesData<NewsListEnvelope>(
    { queryKey: listNewsQueryKey() },
    (known) =>
      known && {
        ...known,
        data: { ...known.data, data: known.data.data.map((one) => (one.id === id ? { ...one, ...changes } : one)) },
      },
  );
}

export function cacheNews(queryClient: QueryClient, message: string, news: News): void {
  const envelope: NewsEnvelope = { status: 200, message, data: news };
  queryClient.setQueryData(getNewsQueryKey({ path: { id: news.id } }), envelope);
}

/** Invalidates the public pages. */
export function invalidatePublicNews(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getPublicNewsQueryKey() });
}

export async function invalidateNewsLists(queryClient: QueryClient): Promise<void> {
  invalidatePublicNews(queryClient);
  await queryClient.invalidateQueries({ queryKey: listNewsQueryKey() });
}
