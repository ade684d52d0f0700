import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { COUNTED_ROWS } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { ofContent } from '../list/content-filter.ts';
import { resolveFilter } from '../list/pages.ts';
import { isWholeCount, readImpactMap } from './map.repository.ts';

/** @throws {Failure} 422 for an unknown place. */
export const getImpactMap: Call<'getImpactMap', { db: Db }> = async ({ db }, request) => {
  const { zoom, isFeatured, ...query } = request.query;
  const given = { scope: { kind: 'public', own: null } as const, ...ofContent(query), isFeatured };
  const { scope: _, ...filter } = await resolveFilter(db, viewerOf(request), query, given);
  const { total, clusters } = await readImpactMap(db, filter, zoom);
  const totalIsExact = isWholeCount(filter) || total <= COUNTED_ROWS;
  return ok('Impacts on the map.', { clusters, total, totalIsExact, near: filter.where?.near ?? null });
};
