import { getPublicNewsOptions } from '#generated/news/getPublicNews.gen.ts';
import { listNewsOptions } from '#generated/news/listNews.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import { newsPathOf } from '../../model.ts';
import { STATE_NAMES, TYPE_NAMES } from '../type-and-state-names.ts';

/** Public articles. @param words null for no search. */
export const useNewsFound = (words: string | null): Finding =>
  useFinding(words, getPublicNewsOptions, ({ data: { news, meta } }) => toFound(news.map(toHit), meta));

/** Includes drafts and withdrawn articles, for admins. */
export const useArticlesFound = (words: string | null): Finding =>
  useFinding(words, listNewsOptions, ({ data: { data, meta } }) => toFound(data.map(toHit), meta));

const toHit = (news: NewsSummary): SearchHit => ({
  id: news.id,
  to: newsPathOf(news),
  title: news.title,
  detail: joinFacts([
    TYPE_NAMES[news.typeArticle],
    formatDay(news.date),
    news.state === 'live' ? null : STATE_NAMES[news.state],
  ]),
  mark: <Thumbnail image={news.images} coverId={news.id} coverColors={[]} className="h-9 w-12 rounded-e-sm" />,
});
