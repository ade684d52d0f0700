/** Reads councils with everything shown about them. */

import type { Db, Tx } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { CouncilImpacts, CouncilTotals } from './council-impacts.ts';
import { type CouncilRow, findCouncil } from './councils.repository.ts';
import { assertSees } from './policy.ts';
import { countResources } from './resources.repository.ts';
import { type ListedCouncilRow, listedOf, listListed } from './shown.repository.ts';

export interface WholeCouncil extends ListedCouncilRow {
  sums: CouncilTotals;
  resourceCount: number;
}

const MOST_RESOURCES = 1_000_000;

/** In the order of the ids. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<ListedCouncilRow[]> {
  if (ids.length === 0) return [];
  const [found] = await listListed(db, { ids, viewerId: viewer?.userId ?? null });
  return (found?.rows ?? []).map(listedOf);
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readCouncil(
  { db, impacts }: { db: Db | Tx; impacts: Pick<CouncilImpacts, 'readTotals'> },
  viewer: Viewer,
  id: string,
): Promise<WholeCouncil> {
  const [listed] = await readListed(db, viewer, [id]);
  assertSees(viewer, listed);
  const resources = { councilId: id, kind: undefined, words: [] };
  return {
    ...listed,
    sums: await impacts.readTotals(db, id),
    resourceCount: await countResources(db, resources, MOST_RESOURCES),
  };
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function getSeenCouncil(db: Db | Tx, viewer: Viewer, id: string): Promise<CouncilRow> {
  const council = await findCouncil(db, id);
  assertSees(viewer, council);
  return council;
}
