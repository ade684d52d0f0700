import { useMemo } from 'react';
import { GOALS, goalColor, goalPathOf } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { RiseTiles } from '#ui/chart/rise-tiles.tsx';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { breakLongWords } from '#ui/text/long-words.ts';
import { useNow } from '#ui/timing/hydration.ts';
import { type CountedGoal, type CountedYear, fillYears, sayBestYear, sayTopGoal } from './chart-headlines.ts';

interface YearsProps {
  years: readonly CountedYear[];
  /** The goal's colour on its own page. */
  color?: string | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Verified impacts by year; nothing for a single year. */
export function ImpactYears({ years, ...look }: YearsProps) {
  const points = useMemo(() => fillYears(years, ({ impacts }) => impacts), [years]);
  const thisYear = useNow().getUTCFullYear();
  if (points.length < 2) return null;
  return (
    <TerrainChart
      title={sayBestYear(years, thisYear)}
      note={say('impacts.impactCharts.yearNote')}
      heads={[say('impacts.impactCharts.year'), say('impacts.impactCharts.verifiedImpacts')]}
      points={points}
      {...look}
    />
  );
}

interface GoalsProps {
  goals: readonly CountedGoal[];
  /** Include goals without impacts. */
  hasAll?: boolean | undefined;
  className?: string | undefined;
}

export function ImpactGoals({ goals, hasAll = false, className }: GoalsProps) {
  const tiles = GOALS.map((goal) => ({
    id: String(goal.id),
    name: breakLongWords(`${goal.id} ${goal.shortTitle}`),
    value: goals.find(({ sdg }) => sdg === goal.id)?.totals.impacts ?? 0,
    color: goalColor(goal.id),
    to: goalPathOf(goal),
  }));
  const shown = tiles.filter(({ value }) => hasAll || value > 0).sort((a, b) => b.value - a.value);
  return (
    <RiseTiles
      title={sayTopGoal(goals)}
      note={say('impacts.impactCharts.goalNote')}
      heads={[say('impacts.impactCharts.goal'), say('impacts.impactCharts.verifiedImpacts')]}
      tiles={shown}
      className={className}
    />
  );
}
