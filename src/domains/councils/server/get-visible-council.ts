import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type CouncilRow, findCouncil } from './councils.repository.ts';
import { assertCanSee } from './policy.ts';

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function getVisibleCouncil(db: Db | Tx, viewer: Viewer, id: string): Promise<CouncilRow> {
  const council = await findCouncil(db, id);
  assertCanSee(viewer, council);
  return council;
}
