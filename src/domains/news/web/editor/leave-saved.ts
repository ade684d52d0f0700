import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import type { News, NewsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { formatDay } from '#ui/dates.ts';
import { isolate } from '#ui/isolate.ts';
import { toast } from '#ui/toast.ts';
import { newsPathOf } from '../../model.ts';
import { keepNews, readListsAgain } from '../manage/known-news.ts';

/** Returns to the list and confirms with a toast. */
export function leaveSaved(
  { queryClient, navigate }: { queryClient: QueryClient; navigate: NavigateFunction },
  news: News,
): void {
  keepNews(queryClient, '', news);
  void readListsAgain(queryClient);
  toast({
    message: say('news.leaveSaved.isSaved', { title: isolate(news.title) }),
    detail: sayState(news),
    tone: 'success',
    action: { label: say('news.leaveSaved.readArticle'), to: newsPathOf(news) },
  });
  void navigate('/admin/news');
}

function sayState({ state, date }: News): string {
  const words: Record<NewsState, string> = {
    draft: say('news.leaveSaved.draft'),
    scheduled: say('news.leaveSaved.itGoesLiveOn', { when: formatDay(date, { time: true }) }),
    live: say('news.leaveSaved.everyoneCanReadIt'),
    withdrawn: say('news.leaveSaved.withdrawn'),
    deleted: say('news.leaveSaved.deleted'),
  };
  return words[state];
}
