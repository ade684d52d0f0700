/**
 * The points for a verified impact.
 *
 * Everyone who took part gets the same: 10 for the impact plus points for each measure, capped so that no single
 * number decides a ranking. At least 10, at most 100.
 */
import type { ImpactMeasures } from '#generated/types.gen.ts';
import { isolate } from '#ui/isolate.ts';

export interface PointsPart {
  points: number;
  /** "12 for 24 hours" */
  why: string;
}

interface MeasureRule {
  measure: keyof ImpactMeasures;
  /** Amount per point. */
  perPoint: number;
  most: number;
  say: (amount: string) => string;
}

const FOR_THE_IMPACT = 10;
const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const MEASURE_RULES: readonly MeasureRule[] = [
  { measure: 'hours', perPoint: 2, most: 30, say: (amount) => `${amount} hours` },
  { measure: 'people', perPoint: 5, most: 20, say: (amount) => `${amount} people reached` },
  { measure: 'trees', perPoint: 10, most: 20, say: (amount) => `${amount} trees` },
  { measure: 'co2eKg', perPoint: 100, most: 10, say: (amount) => `${amount} kg CO2e avoided` },
  { measure: 'wasteKg', perPoint: 20, most: 10, say: (amount) => `${amount} kg of waste diverted` },
];

export function pointsFor(measures: ImpactMeasures): { total: number; parts: PointsPart[] } {
  const parts = [{ points: FOR_THE_IMPACT, why: `${FOR_THE_IMPACT} for the impact` }];
  for (const { measure, perPoint, most, say } of MEASURE_RULES) {
    const amount = measures[measure];
    const points = Math.min(most, Math.floor(amount / perPoint));
    if (points === 0) continue;
    const rest = points === most ? ' (maximum)' : '';
    parts.push({
      points,
      why: `${points} for ${say(AMOUNT.format(amount))}${rest}`,
    });
  }
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/** The ledger's reason, at most 500 characters. */
export function explainPoints(title: string, { parts }: { parts: PointsPart[] }): string {
  return `“${isolate(title)}” was verified: ${parts.map(({ why }) => why).join('; ')}.`;
}
