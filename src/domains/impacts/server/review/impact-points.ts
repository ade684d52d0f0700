/** The points for a verified impact, and the decision that gave them. */

import { pointsFor } from '#domains/points/impact-points.ts';
import { givePoints } from '#domains/points/server/public.ts';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { findLastReview, type ReviewRow } from './reviews.repository.ts';

/** The decision that verified the impact last; undefined if none did. */
export const findVerification = (db: Db | Tx, impactId: string): Promise<Omit<ReviewRow, 'evidence'> | undefined> =>
  findLastReview(db, impactId, ['verified', 'overturned']);

/** A fixed lock order prevents deadlocks. */
const inOrder = (ids: readonly string[]) => [...ids].sort();

/** @returns what each of them gets. */
export async function grantImpactPoints(
  tx: Tx,
  impact: ImpactRow,
  { userIds, rule, decision }: { userIds: readonly string[]; rule: PointsRule; decision: { id: string; by: string } },
): Promise<number> {
  const { total, parts } = pointsFor(impact.measures, rule);
  const grant = {
    points: total,
    cause: 'impact_verified',
    facts: { title: impact.title, parts },
    subject: { kind: 'impact', id: impact.id },
    decisionId: decision.id,
    decidedBy: decision.by,
  } as const;
  for (const userId of inOrder(userIds)) await givePoints(tx, { ...grant, userId });
  return total;
}
