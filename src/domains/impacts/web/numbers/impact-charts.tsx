import { useMemo } from 'react';
import type { GoalTotals, YearTotals } from '../../../../../generated/types.gen.ts';
import { RiseTiles } from '../../../../ui/chart/rise-tiles.tsx';
import { TerrainChart } from '../../../../ui/chart/terrain-chart.tsx';
import { GOALS, goalColor, goalPathOf } from '../../../goals/goals.ts';
import { fillYears, findGoals, findYears } from './findings.ts';

interface YearsProps {
  years: readonly YearTotals[];
  /** Of a goal, when they are its own. */
  color?: string | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Verified impacts by year; a single year is no course of time. */
export function ImpactYears({ years, ...look }: YearsProps) {
  const points = useMemo(() => fillYears(years, ({ impacts }) => impacts), [years]);
  if (points.length < 2) return null;
  return (
    <TerrainChart
      title={findYears(years, new Date().getFullYear())}
      note="Verified impacts by the year they count for."
      heads={['Year', 'Verified impacts']}
      points={points}
      {...look}
    />
  );
}

interface GoalsProps {
  goals: readonly GoalTotals[];
  /** Goals that nothing serves are drawn too: still ground. */
  hasAll?: boolean | undefined;
  className?: string | undefined;
}

/** Verified impacts by goal, the most served first. */
export function ImpactGoals({ goals, hasAll = false, className }: GoalsProps) {
  const tiles = GOALS.map((goal) => ({
    id: String(goal.id),
    name: `${goal.id} ${goal.shortTitle}`,
    value: goals.find(({ sdg }) => sdg === goal.id)?.totals.impacts ?? 0,
    color: goalColor(goal.id),
    to: goalPathOf(goal),
  }));
  const shown = tiles.filter(({ value }) => hasAll || value > 0).sort((a, b) => b.value - a.value);
  return (
    <RiseTiles
      title={findGoals(goals)}
      note="Verified impacts by goal. One that serves several goals counts for each."
      heads={['Goal', 'Verified impacts']}
      tiles={shown}
      className={className}
    />
  );
}
