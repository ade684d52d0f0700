/** The admin list's filters in the URL. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListNewsData, NewsState } from '#generated/types.gen.ts';
import { readChoice, readText, readWhole } from '#platform/browser/address-values.ts';
import { withValue } from '#platform/browser/with-value.ts';
import { NEWS_TYPES } from '../../model.ts';

export type ListNewsQuery = NonNullable<ListNewsData['query']> & { page: number };

export const STATES: readonly NewsState[] = ['draft', 'scheduled', 'live', 'withdrawn', 'deleted'];
const SORTS = ['newest', 'oldest', 'title'] as const;
type Sort = (typeof SORTS)[number];

const PAGE_SIZE = 25;
/** Paging ends at row 10,000. */
const LAST_PAGE = 400;

export function readListQuery(params: URLSearchParams): ListNewsQuery {
  const search = readText(params, 'search', searchBounds.maxLength);
  const state = readChoice(params, 'state', STATES);
  const typeArticle = readChoice(params, 'type', NEWS_TYPES);
  const sort = readChoice(params, 'sort', SORTS);
  return {
    page: readWhole(params, 'page', 1, LAST_PAGE) ?? 1,
    page_size: PAGE_SIZE,
    ...(search && { search }),
    ...(state && { state }),
    ...(typeArticle && { typeArticle }),
    ...sortedBy(sort ?? usualSort(state)),
  };
}

/** Scheduled articles are listed like a calendar, soonest first. */
export const usualSort = (state: NewsState | undefined): Sort => (state === 'scheduled' ? 'oldest' : 'newest');

/** The server's default. */
const sortedBy = (sort: Sort) => (sort === 'newest' ? {} : { sort });

/** Changes one filter and returns to the first page. */
export function withFilter(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = withValue(params, name, value ?? '');
  // Leave the default order out of the URL.
  const state = readChoice(next, 'state', STATES);
  return name === 'state' || next.get('sort') === usualSort(state) ? withValue(next, 'sort', '') : next;
}
