import type { UserImpactSummary, YearTotals } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { fillYears } from './chart-headlines.ts';
import { ImpactGoals, ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

/** What a person's verified impacts add up to, by year and by goal. */
export const SummaryCharts = ({ summary: { totals, byYear, byGoal } }: { summary: UserImpactSummary }) => (
  <>
    <TotalsList totals={totals} className="mt-6" />
    <div className="mt-12 grid items-start gap-x-16 gap-y-12 empty:hidden xl:grid-cols-2">
      <ImpactYears years={byYear} />
      <TreeYears years={byYear} />
    </div>
    <ImpactGoals goals={byGoal} className="mt-12" />
  </>
);

/** Trees by year; nothing for a single year. */
function TreeYears({ years }: { years: readonly YearTotals[] }) {
  const points = fillYears(
    years.filter(({ totals }) => totals.trees > 0),
    ({ trees }) => trees,
  );
  if (points.length < 2) return null;
  const best = points.reduce((most, one) => (one.value > most.value ? one : most));
  return (
    <TerrainChart
      title={say('impacts.personNumbers.bestYear', { year: best.label, count: best.value })}
      note={say('impacts.personNumbers.treesNote')}
      heads={[say('impacts.personNumbers.year'), say('impacts.personNumbers.trees')]}
      points={points}
    />
  );
}
