/** Rules about articles, shared by the page and the server. */
import type { NewsType } from '#generated/types.gen.ts';
import { slugOf } from '#platform/shared/slug.ts';

/** How long a deleted article can be restored. */
export const DAYS_KEPT = 30;

const WORDS_A_MINUTE = 220;
const MAX_MINUTES = 600;

export const NEWS_TYPES: readonly NewsType[] = ['news', 'featured', 'story', 'announcement', 'interview'];

export function newsSlugOf(title: string): string {
  return slugOf(title) || 'article';
}

export function newsPathOf({ id, title }: { id: string; title: string }): string {
  return `/news/${id}/${newsSlugOf(title)}`;
}

export function editPathOf({ id }: { id: string }): string {
  return `/admin/news/${id}/edit`;
}

/** @param text plain */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.min(MAX_MINUTES, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}
