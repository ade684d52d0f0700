import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { readSearchWords } from './list-page.ts';
import { readOpportunityMap } from './map.repository.ts';
import { publicOf } from './public-lists.ts';

/** @throws {Failure} 422 for an unknown place. */
export const getOpportunityMap: Call<'getOpportunityMap', { db: Db }> = async ({ db }, request) => {
  const { zoom, search, open, ...query } = request.query;
  const words = await readSearchWords(db, search);
  const filter = { ...(await publicOf(db, viewerOf(request), query)), open, words };
  const found = await readOpportunityMap(db, filter, zoom);
  return ok('Opportunities on the map.', { ...found, totalIsExact: true, near: filter.where?.near ?? null });
};
