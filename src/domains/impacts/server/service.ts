/** Impacts, for the other domains. */

import type { RawBuilder } from 'kysely';
import type { WorkWaiting } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { notifyNewMembers } from './announcements.ts';
import { findVerification, grantImpactPoints } from './impact-points.service.ts';
import { bumpRevision, findImpactForUpdate, type ImpactRow } from './impacts.repository.ts';
import { insertPeople, listImpactsInvitedTo } from './links.repository.ts';
import { isJudgeOrAdmin } from './policy.ts';
import { countWaiting } from './queues.repository.ts';

/** Adds someone who accepted an invitation to its impacts, and gives the points for those already verified. */
export async function joinInvitedImpacts(tx: Tx, joined: { invitationId: string; userId: string }): Promise<void> {
  for (const impactId of await listImpactsInvitedTo(tx, joined.invitationId)) {
    const impact = await findImpactForUpdate(tx, impactId);
    if (!impact) continue;
    await insertPeople(tx, impactId, [joined.userId], { isOwner: false });
    // Otherwise a form that was opened earlier could save the list of people without this one.
    if (!impact.isVerified) await bumpRevision(tx, impactId);
    const earned = await grantToGuest(tx, impact, joined.userId);
    await notifyNewMembers(tx, impact, [joined.userId], earned);
  }
}

/** @returns the points; null unless the impact is verified. */
async function grantToGuest(tx: Tx, impact: ImpactRow, userId: string): Promise<number | null> {
  const verification = impact.isVerified ? await findVerification(tx, impact.id) : undefined;
  if (!verification) return null;
  return grantImpactPoints(tx, impact, [userId], { id: verification.id, by: verification.actorId });
}

/**
 * Counts the pending work of a judge or an admin; none for anyone else.
 *
 * @param pending how many impacts are pending, hidden ones included.
 */
export function createImpactWork(pending: RawBuilder<number>) {
  return async (db: Db, person: Person): Promise<Pick<WorkWaiting, 'impactsToReview' | 'impactAppeals'>> => {
    if (!isJudgeOrAdmin(person)) return { impactsToReview: 0, impactAppeals: 0 };
    const { impacts, appeals } = await countWaiting(db, person.userId, pending);
    return { impactsToReview: impacts, impactAppeals: appeals };
  };
}
