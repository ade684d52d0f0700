/** The domain's interface for other domains. */
import type { CouncilRef, WorkWaiting } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Person, Viewer } from '#platform/http/viewer.ts';
import {
  countPending,
  findCouncil,
  listApprovedIdsOfMember,
  listCouncilRows,
  sumRequestsTo,
} from './councils.repository.ts';
import { assertCanSee } from './policy.ts';
import { presentRef } from './present.ts';

/** Pending work for admins and owners. */
export async function countCouncilWork(
  db: Db,
  { userId, role }: Person,
): Promise<Pick<WorkWaiting, 'councilsToDecide' | 'membershipRequests'>> {
  const councilsToDecide = role === 'Admin' ? await countPending(db) : 0;
  return { councilsToDecide, membershipRequests: await sumRequestsTo(db, userId) };
}

/** Whether the council is approved and the person a member. */
export async function isCouncilMember(db: Db | Tx, userId: string, councilId: string): Promise<boolean> {
  return (await listApprovedIdsOfMember(db, userId, [councilId])).length > 0;
}

/** Names and links of councils; unknown ids are left out. */
export async function readCouncilRefs(db: Db | Tx, ids: Iterable<string>): Promise<Map<string, CouncilRef>> {
  const rows = await listCouncilRows(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentRef(row)]));
}

/** @throws {Failure} 404 if missing or not visible to the viewer. */
export async function assertCouncilVisible(db: Db | Tx, viewer: Viewer, id: string): Promise<void> {
  const council = await findCouncil(db, id);
  assertCanSee(viewer, council);
}
