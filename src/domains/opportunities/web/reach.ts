/** How far the points of a reader go towards an opportunity, and what would bring the rest. */
import type { ImpactMeasures, OpportunitySummary } from '../../../../generated/types.gen.ts';
import { pointsFor } from '../../impacts/points.ts';

export interface Reach {
  required: number;
  missing: number;
  /** Of the required ones; points beyond them do not show. */
  reached: number;
}

/** Null where there is nothing to reach for: not approved yet, or no reader with points. */
export function reachOf({
  pointsRequired,
  pointsMissing,
}: Pick<OpportunitySummary, 'pointsRequired' | 'pointsMissing'>): Reach | null {
  if (pointsRequired === null || pointsMissing === null) return null;
  return { required: pointsRequired, missing: pointsMissing, reached: pointsRequired - pointsMissing };
}

export interface Earning {
  deed: string;
  /** What one such impact gives. */
  points: number;
  /** How many of them bring what is missing. */
  times: number;
}

const NOTHING: ImpactMeasures = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

/** Impacts as people log them, from the smaller to the larger. */
const DEEDS: readonly { deed: string; measures: Partial<ImpactMeasures> }[] = [
  { deed: 'an afternoon of four hours', measures: { hours: 4 } },
  { deed: 'a clean-up of six hours, with 100 kg of waste', measures: { hours: 6, wasteKg: 100 } },
  { deed: 'a workshop of eight hours, with 40 people', measures: { hours: 8, people: 40 } },
  { deed: 'a planting of 24 hours in all, with 200 trees', measures: { hours: 24, trees: 200 } },
];

/** By the formula that gives points to verified impacts. */
export function earningsFor(missing: number): Earning[] {
  return DEEDS.map(({ deed, measures }) => {
    const points = pointsFor({ ...NOTHING, ...measures }).total;
    return { deed, points, times: Math.ceil(missing / points) };
  });
}

/** "2 to 5 impacts" */
export function sayImpactsMissing(missing: number): string {
  const times = earningsFor(missing).map((earning) => earning.times);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  if (most === 1) return 'one impact';
  return least === most ? `${most} impacts` : `${least} to ${most} impacts`;
}

export const sayPoints = (points: number): string =>
  `${points.toLocaleString('en-GB')} ${points === 1 ? 'point' : 'points'}`;
