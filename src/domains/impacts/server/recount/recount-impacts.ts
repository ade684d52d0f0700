/** Recounts verified impacts by another rule, some of them at a time. */
import { pointsFor } from '#domains/points/impact-points.ts';
import { correctPoints } from '#domains/points/server/public.ts';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findRule, setRule, takeDue } from '../points-rules.repository.ts';

interface Recounted {
  impacts: number;
  /** How many entries people's points histories got. */
  changes: number;
}

/**
 * Those verified before a moment that follow another rule; in a transaction of the caller's. What is done isn't done
 * again, so it can be repeated and interrupted.
 */
export async function recountImpacts(
  tx: Tx,
  { ruleId, before, most }: { ruleId: number; before: Date; most: number },
): Promise<Recounted> {
  const due = await takeDue(tx, { ruleId, before, most });
  if (due.length === 0) return { impacts: 0, changes: 0 };
  const rule: PointsRule = await findRule(tx, ruleId);
  const changes = await correctPoints(
    tx,
    due.map(({ id, title, measures }) => {
      const { total, parts } = pointsFor(measures, rule);
      return { impactId: id, points: total, facts: { title, parts, isRecount: true } };
    }),
  );
  await setRule(
    tx,
    due.map(({ id }) => id),
    ruleId,
  );
  return { impacts: due.length, changes };
}
