/** Reads everything shown of opportunities, in one statement. */

import type { Db } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { assertSees } from './policy.ts';
import { findShown, listShown, type ShownOpportunityRow, shownOf } from './shown.repository.ts';

/** In the order of the ids. */
export async function readOpportunities(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ShownOpportunityRow[]> {
  if (ids.length === 0) return [];
  const [found] = await listShown(db, { ids, viewerId: viewer?.userId ?? null });
  return (found?.rows ?? []).map(shownOf);
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readOpportunity(db: Db, viewer: Viewer, id: string): Promise<ShownOpportunityRow> {
  const [found] = await findShown(db, { id, viewerId: viewer?.userId ?? null });
  const [read] = (found?.rows ?? []).map(shownOf);
  assertSees(viewer, read, read?.application !== null);
  return read;
}
