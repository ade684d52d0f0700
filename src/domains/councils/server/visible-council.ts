/** The domain's interface for other domains. */
import type { Db, Tx } from '#platform/db/database.ts';
import type { Person, Viewer } from '#platform/http/viewer.ts';
import { type CouncilWork, countWork, findCouncil, listApprovedIdsOfMember } from './councils.repository.ts';
import { assertCanSee } from './policy.ts';

/** Pending work for admins and owners. */
export const countCouncilWork = (db: Db, { userId, role }: Person): Promise<CouncilWork> =>
  countWork(db, { userId, isAdmin: role === 'Admin' });

/** Whether the council is approved and the person a member. */
export async function isCouncilMember(db: Db | Tx, userId: string, councilId: string): Promise<boolean> {
  return (await listApprovedIdsOfMember(db, userId, [councilId])).length > 0;
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function assertCouncilVisible(db: Db | Tx, viewer: Viewer, id: string): Promise<void> {
  const council = await findCouncil(db, id);
  assertCanSee(viewer, council);
}
