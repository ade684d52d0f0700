/** Chart headings that state the finding. */

import { GOALS } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';

/** The totals of one year or one goal. */
interface Counted {
  totals: { impacts: number };
}

export type CountedYear = Counted & { year: number };
export type CountedGoal = Counted & { sdg: number };

/** @param thisYear the current year, which isn't over yet. */
export function sayBestYear(years: readonly CountedYear[], thisYear: number): string {
  const best = years.reduce<CountedYear | null>(
    (most, one) => (most && most.totals.impacts >= one.totals.impacts ? most : one),
    null,
  );
  if (!best) return say('impacts.findings.yearsEmpty');
  const found = { year: String(best.year), count: best.totals.impacts };
  if (years.length === 1) return say('impacts.findings.yearTotal', found);
  return best.year === thisYear ? say('impacts.findings.bestYearNow', found) : say('impacts.findings.bestYear', found);
}

export function sayTopGoal(goals: readonly CountedGoal[]): string {
  const ranked = goals.filter(({ totals }) => totals.impacts > 0).sort((a, b) => b.totals.impacts - a.totals.impacts);
  const [first, second] = ranked.map(({ sdg }) => GOALS[sdg - 1]?.shortTitle ?? '');
  if (!first) return say('impacts.findings.goalsEmpty');
  if (!second) return say('impacts.findings.oneGoal', { first });
  return say('impacts.findings.leadingGoal', { first });
}

/** Every year from the first to the last, with zeros for the gaps. */
export function fillYears<T>(
  years: readonly { year: number; totals: T }[],
  pick: (totals: T) => number,
): { label: string; value: number }[] {
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const found = years.find(({ year }) => year === first + index);
    return { label: String(first + index), value: found ? pick(found.totals) : 0 };
  });
}
