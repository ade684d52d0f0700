/** Finds comments by their words. */
import type { Db } from '#platform/server/db/database.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage, toPage } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { isAdmin } from '../policy.ts';
import { presentFound } from '../present.ts';
import { findComments, SEARCH_ORDER } from './search.repository.ts';

/** @throws {Failure} 422 for a page past row 10,000 or a foreign cursor. */
export const searchComments: Call<'searchComments', { db: Db }> = async ({ db }, request) => {
  const viewer = viewerOf(request);
  const { search, ...paging } = request.query;
  const page = readPage(paging, SEARCH_ORDER);
  const patterns = await readPatterns(db, search);
  const sought = { patterns, viewerId: viewer?.userId ?? null, readsAll: isAdmin(viewer) };
  const { isAll, ...found } = await findComments(db, sought, page);
  const { rows, meta } = toPage(page, found);
  const data = rows.map((row) => presentFound(viewer, row));
  return ok('Comments found.', { data, meta: { ...meta, totalIsExact: isAll } });
};
