/** The filters of the Admins' list, as they stand in the address. */
import type { ListNewsData, NewsState } from '../../../../../generated/types.gen.ts';
import { readChoice, readText, readWhole } from '../../../../platform/browser/address-values.ts';
import { withValue } from '../../../../platform/browser/with-value.ts';
import { NEWS_TYPES } from '../../model.ts';

export type ListNewsQuery = NonNullable<ListNewsData['query']> & { page: number };

export const STATES: readonly NewsState[] = ['draft', 'scheduled', 'live', 'withdrawn', 'deleted'];
const SORTS = ['newest', 'oldest', 'title'] as const;
type Sort = (typeof SORTS)[number];

const PAGE_SIZE = 25;
/** Pages go down to row 10,000. */
const LAST_PAGE = 400;
const MOST_LETTERS = 100;

export function readListQuery(params: URLSearchParams): ListNewsQuery {
  const search = readText(params, 'search', MOST_LETTERS);
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

/** What is still to come is read as a calendar is: the next first. */
export const usualSort = (state: NewsState | undefined): Sort => (state === 'scheduled' ? 'oldest' : 'newest');

/** The server lists the newest first by itself. */
const sortedBy = (sort: Sort) => (sort === 'newest' ? {} : { sort });

/** The address with one filter changed; another filter begins at the first page. */
export function withFilter(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = withValue(params, name, value ?? '');
  // Each list begins in its usual order, which the address needn't name.
  const state = readChoice(next, 'state', STATES);
  return name === 'state' || next.get('sort') === usualSort(state) ? withValue(next, 'sort', '') : next;
}
