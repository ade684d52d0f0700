/** The points of someone who says that they weren't there, or were after all. */
import { pointsFor } from '#domains/points/impact-points.ts';
import { givePointsBack, takePointsOf } from '#domains/points/server/public.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { grantImpactPoints } from '../review/impact-points.ts';
import type { ReviewRow } from '../review/reviews.repository.ts';

interface Taken {
  userId: string;
  verificationId: string;
}

export const takePointsBack = (tx: Tx, impact: ImpactRow, { userId, verificationId }: Taken): Promise<void> =>
  takePointsOf(
    tx,
    { userId, givenBy: verificationId },
    {
      cause: 'impact_overturned',
      facts: { title: impact.title, tookPart: false },
      subject: { kind: 'impact', id: impact.id },
    },
  );

interface Returned {
  userId: string;
  verification: Pick<ReviewRow, 'id' | 'actorId'>;
}

/** What was withdrawn, or what everyone got if the person had declined before that. */
export async function returnPoints(tx: Tx, impact: ImpactRow, { userId, verification }: Returned): Promise<void> {
  const { id, actorId: by } = verification;
  const rule = impact.pointsRule ?? STANDARD_RULE;
  const isReturned = await givePointsBack(
    tx,
    { userId, givenBy: id, worth: pointsFor(impact.measures, rule).total },
    {
      cause: 'impact_verified',
      facts: { title: impact.title, tookPart: true },
      subject: { kind: 'impact', id: impact.id },
    },
  );
  if (!isReturned) {
    await grantImpactPoints(tx, impact, {
      userIds: [userId],
      rule,
      decision: { id, by },
    });
  }
}
