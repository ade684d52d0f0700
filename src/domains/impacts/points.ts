/**
 * The points for a verified impact.
 *
 * Everyone who took part gets the same: 10 for the impact plus points for each measure, capped so that no single
 * number decides a ranking. At least 10, at most 100.
 */
import type { PointsPart } from '#domains/points/reasons.ts';
import type { ImpactMeasures } from '#generated/types.gen.ts';

interface MeasureRule {
  measure: keyof ImpactMeasures;
  perPoint: number;
  most: number;
}

const FOR_THE_IMPACT: PointsPart = { of: 'impact', points: 10, amount: 1, isMost: false };

export const MEASURE_RULES: readonly MeasureRule[] = [
  { measure: 'hours', perPoint: 2, most: 30 },
  { measure: 'people', perPoint: 5, most: 20 },
  { measure: 'trees', perPoint: 10, most: 20 },
  { measure: 'co2eKg', perPoint: 100, most: 10 },
  { measure: 'wasteKg', perPoint: 20, most: 10 },
];

export function pointsFor(measures: ImpactMeasures): { total: number; parts: PointsPart[] } {
  const parts = [FOR_THE_IMPACT];
  for (const { measure, perPoint, most } of MEASURE_RULES) {
    const amount = measures[measure];
    const points = Math.min(most, Math.floor(amount / perPoint));
    if (points > 0) parts.push({ of: measure, points, amount, isMost: points === most });
  }
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
}
