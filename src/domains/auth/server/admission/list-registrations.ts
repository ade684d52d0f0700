import type { Db } from '#platform/server/db/database.ts';
import { foldWords, patternOf } from '#platform/server/db/search/search-patterns.repository.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { presentRegistrations } from './present-registration.ts';
import { listRegistrationRows, REGISTRATIONS } from './registrations.repository.ts';

export const listRegistrations: Call<'listRegistrations', { db: Db }> = async ({ db }, request) => {
  const { state, search, sort = 'newest', ...paging } = request.query;
  const patterns = (await foldWords(db, search)).map(patternOf);
  const filter = { ...(state && { state }), patterns };
  const { rows, meta } = await listRegistrationRows(db, filter, readPage(paging, REGISTRATIONS[sort]));
  return ok('Registrations found.', { data: await presentRegistrations(db, rows), meta });
};
