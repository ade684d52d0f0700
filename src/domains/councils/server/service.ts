/** Councils, for the other domains. */
import type { CouncilRef, WorkWaiting } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Person, Viewer } from '../../../platform/http/viewer.ts';
import {
  countApproved,
  countPending,
  findCouncil,
  hasPublicCover,
  listCouncilRows,
  listIdsOpenTo,
  sumRequestsTo,
} from './councils.repository.ts';
import { belongsOrAsks, countOf } from './members.repository.ts';
import { assertSees } from './policy.ts';
import { presentRef } from './present.ts';

/** Whether a file is the cover of a council that everyone sees. */
export async function isCoverPublic(db: Db, mediaId: string): Promise<boolean> {
  return hasPublicCover(db, mediaId);
}

/** Approved ones. */
export async function countApprovedCouncils(db: Db): Promise<number> {
  return countApproved(db);
}

/** Approved ones that a person belongs to. */
export async function countCouncilsOf(db: Db, userId: string): Promise<number> {
  return countOf(db, userId);
}

/** What waits for an Admin, and for the owner of councils. */
export async function countCouncilWork(
  db: Db,
  { userId, role }: Person,
): Promise<Pick<WorkWaiting, 'councilsToDecide' | 'membershipRequests'>> {
  const councilsToDecide = role === 'Admin' ? await countPending(db) : 0;
  return { councilsToDecide, membershipRequests: await sumRequestsTo(db, userId) };
}

/** Of what a new member does first. */
export async function readCouncilStep(db: Db, userId: string): Promise<{ hasCouncil: boolean }> {
  return { hasCouncil: await belongsOrAsks(db, userId) };
}

/** Whether a person may make something with a council: it is approved, and the person belongs to it. */
export async function belongsTo(db: Db | Tx, userId: string, councilId: string): Promise<boolean> {
  return (await listIdsOpenTo(db, userId, [councilId])).length > 0;
}

/** How each of some councils is named and linked; those that are not there are left out. */
export async function readCouncilRefs(db: Db | Tx, ids: Iterable<string>): Promise<Map<string, CouncilRef>> {
  const rows = await listCouncilRows(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentRef(row)]));
}

/** @throws {Failure} 404 for a council that is not there or that the viewer may not see. */
export async function assertCouncilSeen(db: Db | Tx, viewer: Viewer, id: string): Promise<void> {
  const council = await findCouncil(db, id);
  assertSees(viewer, council);
}
