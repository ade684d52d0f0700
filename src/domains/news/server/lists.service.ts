import type { NewsState, NewsType, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { foldWords, LONG_ENOUGH } from '#platform/db/search-words.repository.ts';
import { KEYS, type Position } from '#platform/http/keyset-cursor.ts';
import { COUNTED_ROWS, readPage, toPage, withGuess } from '#platform/http/paging.ts';
import {
  countNews,
  isWritten,
  type ListedNews,
  listNewsIds,
  type NewsFilter,
  type NewsSort,
  type SoughtWord,
} from './lists.repository.ts';
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
  const page = readPage(paging, { name: `news:${sort}`, isKey: sort === 'title' ? KEYS.none : KEYS.moment });
  const filter: NewsFilter = {
    state,
    typeArticle,
    words: search === undefined ? undefined : await seek(db, search),
  };
  const found = await listNewsIds(db, filter, sort, page);
  const total = await countNews(db, filter, COUNTED_ROWS + 1);
  const listed = toPage(page, { rows: found, total, positionOf: (row) => positionOf(sort, row) });
  return {
    rows: await readRows(db, listed.rows),
    meta: withGuess(listed.meta, filter.words?.some(({ isMisspelt }) => isMisspelt) ?? false),
  };
}

/** The latest public articles. */
export async function listNewestShown(db: Db, count: number, typeArticle?: NewsType): Promise<NewsRow[]> {
  const first = { limit: count, offset: 0, after: null };
  const found = await listNewsIds(db, { state: 'live', typeArticle }, 'newest', first);
  return readRows(db, found.slice(0, count));
}

async function readRows(db: Db, listed: readonly ListedNews[]): Promise<NewsRow[]> {
  const ids = listed.map(({ id }) => id);
  const rows = new Map((await listNewsRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Each search term, with a spelling correction if no article contains it. */
async function seek(db: Db, search: string): Promise<SoughtWord[]> {
  const sought: SoughtWord[] = [];
  for (const word of await foldWords(db, search)) {
    const isMisspelt = word.length > LONG_ENOUGH && !/^\d+$/.test(word) && !(await isWritten(db, word));
    sought.push({ word, isMisspelt });
  }
  return sought;
}

const positionOf = (sort: NewsSort, { id, date }: ListedNews): Position => ({
  key: sort === 'title' ? '' : date.toISOString(),
  id,
});
