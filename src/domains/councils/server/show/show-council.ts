/** Reads councils with everything shown about them. */

import type { CardRow } from '#domains/people/server/public.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { textsIn } from '#platform/db/json-rows.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { CouncilImpacts, CouncilTotals } from '../council-impacts.ts';
import { type CouncilRow, findCouncil } from '../councils.repository.ts';
import { assertCanSee } from '../policy.ts';
import {
  type CouncilText,
  type ListedCouncilRow,
  listedOf,
  readListedTexts,
  readWhole,
} from './shown-councils.repository.ts';

export interface WholeCouncil extends ListedCouncilRow {
  decider: CardRow | null;
  sums: CouncilTotals;
  resourceCount: number;
}

/** In the order of the ids. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<CouncilText[]> {
  if (ids.length === 0) return [];
  const [found] = await readListedTexts(db, { ids, viewerId: viewer?.userId ?? null });
  return textsIn(found?.texts);
}

export type ReadCouncil = (viewer: Viewer, id: string) => Promise<WholeCouncil>;

/** The reader throws a 404 for a council that is missing or not visible to the viewer. */
export function createCouncilReader(db: Db, impacts: Pick<CouncilImpacts, 'totalsOf' | 'sumsOf'>): ReadCouncil {
  const read = readWhole(impacts);
  return async (viewer, id) => {
    const [found] = await read(db, { id, viewerId: viewer?.userId ?? null });
    const council = found && listedOf(found.whole);
    assertCanSee(viewer, council);
    return { ...council, sums: impacts.sumsOf(council.totals) };
  };
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function getVisibleCouncil(db: Db | Tx, viewer: Viewer, id: string): Promise<CouncilRow> {
  const council = await findCouncil(db, id);
  assertCanSee(viewer, council);
  return council;
}
