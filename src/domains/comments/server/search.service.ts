/** Finds comments by their words. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { readPatterns } from '#platform/db/search-words.repository.ts';
import { readPage, toPage } from '#platform/http/paging.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isAdmin } from './policy.ts';
import { type FoundComment, SEARCH_ORDER, searchComments } from './search.repository.ts';

interface FindQuery {
  search?: string;
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** @throws {Failure} 422 for a page past row 10,000 or a foreign cursor. */
export async function findComments(
  db: Db,
  viewer: Viewer,
  { search, ...paging }: FindQuery,
): Promise<{ rows: FoundComment[]; meta: PageMeta }> {
  const page = readPage(paging, SEARCH_ORDER);
  const patterns = await readPatterns(db, search);
  const sought = { patterns, viewerId: viewer?.userId ?? null, readsAll: isAdmin(viewer) };
  const { isAll, ...found } = await searchComments(db, sought, page);
  const { rows, meta } = toPage(page, found);
  return { rows, meta: { ...meta, totalIsExact: isAll } };
}
