/** Labels of types and states. */
import type { NewsState, NewsType } from '#generated/types.gen.ts';

export const TYPE_NAMES: Record<NewsType, string> = {
  news: 'News',
  featured: 'Feature',
  story: 'Story',
  announcement: 'Announcement',
  interview: 'Interview',
};

/** Plurals. */
export const TYPES_NAMES: Record<NewsType, string> = {
  news: 'News',
  featured: 'Features',
  story: 'Stories',
  announcement: 'Announcements',
  interview: 'Interviews',
};

export const STATE_NAMES: Record<NewsState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  withdrawn: 'Withdrawn',
  deleted: 'Deleted',
};

export const sayMinutes = (minutes: number): string => `${minutes} min read`;
