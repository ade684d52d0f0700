import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { getVisibleCouncil } from '../get-visible-council.ts';
import { findMembership } from '../members/members.repository.ts';
import { isAdmin, membersOnly } from '../policy.ts';
import { presentResource } from './present-resource.ts';
import { listResources, RESOURCE_ORDERS } from './resources.repository.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

/** @throws {Failure} 404 if the council isn't visible, 403 for anyone but members and admins. */
export const listCouncilResources: Call<'listCouncilResources', Needs> = async ({ db, presentMedia }, request) => {
  const person = callerOf(request);
  const { councilId, kind, search, sort = 'newest', ...paging } = request.query;
  await getVisibleCouncil(db, person, councilId);
  if (!isAdmin(person) && !(await findMembership(db, { councilId, userId: person.userId }))) throw membersOnly('see');
  const filter = { councilId, kind, words: await readPatterns(db, search) };
  const { rows, meta } = await listResources(db, filter, readPage(paging, RESOURCE_ORDERS[sort]));
  return ok('Resources found.', { data: rows.map((row) => presentResource(presentMedia, row)), meta });
};
