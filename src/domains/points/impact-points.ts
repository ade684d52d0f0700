/**
 * The points for a verified impact.
 *
 * Everyone who took part gets the same: some for the impact plus points for each measure, capped so that no single
 * number decides a ranking. Admins decide how many; the database counts the same in `impact_points`.
 */

import type { ImpactMeasures, PointsRate, PointsRule } from '#generated/types.gen.ts';
import type { PointsPart } from './reasons.ts';

export const MEASURES: readonly (keyof ImpactMeasures)[] = ['hours', 'people', 'trees', 'co2eKg', 'wasteKg'];

export function pointsFor(measures: ImpactMeasures, rule: PointsRule): { total: number; parts: PointsPart[] } {
  const parts: PointsPart[] = [{ of: 'impact', points: rule.impact, amount: 1, isMost: false }];
  for (const measure of MEASURES) {
    const amount = measures[measure];
    const points = pointsOf(amount, rule[measure]);
    if (points > 0) parts.push({ of: measure, points, amount, isMost: points === rule[measure].most });
  }
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/** Of one measure: for each whole step, up to the maximum. */
export const pointsOf = (amount: number, { points, per, most }: PointsRate): number =>
  Math.min(most, Math.floor(amount / per) * points);

/** What an impact can earn by a rule. */
export const rangeOf = (rule: PointsRule): { least: number; most: number } => ({
  least: rule.impact,
  most: MEASURES.reduce((sum, measure) => sum + rule[measure].most, rule.impact),
});
