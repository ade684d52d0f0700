import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getNewsQueryKey } from '#generated/news/getNews.gen.ts';
import { listNewsQueryKey } from '#generated/news/listNews.gen.ts';
import { setNewsLive } from '#generated/news/setNewsLive.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { cachedRows, changeRow } from '#platform/browser/calls/cached-rows.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStale, makeStaleOnceLeft } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { follow, type NewsStatus, stateOf } from '../../lifecycle.ts';

/** Publishes or withdraws it. */
export function useLive({ id, title }: Pick<NewsSummary, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  return useMutation(
    optimisticMutation<boolean, NewsSummary | undefined>(queryClient, {
      id: `live ${id}`,
      find: () => cachedRows<NewsSummary>(queryClient, [listNewsQueryKey()]).find((one) => one.id === id),
      // The row stays in filtered lists until they're read again.
      show: (news) => news && changeRow<NewsSummary>(queryClient, [listNewsQueryKey()], id, () => news),
      predict: (news, isLive) => news && { ...news, ...predictState(news, isLive, new Date()) },
      send: async (isLive) => {
        const answer = (await setNewsLive({ path: { id }, query: { isLive } })).data;
        queryClient.setQueryData(getNewsQueryKey({ path: { id } }), answer);
        const { content: _, ...summary } = answer.data;
        return summary;
      },
      onConfirmed: () => {
        void makeStale(queryClient, 'news');
        void makeStaleOnceLeft(queryClient, 'articles');
      },
      onFailed: (error, isLive) => {
        // The article was deleted, but the list still showed it.
        if (isApiError(error, 'refused')) void makeStale(queryClient, 'news', 'articles');
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

/** Optimistic state after publishing or withdrawing. */
type PublishedState = Pick<NewsSummary, 'isLive' | 'state'>;

/** By this browser's clock; null if the lifecycle forbids it. */
export function predictState(
  { state, isLive, date }: PublishedState & Pick<NewsSummary, 'date'>,
  toLive: boolean,
  now: Date,
): PublishedState | null {
  if (isLive === toLive && state !== 'deleted') return null;
  const isDue = new Date(date) <= now;
  const status: NewsStatus = {
    isLive,
    isDue,
    wasShown: state === 'withdrawn' || state === 'live',
    isDeleted: state === 'deleted',
  };
  const next = follow(status, toLive ? { type: 'news.shown', isDue } : { type: 'news.withdrawn' });
  return next && { isLive: next.isLive, state: stateOf(next) };
}
