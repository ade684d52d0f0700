import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { notifyNewMembers } from '../announcements.ts';
import { issueForImpact } from '../credentials/impact-credentials.ts';
import { bumpRevision, findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import { insertPeople, listImpactsInvitedTo } from '../links.repository.ts';
import { findVerification, grantImpactPoints } from '../review/impact-points.ts';

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
  if (impact.isPublic) await issueForImpact(tx, impact, [userId]);
  return grantImpactPoints(tx, impact, {
    userIds: [userId],
    rule: impact.pointsRule ?? STANDARD_RULE,
    decision: { id: verification.id, by: verification.actorId },
  });
}
