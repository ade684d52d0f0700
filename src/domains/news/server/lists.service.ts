import type { NewsState, NewsType, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { isAnyGuessed } from '#platform/db/known-words.repository.ts';
import { seekInText } from '#platform/db/text-search.repository.ts';
import { firstRows, readPage, withGuess } from '#platform/http/paging.ts';
import { listNewestIds, listNewsIds, type NewsFilter, type NewsSort, ORDERS, SEARCHED } from './lists.repository.ts';
import { listNewsRows, type NewsRow } from './news.repository.ts';

export interface NewsQuery {
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
): Promise<{ rows: NewsRow[]; meta: PageMeta }> {
  const filter: NewsFilter = { state, typeArticle, words: await seekInText(db, SEARCHED, search) };
  const { rows, meta } = await listNewsIds(db, filter, readPage(paging, ORDERS[sort]));
  return {
    rows: await readRows(
      db,
      rows.map(({ id }) => id),
    ),
    meta: withGuess(meta, isAnyGuessed(filter.words)),
  };
}

/** The latest public articles. */
export async function listNewestShown(db: Db, count: number, typeArticle?: NewsType): Promise<NewsRow[]> {
  const ids = await listNewestIds(db, { state: 'live', typeArticle }, firstRows(count));
  return readRows(db, ids.slice(0, count));
}

async function readRows(db: Db, ids: readonly string[]): Promise<NewsRow[]> {
  const rows = new Map((await listNewsRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
