/** Reads everything shown of opportunities, in one statement, and the viewer's points. */

import { readPoints } from '#domains/points/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { assertSees } from './policy.ts';
import { listShown, type ShownOpportunityRow, shownOf } from './shown.repository.ts';

export interface ShownOpportunity extends ShownOpportunityRow {
  /** The viewer's; null for visitors. */
  points: number | null;
}

/** In the order of the ids. */
export async function readOpportunities(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ShownOpportunity[]> {
  if (ids.length === 0) return [];
  const [found] = await listShown(db, { ids, viewerId: viewer?.userId ?? null });
  return withPoints(db, viewer, (found?.rows ?? []).map(shownOf));
}

export async function withPoints(
  db: Db,
  viewer: Viewer,
  rows: readonly ShownOpportunityRow[],
): Promise<ShownOpportunity[]> {
  const points = viewer && (await readPoints(db, viewer.userId));
  return rows.map((row) => ({ ...row, points }));
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readOpportunity(db: Db, viewer: Viewer, id: string): Promise<ShownOpportunity> {
  const [read] = await readOpportunities(db, viewer, [id]);
  assertSees(viewer, read, read?.application !== null);
  return read;
}
