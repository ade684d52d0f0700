/**
 * The points for a verified impact.
 *
 * Everyone who took part gets the same: 10 for the impact plus points for each measure, capped so that no single
 * number decides a ranking. At least 10, at most 100.
 */
import type { ImpactMeasures } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
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
  /** "12 for 24 hours" */
  sayPoints: (points: number, count: number) => string;
}

const FOR_THE_IMPACT = 10;

export const MEASURE_RULES: readonly MeasureRule[] = [
  {
    measure: 'hours',
    perPoint: 2,
    most: 30,
    sayPoints: (points, count) => say('impacts.points.hours', { points, count, amount: amountOf(count) }),
  },
  {
    measure: 'people',
    perPoint: 5,
    most: 20,
    sayPoints: (points, count) => say('impacts.points.people', { points, count, amount: amountOf(count) }),
  },
  {
    measure: 'trees',
    perPoint: 10,
    most: 20,
    sayPoints: (points, count) => say('impacts.points.trees', { points, count, amount: amountOf(count) }),
  },
  {
    measure: 'co2eKg',
    perPoint: 100,
    most: 10,
    sayPoints: (points, count) => say('impacts.points.co2e', { points, amount: amountOf(count) }),
  },
  {
    measure: 'wasteKg',
    perPoint: 20,
    most: 10,
    sayPoints: (points, count) => say('impacts.points.waste', { points, amount: amountOf(count) }),
  },
];

export function pointsFor(measures: ImpactMeasures): { total: number; parts: PointsPart[] } {
  const parts = [{ points: FOR_THE_IMPACT, why: say('impacts.points.forTheImpact', { points: FOR_THE_IMPACT }) }];
  for (const { measure, perPoint, most, sayPoints } of MEASURE_RULES) {
    const amount = measures[measure];
    const points = Math.min(most, Math.floor(amount / perPoint));
    if (points === 0) continue;
    const why = sayPoints(points, amount);
    parts.push({ points, why: points === most ? say('impacts.points.maximum', { why }) : why });
  }
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

const amountOf = (count: number): string => formatNumber(count, { maximumFractionDigits: 2 });

/** The ledger's reason, at most 500 characters. */
export function explainPoints(title: string, { parts }: { parts: PointsPart[] }): string {
  return `“${isolate(title)}” was verified: ${parts.map(({ why }) => why).join('; ')}.`;
}
