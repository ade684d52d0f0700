import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage, toPage } from '#platform/server/http/lists/paging.ts';
import { ORDERS } from './account-filter.repository.ts';
import { readAccountPositions } from './accounts.repository.ts';
import { filterOf, readWithPictures } from './accounts.ts';

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export const listAllUsers: Call<'listAllUsers', { db: Db }> = async ({ db }, request) => {
  const { sort = 'newest', page: _page, page_size: _size, cursor: _cursor, ...query } = request.query;
  const page = readPage(request.query, ORDERS[sort]);
  const { rows, meta } = toPage(page, await readAccountPositions(db, await filterOf(db, query), page));
  const ids = rows.map(({ id }) => id);
  return ok('Accounts.', { data: await readWithPictures(db, ids), meta });
};
