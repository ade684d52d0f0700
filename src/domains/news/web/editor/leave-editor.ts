import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import { getNewsQueryKey } from '#generated/news/getNews.gen.ts';
import type { News, NewsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { cacheAnswer } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toast } from '#ui/feedback/toast.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { newsPathOf } from '../../model.ts';

/** Returns to the list and confirms with a toast. */
export function leaveEditor(
  { queryClient, navigate }: { queryClient: QueryClient; navigate: NavigateFunction },
  news: News,
): void {
  void makeStale(queryClient, 'news', 'articles');
  cacheAnswer(queryClient, getNewsQueryKey({ path: { id: news.id } }), news);
  toast({
    message: say('news.leaveEditor.saved', { title: isolate(news.title) }),
    detail: sayState(news),
    tone: 'success',
    action: { label: say('news.leaveEditor.readArticle'), to: newsPathOf(news) },
  });
  void navigate('/admin/news', { replace: true });
}

function sayState({ state, date }: News): string {
  const words: Record<NewsState, string> = {
    draft: say('news.leaveEditor.draft'),
    scheduled: say('news.leaveEditor.scheduled', { when: formatDay(date, { time: true }) }),
    live: say('news.leaveEditor.live'),
    withdrawn: say('news.leaveEditor.withdrawn'),
    deleted: say('news.leaveEditor.deleted'),
  };
  return words[state];
}
