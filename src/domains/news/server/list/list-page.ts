import type { NewsState, NewsType, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isAnyGuessed } from '#platform/server/db/search/search-index.repository.ts';
import { resolveTextSearch } from '#platform/server/db/search/text-search.repository.ts';
import { readPage, withGuess } from '#platform/server/http/lists/paging.ts';
import type { ListedNewsRow } from '../show/news-rows.repository.ts';
import { type NewsFilter, type NewsSort, ORDERS, readNewsPage, SEARCHED } from './lists.repository.ts';

interface NewsQuery {
  search?: string;
  typeArticle?: NewsType;
  sort?: NewsSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** @param state null for all but deleted. @throws {Failure} 422 for a page past row 10,000 or a foreign cursor. */
export async function listPage(
  db: Db,
  { search, typeArticle, sort = 'newest', ...paging }: NewsQuery,
  state: NewsState | null,
): Promise<{ rows: ListedNewsRow[]; meta: PageMeta }> {
  const filter: NewsFilter = { state, typeArticle, words: await resolveTextSearch(db, SEARCHED, search) };
  const { rows, meta } = await readNewsPage(db, filter, sort, readPage(paging, ORDERS[sort]));
  return { rows, meta: withGuess(meta, isAnyGuessed(filter.words)) };
}
