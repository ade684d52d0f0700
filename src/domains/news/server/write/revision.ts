/** Optimistic lock: whether an article has changed since its editor opened it. */
import { isDeepStrictEqual } from 'node:util';
import { editedMeanwhile, isOutdated } from '#platform/server/http/revision.ts';
import type { NewsContent, WholeNewsRow } from '../news.repository.ts';
import type { NewsForm } from './draft.ts';

/**
 * @param content the new content.
 * @returns true if it was already saved, because the request was retried.
 * @throws {Failure} 409 if the article was changed by anything else.
 */
export function isSavedAlready(news: WholeNewsRow, { revision, isLive }: NewsForm, content: NewsContent): boolean {
  if (!isOutdated(news, revision)) return false;
  if (isUnchanged(news, content, isLive)) return true;
  throw editedMeanwhile('article');
}

/** @param isLive undefined to leave it unchanged. */
export const isUnchanged = (news: WholeNewsRow, content: NewsContent, isLive: boolean | undefined): boolean =>
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
