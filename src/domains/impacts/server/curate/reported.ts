/** Finds reported impacts, and hides or shows them when a case requires it. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { impactPathOf } from '../../model.ts';
import { findImpactForUpdate } from '../impacts.repository.ts';
import { canSee } from '../policy.ts';
import { findWhole, wholeOf } from '../show/impact-rows.repository.ts';
import { setHidden } from './set-hidden.ts';

/** Undefined if this viewer can't see it. */
export async function findReportedImpact(db: Db, viewer: Viewer, id: string) {
  const [found] = await findWhole(db, { id, viewerId: null });
  const impact = found?.rows?.[0] && wholeOf(found.rows[0]);
  if (!impact || !canSee(viewer, impact)) return undefined;
  const { ownerId, title, description: text, media, isHidden } = impact;
  return { ownerId, title, text, link: impactPathOf(impact), media, isHidden };
}

/** @returns whether that changed anything. */
export async function setReportedImpactHidden(
  tx: Tx,
  id: string,
  change: { quorum: number; isHidden: boolean; actorId: string | null; reason?: string },
): Promise<boolean> {
  const impact = await findImpactForUpdate(tx, id);
  return impact !== undefined && setHidden(tx, impact, change);
}
