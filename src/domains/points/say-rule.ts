/** What earns points, as the pages and the list of changes say it. */
import type { ImpactMeasures, PointsRule } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { MEASURES } from './impact-points.ts';

/** One line for the impact, each measure that earns any, and an invitation. */
export function sayRule(rule: PointsRule): string[] {
  const rates = MEASURES.filter((measure) => rule[measure].most > 0).map((measure) => sayRate(measure, rule[measure]));
  return [
    say('points.rule.impact', { points: rule.impact }),
    ...rates,
    say('points.rule.invitation', { points: rule.invitation }),
  ];
}

function sayRate(measure: keyof ImpactMeasures, { points, per, most }: PointsRule['hours']): string {
  const amount = say('points.rule.amount', { measure, count: per, amount: formatNumber(per) });
  return say('points.rule.rate', { points, amount, most });
}
