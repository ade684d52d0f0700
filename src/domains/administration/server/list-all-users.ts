import type { Db } from '#platform/db/database.ts';
import type { Call } from '#platform/http/calls.ts';
import { ok } from '#platform/http/envelope.ts';
import { readPage, toPage } from '#platform/http/paging.ts';
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
