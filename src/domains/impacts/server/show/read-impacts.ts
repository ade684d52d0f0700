/** Reads everything shown of impacts, in one statement. */

import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { assertCanSee, canSee } from '../policy.ts';
import {
  findWhole,
  type ListedImpactRow,
  listListed,
  listWhole,
  type WholeImpactRow,
  wholeOf,
} from './impact-rows.repository.ts';

/** In the order of the ids. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<ListedImpactRow[]> {
  if (ids.length === 0) return [];
  const [found] = await listListed(db, { ids, viewerId: viewer?.userId ?? null });
  return found?.rows ?? [];
}

/** In the order of the ids. */
export async function readWhole(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<WholeImpactRow[]> {
  if (ids.length === 0) return [];
  const [found] = await listWhole(db, { ids, viewerId: viewer?.userId ?? null });
  return (found?.rows ?? []).map(wholeOf);
}

/** @throws {Failure} 404 for an unknown impact, or one the viewer may not see. */
export async function readImpact(db: Db | Tx, viewer: Viewer, id: string): Promise<WholeImpactRow> {
  const [found] = await findWhole(db, { id, viewerId: viewer?.userId ?? null });
  const [whole] = (found?.rows ?? []).map(wholeOf);
  assertCanSee(viewer, whole);
  return whole;
}

/** Leaves out unknown ids and impacts that the viewer may not see. */
export async function readVisible(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<WholeImpactRow[]> {
  return (await readWhole(db, viewer, ids)).filter((impact) => canSee(viewer, impact));
}
