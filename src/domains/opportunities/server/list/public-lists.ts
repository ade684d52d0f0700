/** The lists that everyone may see. */
import { type PlaceQuery, readWhere } from '#domains/places/server/public.ts';
import { readPoints } from '#domains/points/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { type Viewer, viewerOf } from '#platform/server/http/viewer.ts';
import type { ShowNeeds } from '../show/show-opportunity.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { type ContentQuery, listSummaries, ofContent } from './list-page.ts';

export const listOpportunities: Call<'listOpportunities', ShowNeeds> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { query } = request;
  return listSummaries(needs, viewer, query, { ...(await publicOf(needs.db, viewer, query)), open: query.open });
};

export const listUpcomingOpportunities: Call<'listUpcomingOpportunities', ShowNeeds> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { query } = request;
  const filter = { ...(await publicOf(needs.db, viewer, query)), open: true };
  return listSummaries(needs, viewer, { ...query, sort: 'deadline' }, filter);
};

export const listFeaturedOpportunities: Call<'listFeaturedOpportunities', ShowNeeds> = (needs, request) =>
  listSummaries(needs, viewerOf(request), request.query, { isPublic: true, isFeatured: true, state: 'approved' });

/** @throws {Failure} 422 for an unknown place. */
export async function publicOf(
  db: Db,
  viewer: Viewer,
  { unlocked: is, ...query }: ContentQuery & PlaceQuery & { unlocked?: boolean },
): Promise<OpportunityFilter> {
  const unlocked = is === undefined ? undefined : { is, points: viewer ? await readPoints(db, viewer.userId) : 0 };
  return { isPublic: true, ...ofContent(query), unlocked, where: await readWhere(query) };
}
