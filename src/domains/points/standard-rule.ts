import type { PointsRule } from '#generated/types.gen.ts';

/** What is worth how many points until admins decide otherwise. The impacts verified before they could follow it. */
export const STANDARD_RULE: PointsRule = {
  impact: 10,
  hours: { points: 1, per: 2, most: 30 },
  people: { points: 1, per: 5, most: 20 },
  trees: { points: 1, per: 10, most: 20 },
  co2eKg: { points: 1, per: 100, most: 10 },
  wasteKg: { points: 1, per: 20, most: 10 },
  invitation: 10,
};
