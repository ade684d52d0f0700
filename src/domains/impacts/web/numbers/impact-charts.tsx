import { useMemo } from 'react';
import type { GoalTotals, YearTotals } from '../../../../../generated/types.gen.ts';
import { RiseTiles } from '../../../../ui/chart/rise-tiles.tsx';
import { TerrainChart } from '../../../../ui/chart/terrain-chart.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { GOALS, goalColor } from '../../../goals/goals.ts';
import { fillYears, findGoals, findYears } from './findings.ts';

interface ImpactChartsProps {
  years: readonly YearTotals[];
  goals: readonly GoalTotals[];
  /** Goals that nothing serves are drawn too: still ground. */
  hasAllGoals?: boolean | undefined;
  className?: string | undefined;
}

/** Verified impacts by year and by goal. */
export function ImpactCharts({ years, goals, hasAllGoals = false, className }: ImpactChartsProps) {
  const points = useMemo(() => fillYears(years, ({ impacts }) => impacts), [years]);
  const tiles = GOALS.map(({ id, shortTitle }) => ({
    id: String(id),
    name: shortTitle,
    value: goals.find(({ sdg }) => sdg === id)?.totals.impacts ?? 0,
    color: goalColor(id),
  }))
    .filter(({ value }) => hasAllGoals || value > 0)
    .sort((a, b) => b.value - a.value);
  return (
    <div className={classNames('space-y-12', className)}>
      {points.length > 1 && (
        <TerrainChart
          title={findYears(years, new Date().getFullYear())}
          note="Verified impacts by the year they count for."
          heads={['Year', 'Verified impacts']}
          points={points}
        />
      )}
      <RiseTiles
        title={findGoals(goals)}
        note="Verified impacts by goal. One that serves several goals counts for each."
        heads={['Goal', 'Verified impacts']}
        tiles={tiles}
      />
    </div>
  );
}
