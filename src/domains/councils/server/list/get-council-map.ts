import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { withWords } from './list-page.ts';
import { readCouncilMap } from './map.repository.ts';

/** @throws {Failure} 422 for an unknown place. */
export const getCouncilMap: Call<'getCouncilMap', { db: Db }> = async ({ db }, request) => {
  const { zoom, sdg, ...query } = request.query;
  const { scope: _, ...filter } = await withWords(db, query, { scope: { kind: 'public', ownerId: null }, sdg });
  const found = await readCouncilMap(db, filter, zoom);
  return ok('Councils on the map.', { ...found, totalIsExact: true, near: filter.where?.near ?? null });
};
