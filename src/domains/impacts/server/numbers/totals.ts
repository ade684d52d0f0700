/** Totals of public impacts for the community or a council, read from maintained sums. */
import type { GoalTotals, ImpactTotals, YearTotals } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { listCommunityTotals, listGoalTotals, type TotalsRow } from './totals.repository.ts';

export interface ImpactSums {
  totals: ImpactTotals;
  /** Oldest first. */
  byYear: YearTotals[];
  /** In goal order. */
  byGoal: GoalTotals[];
}

export const NO_TOTALS: ImpactTotals = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

/** Public impacts per goal, without goals that have none. */
export async function countByGoal(db: Db | Tx): Promise<Map<number, number>> {
  const { byGoal } = impactSumsOf(await listCommunityTotals(db));
  return new Map(byGoal.map(({ sdg, totals }) => [sdg, totals.impacts]));
}

export async function readGoalSums(db: Db | Tx, goal: number): Promise<Pick<ImpactSums, 'totals' | 'byYear'>> {
  const rows = await listGoalTotals(db, goal);
  const ofAllYears = rows.find(({ year }) => year === null);
  return { totals: ofAllYears ? totalsOf(ofAllYears) : NO_TOTALS, byYear: yearsOf(rows) };
}

/** @param rows of the community or a council. */
export function impactSumsOf(rows: readonly TotalsRow[]): ImpactSums {
  const ofAllYears = rows.filter(({ year }) => year === null);
  const ofAllGoals = ofAllYears.find(({ sdg }) => sdg === 0);
  return {
    totals: ofAllGoals ? totalsOf(ofAllGoals) : NO_TOTALS,
    byYear: yearsOf(rows),
    byGoal: ofAllYears.flatMap((row) => (row.sdg === 0 ? [] : { sdg: row.sdg, totals: totalsOf(row) })),
  };
}

const yearsOf = (rows: readonly TotalsRow[]): YearTotals[] =>
  rows.flatMap((row) => (row.year === null ? [] : { year: row.year, totals: totalsOf(row) }));

function totalsOf({ impacts, hours, people, trees, co2eKg, wasteKg }: TotalsRow): ImpactTotals {
  return { impacts, hours, people, trees, co2eKg, wasteKg };
}
