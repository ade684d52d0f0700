/** How far the reader's points go towards an opportunity, and what would earn the rest. */

import { presentRule } from '#domains/points/flows/points-rules.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import type { ImpactMeasures, OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export interface Reach {
  required: number;
  missing: number;
  /** Capped at `required`. */
  reached: number;
}

/** Null before approval or for readers without points. */
export function reachOf({
  pointsRequired,
  pointsMissing,
}: Pick<OpportunitySummary, 'pointsRequired' | 'pointsMissing'>): Reach | null {
  if (pointsRequired === null || pointsMissing === null) return null;
  return { required: pointsRequired, missing: pointsMissing, reached: pointsRequired - pointsMissing };
}

export interface Earning {
  action: string;
  /** Points for one such impact. */
  points: number;
  /** How many earn the missing points. */
  times: number;
}

const NOTHING: ImpactMeasures = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

/** Typical impacts, smallest first. */
const ACTIONS: readonly { action: string; measures: Partial<ImpactMeasures> }[] = [
  { action: say('opportunities.reach.afternoon'), measures: { hours: 4 } },
  { action: say('opportunities.reach.cleanUp'), measures: { hours: 6, wasteKg: 100 } },
  { action: say('opportunities.reach.workshop'), measures: { hours: 8, people: 40 } },
  { action: say('opportunities.reach.treePlanting'), measures: { hours: 24, trees: 200 } },
];

/** Uses the points formula for verified impacts. */
export function earningsFor(missing: number): Earning[] {
  const rule = presentRule();
  return ACTIONS.map(({ action, measures }) => {
    const points = pointsFor({ ...NOTHING, ...measures }, rule).total;
    return { action, points, times: Math.ceil(missing / points) };
  });
}

interface ImpactsMissing {
  least: number;
  most: number;
  /** How texts say it: "one impact", "3 impacts", "2 to 5 impacts". */
  range: 'one' | 'same' | 'range';
}

export function impactsMissing(missing: number): ImpactsMissing {
  const times = earningsFor(missing).map((earning) => earning.times);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return { least, most, range: most === 1 ? 'one' : least === most ? 'same' : 'range' };
}

export const sayPoints = (points: number): string => say('opportunities.reach.points', { points });
