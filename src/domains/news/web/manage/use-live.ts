import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listNewsQueryKey } from '#generated/news/listNews.gen.ts';
import { setNewsLive } from '#generated/news/setNewsLive.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { isolate } from '#ui/isolate.ts';
import { toast } from '#ui/toast.ts';
import {
  cacheNews,
  changeCachedNews,
  findCachedNews,
  invalidateNewsLists,
  invalidatePublicNews,
} from './news-cache.ts';
import { type PublishedState, predictState } from './predict-state.ts';

/** Optimistic update, rolled back on failure. */
export function useLive(news: Pick<NewsSummary, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  const { id } = news;
  return useMutation({
    // Serialised, so that the last click wins.
    scope: { id: `live ${id}` },
    mutationFn: async (isLive: boolean) => (await setNewsLive({ path: { id }, query: { isLive } })).data,
    onMutate: (isLive): PublishedState | null => {
      const known = findCachedNews(queryClient, id);
      const predicted = known && predictState(known, isLive, new Date());
      if (!known || !predicted) return null;
      changeCachedNews(queryClient, id, predicted);
      return { isLive: known.isLive, state: known.state };
    },
    onSuccess: ({ message, data }) => {
      const { content: _, ...summary } = data;
      changeCachedNews(queryClient, id, summary);
      cacheNews(queryClient, message, data);
      invalidatePublicNews(queryClient);
      void queryClient.invalidateQueries({ queryKey: listNewsQueryKey(), refetchType: 'none' });
    },
    onError: (error, isLive, before) => {
      if (before) changeCachedNews(queryClient, id, before);
      // The article was deleted, but the list still showed it.
      if (isApiError(error, 'refused')) void invalidateNewsLists(queryClient);
      toast({
        message: isLive
          ? say('news.useLive.weCouldntPublish', { title: isolate(news.title) })
          : say('news.useLive.weCouldntWithdraw', { title: isolate(news.title) }),
        detail:
          isApiError(error, 'refused') && error.message ? error.message : say('news.useLive.checkYourConnectionAndTry'),
        tone: 'danger',
      });
    },
  });
}
