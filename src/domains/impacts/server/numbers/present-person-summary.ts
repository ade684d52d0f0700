import type { ImpactTotals, UserImpactSummary } from '#generated/types.gen.ts';
import type { PersonTotals } from './summary.repository.ts';
import { NO_TOTALS } from './totals.ts';

export function presentPersonSummary(
  userId: string,
  { byYear: years, byGoal: goals }: PersonTotals,
): UserImpactSummary {
  const byYear = years.map(({ year, ...totals }) => ({ year, totals }));
  const byGoal = goals.map(({ sdg, ...totals }) => ({ sdg, totals }));
  const totals = byYear.reduce((sum, one) => add(sum, one.totals), NO_TOTALS);
  return { userId, totals, byYear, byGoal };
}

const add = (a: ImpactTotals, b: ImpactTotals): ImpactTotals => ({
  impacts: a.impacts + b.impacts,
  hours: a.hours + b.hours,
  people: a.people + b.people,
  trees: a.trees + b.trees,
  co2eKg: a.co2eKg + b.co2eKg,
  wasteKg: a.wasteKg + b.wasteKg,
});
