/** Impacts, for the other domains. */

import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import { findImpactForUpdate } from './impacts.repository.ts';
import { tellNewMembers } from './news.ts';
import { hasPublicUse, insertPeople, listImpactsInvitedTo } from './parts.repository.ts';
import { isReviewer } from './policy.ts';
import { countWaiting } from './queues.repository.ts';
import { countPublicByPerson, hasLogged } from './summary.repository.ts';

/** Whether a file belongs to an impact that everyone sees. */
export async function isMediaPublic(db: Db, mediaId: string): Promise<boolean> {
  return hasPublicUse(db, mediaId);
}

/** How many public impacts each of some people took part in, verified since then; who has none is left out. */
export async function countPublicImpacts(
  db: Db,
  userIds: readonly string[],
  since?: Date,
): Promise<Map<string, number>> {
  return countPublicByPerson(db, userIds, since);
}

/** Who followed an invitation becomes a member of the impacts it was sent for. Points of a decision before stay as given. */
export async function joinInvitedImpacts(tx: Tx, joined: { invitationId: string; userId: string }): Promise<void> {
  for (const impactId of await listImpactsInvitedTo(tx, joined.invitationId)) {
    const impact = await findImpactForUpdate(tx, impactId);
    if (!impact) continue;
    await insertPeople(tx, impactId, [joined.userId], { isOwner: false });
    await tellNewMembers(tx, impact, [joined.userId]);
  }
}

/** How much is pending in a reviewer's queue; nothing for anyone else. */
export async function countToReview(
  db: Db,
  person: Person,
): Promise<{ impactsToReview: number; impactAppeals: number }> {
  if (!isReviewer(person)) return { impactsToReview: 0, impactAppeals: 0 };
  const { impacts, appeals } = await countWaiting(db, person.userId);
  return { impactsToReview: impacts, impactAppeals: appeals };
}

/** Of what a new member does first. */
export async function readImpactStep(db: Db, userId: string): Promise<{ hasImpact: boolean }> {
  return { hasImpact: await hasLogged(db, userId) };
}
