/** Whether an article still is what its editor opened. */
import { isDeepStrictEqual } from 'node:util';
import { conflict } from '../../../platform/http/failure.ts';
import type { NewsForm } from './draft.ts';
import type { NewsContent, WholeNewsRow } from './news.repository.ts';

/**
 * @param content what is to stand in its place.
 * @returns whether it stands there already: the request was sent again because its answer was lost.
 * @throws {Failure} 409 when the article was changed since by anything else.
 */
export function isSavedAlready(news: WholeNewsRow, { basis, isLive }: NewsForm, content: NewsContent): boolean {
  if (basis === undefined || new Date(basis).getTime() === news.updatedAt.getTime()) return false;
  if (standsSo(news, content, isLive)) return true;
  throw conflict('lifecycle_conflict', 'This article has changed since you opened it, so nothing was saved.');
}

/** @param isLive undefined for as it is. */
export const standsSo = (news: WholeNewsRow, content: NewsContent, isLive: boolean | undefined): boolean =>
  (isLive === undefined || isLive === news.isLive) && isDeepStrictEqual(contentOf(news), content);

const contentOf = (news: NewsContent): NewsContent => ({
  title: news.title,
  authorName: news.authorName,
  typeArticle: news.typeArticle,
  date: news.date,
  content: news.content,
  excerpt: news.excerpt,
  readingMinutes: news.readingMinutes,
  coverId: news.coverId,
  coverAlt: news.coverAlt,
});
