import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { presentRef } from '../present.ts';
import { readOrder, toListed, withWords } from './list-page.ts';
import { readCouncilNames } from './lists.repository.ts';

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export const listCouncilNames: Call<'listCouncilNames', { db: Db }> = async ({ db }, request) => {
  const { sort = 'title', ...query } = request.query;
  const listing = readOrder({ ...query, sort });
  const filter = await withWords(db, query, { scope: { kind: 'public', ownerId: null } });
  const { rows, meta } = toListed(listing.page, filter, await readCouncilNames(db, filter, listing));
  const data = rows.map(({ id, title }) => presentRef({ id, councilTitle: title }));
  return ok('Councils found.', { data, meta });
};
