/** Reads councils with everything shown about them, in a fixed number of queries. */

import { findMedia, type MediaRow } from '#domains/media/server/public.ts';
import { type Cards, readCards } from '#domains/people/server/public.ts';
import type { Council, CouncilStanding } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { type CouncilRow, findCouncil, listCouncilRows } from './councils.repository.ts';
import { type GoalLinkRow, listGoalLinks } from './goals.repository.ts';
import { listMemberships } from './members.repository.ts';
import { assertSees } from './policy.ts';
import { countResources } from './resources.repository.ts';

export interface ListedCouncil {
  council: CouncilRow;
  goals: GoalLinkRow[];
  cover: MediaRow | null;
  cards: Cards;
  standing: CouncilStanding;
  /** The id of the membership or pending request. */
  linkId: string | null;
}

/** What the council's public impacts add up to. */
type CouncilTotals = Pick<Council, 'totals' | 'byYear' | 'byGoal'>;
export type ReadCouncilTotals = (db: Db | Tx, councilId: string) => Promise<CouncilTotals>;

export interface WholeCouncil extends ListedCouncil {
  sums: CouncilTotals;
  resourceCount: number;
}

const MOST_RESOURCES = 1_000_000;

/** In the order of the ids. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<ListedCouncil[]> {
  const councils = new Map((await listCouncilRows(db, ids)).map((council) => [council.id, council]));
  const goals = Map.groupBy(await listGoalLinks(db, ids), ({ councilId }) => councilId);
  const memberships = viewer ? await listMemberships(db, viewer.userId, ids) : [];
  const membershipOf = new Map(memberships.map((row) => [row.councilId, row]));
  const rows = [...councils.values()];
  const covers = await findMedia(
    db,
    rows.flatMap(({ coverId }) => coverId ?? []),
  );
  const cards = await readCards(
    db,
    rows.flatMap(({ ownerId, decidedBy }) => (decidedBy === null ? [ownerId] : [ownerId, decidedBy])),
  );
  return ids.flatMap((id) => {
    const council = councils.get(id);
    if (!council) return [];
    const own = membershipOf.get(id);
    return {
      council,
      goals: goals.get(id) ?? [],
      cover: covers.get(council.coverId ?? '') ?? null,
      cards,
      standing: own?.standing ?? 'none',
      linkId: own?.linkId ?? null,
    };
  });
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readCouncil(
  { db, readTotals }: { db: Db | Tx; readTotals: ReadCouncilTotals },
  viewer: Viewer,
  id: string,
): Promise<WholeCouncil> {
  const [listed] = await readListed(db, viewer, [id]);
  assertSees(viewer, listed?.council);
  const resources = { councilId: id, kind: undefined, words: [] };
  return {
    // assertSees has checked that it exists.
    ...(listed as ListedCouncil),
    sums: await readTotals(db, id),
    resourceCount: await countResources(db, resources, MOST_RESOURCES),
  };
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function getSeenCouncil(db: Db | Tx, viewer: Viewer, id: string): Promise<CouncilRow> {
  const council = await findCouncil(db, id);
  assertSees(viewer, council);
  return council;
}
