import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listNewsQueryKey } from '#generated/news/listNews.gen.ts';
import { setNewsLive } from '#generated/news/setNewsLive.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { isolate } from '#ui/shared/isolate.ts';
import {
  cacheNews,
  changeCachedNews,
  findCachedNews,
  invalidateNewsLists,
  invalidatePublicNews,
} from './news-cache.ts';
import { predictState } from './predict-state.ts';

/** Publishes or withdraws it. */
export function useLive({ id, title }: Pick<NewsSummary, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  return useMutation(
    optimisticMutation<boolean, NewsSummary | undefined>(queryClient, {
      id: `live ${id}`,
      find: () => findCachedNews(queryClient, id),
      show: (news) => news && changeCachedNews(queryClient, id, news),
      predict: (news, isLive) => news && { ...news, ...predictState(news, isLive, new Date()) },
      send: async (isLive) => {
        const { message, data } = (await setNewsLive({ path: { id }, query: { isLive } })).data;
        cacheNews(queryClient, message, data);
        const { content: _, ...summary } = data;
        return summary;
      },
      onConfirmed: () => {
        invalidatePublicNews(queryClient);
        void queryClient.invalidateQueries({ queryKey: listNewsQueryKey(), refetchType: 'none' });
      },
      onFailed: (error, isLive) => {
        // The article was deleted, but the list still showed it.
        if (isApiError(error, 'refused')) void invalidateNewsLists(queryClient);
        toastFailed(
          isLive
            ? say('news.useLive.publishFailed', { title: isolate(title) })
            : say('news.useLive.withdrawFailed', { title: isolate(title) }),
          error,
        );
      },
    }),
  );
}
