import type { Db } from '#platform/server/db/database.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import {
  APPLICATION_ORDERS,
  type ApplicationFilter,
  listApplicationIds,
  listPeopleNamed,
} from './application-lists.repository.ts';
import { applicationScopeOf } from './application-scope.ts';
import { readApplications } from './read-applications.ts';

/** @throws {Failure} 403, 404, 422 for a page past row 10,000 or a cursor of another list. */
export const listApplications: Call<'listApplications', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { opportunityId, state, min_points: minPoints, search, sort = 'newest', ...paging } = request.query;
  const scope = await applicationScopeOf(db, person, opportunityId);
  const page = readPage(paging, APPLICATION_ORDERS[sort]);
  const applicants = search === undefined ? {} : await findApplicants(db, search);
  const { rows, meta } = await listApplicationIds(db, { ...scope, state, minPoints, ...applicants }, page);
  const ids = rows.map(({ id }) => id);
  return ok('Applications found.', { data: await readApplications(db, person, ids), meta });
};

/** The people found or, if there are too many, patterns for their names. */
async function findApplicants(db: Db, search: string): Promise<Pick<ApplicationFilter, 'words' | 'applicants'>> {
  const words = await readPatterns(db, search);
  if (words.length === 0) return {};
  const applicants = await listPeopleNamed(db, words);
  return applicants === null ? { words } : { applicants };
}
