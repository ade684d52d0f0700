/** Reads everything shown of opportunities, in one statement. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { assertCanSee } from '../policy.ts';
import { presentOpportunity } from '../present.ts';
import {
  findShown,
  type ListedOpportunityRow,
  listShown,
  type ShownOpportunityRow,
  shownOf,
} from './opportunity-rows.repository.ts';

export interface ShowNeeds {
  db: Db;
  presentMedia: PresentMedia;
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function showOpportunity(
  { db, presentMedia }: ShowNeeds,
  viewer: Viewer,
  id: string,
): Promise<Opportunity> {
  return presentOpportunity(presentMedia, viewer, await readOpportunity(db, viewer, id));
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function readOpportunity(db: Db, viewer: Viewer, id: string): Promise<ShownOpportunityRow> {
  const [found] = await findShown(db, { id, viewerId: viewer?.userId ?? null });
  const read = found && shownOf(found.shown);
  assertCanSee(viewer, read, read?.application !== null);
  return read;
}

/** For a list, in the order of the ids. */
export async function readOpportunities(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ListedOpportunityRow[]> {
  if (ids.length === 0) return [];
  const [found] = await listShown(db, { ids, viewerId: viewer?.userId ?? null });
  return found?.rows ?? [];
}
