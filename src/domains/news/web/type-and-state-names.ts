/** Labels of types and states. */
import type { NewsState, NewsType } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const TYPE_NAMES: Record<NewsType, string> = {
  news: say('news.names.news'),
  featured: say('news.names.feature'),
  story: say('news.names.story'),
  announcement: say('news.names.announcement'),
  interview: say('news.names.interview'),
};

export const TYPE_NAMES_PLURAL: Record<NewsType, string> = {
  news: say('news.names.news'),
  featured: say('news.names.features'),
  story: say('news.names.stories'),
  announcement: say('news.names.announcements'),
  interview: say('news.names.interviews'),
};

export const STATE_NAMES: Record<NewsState, string> = {
  draft: say('news.names.draft'),
  scheduled: say('news.names.scheduled'),
  live: say('news.names.live'),
  withdrawn: say('news.names.withdrawn'),
  deleted: say('news.names.deleted'),
};

export const sayMinutes = (minutes: number): string => say('news.names.minRead', { minutes });
