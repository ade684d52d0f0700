import type { Db } from '#platform/server/db/database.ts';
import { foldWords } from '#platform/server/db/search/search-patterns.repository.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { getVisibleCouncil } from '../get-visible-council.ts';
import { assertOwns } from '../policy.ts';
import { presentRequest } from './present-request.ts';
import { listRequests, REQUEST_ORDERS } from './requests.repository.ts';

/** @throws {Failure} 403 for anyone but the owner of the council, 404. */
export const listMembershipRequests: Call<'listMembershipRequests', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { councilId, state, search, sort = 'newest', ...paging } = request.query;
  if (councilId !== undefined) assertOwns(person, await getVisibleCouncil(db, person, councilId), 'seeRequests');
  const words = await foldWords(db, search);
  const filter = { ownerId: person.userId, councilId, state, words };
  const { rows, meta } = await listRequests(db, filter, readPage(paging, REQUEST_ORDERS[sort]));
  return ok('Requests found.', { data: rows.map(presentRequest), meta });
};
