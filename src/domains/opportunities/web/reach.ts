/** How far the reader's points go towards an opportunity, and what would earn the rest. */

import { pointsFor } from '#domains/impacts/points.ts';
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
  { action: 'an afternoon (4 hours)', measures: { hours: 4 } },
  { action: 'a clean-up (6 hours, 100 kg of waste)', measures: { hours: 6, wasteKg: 100 } },
  { action: 'a workshop (8 hours, 40 people)', measures: { hours: 8, people: 40 } },
  { action: 'tree planting (24 hours in total, 200 trees)', measures: { hours: 24, trees: 200 } },
];

/** Uses the points formula for verified impacts. */
export function earningsFor(missing: number): Earning[] {
  return ACTIONS.map(({ action, measures }) => {
    const points = pointsFor({ ...NOTHING, ...measures }).total;
    return { action, points, times: Math.ceil(missing / points) };
  });
}

/** "2 to 5 impacts" */
export function sayImpactsMissing(missing: number): string {
  const times = earningsFor(missing).map((earning) => earning.times);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  if (most === 1) return 'one impact';
  return least === most
    ? say('opportunities.reach.impacts', { most })
    : say('opportunities.reach.toImpacts', { least, most });
}

export const sayPoints = (points: number): string =>
  `${points.toLocaleString('en-GB')} ${points === 1 ? 'point' : 'points'}`;
