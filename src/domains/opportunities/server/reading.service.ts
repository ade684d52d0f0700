/** Reads opportunities with everything shown about them, in a fixed number of queries. */

import { findMedia, type MediaRow } from '#domains/media/server/public.ts';
import { type Cards, readCards } from '#domains/people/server/public.ts';
import { readPoints } from '#domains/points/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { type ApplicationRow, listLatestOf } from './applications.repository.ts';
import { type FavouriteRow, listFavouritesOf } from './favourites.repository.ts';
import { type GoalLinkRow, listGoalLinks, listMediaLinks } from './links.repository.ts';
import { listOpportunityRows, type OpportunityRow } from './opportunities.repository.ts';
import { assertSees } from './policy.ts';

export interface ReadOpportunity {
  opportunity: OpportunityRow;
  goals: GoalLinkRow[];
  /** In the owner's order, without deleted files. */
  media: MediaRow[];
  cards: Cards;
  /** The viewer's; null for visitors. */
  points: number | null;
  favourite: FavouriteRow | null;
  /** The viewer's latest. */
  application: ApplicationRow | null;
}

/** In the order of the ids. */
export async function readOpportunities(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ReadOpportunity[]> {
  const opportunities = await listOpportunityRows(db, ids);
  const goals = groupByOpportunity(await listGoalLinks(db, ids));
  const links = groupByOpportunity(await listMediaLinks(db, ids));
  const files = await findMedia(
    db,
    [...links.values()].flat().map(({ mediaId }) => mediaId),
  );
  const cards = await readCards(
    db,
    opportunities.map(({ ownerId }) => ownerId),
  );
  const own = viewer && (await readOwn(db, viewer.userId, ids));
  const byId = new Map(opportunities.map((opportunity) => [opportunity.id, opportunity]));
  return ids.flatMap((id) => {
    const opportunity = byId.get(id);
    if (!opportunity) return [];
    return [
      {
        opportunity,
        goals: goals.get(id) ?? [],
        media: (links.get(id) ?? []).flatMap(({ mediaId }) => files.get(mediaId) ?? []),
        cards,
        points: own?.points ?? null,
        favourite: own?.favourites.get(id) ?? null,
        application: own?.applications.get(id) ?? null,
      },
    ];
  });
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readOpportunity(db: Db, viewer: Viewer, id: string): Promise<ReadOpportunity> {
  const [read] = await readOpportunities(db, viewer, [id]);
  assertSees(viewer, read?.opportunity, read?.application !== null);
  // assertSees has checked that it exists.
  return read as ReadOpportunity;
}

async function readOwn(db: Db, userId: string, ids: readonly string[]) {
  const favourites = await listFavouritesOf(db, userId, ids);
  const applications = await listLatestOf(db, userId, ids);
  return {
    points: await readPoints(db, userId),
    favourites: new Map(favourites.map((row) => [row.opportunityId, row])),
    applications: new Map(applications.map((row) => [row.opportunityId, row])),
  };
}

function groupByOpportunity<T extends { opportunityId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ opportunityId }) => opportunityId);
}
