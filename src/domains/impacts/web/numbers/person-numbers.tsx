import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getUserImpactSummaryOptions } from '#generated/councils/getUserImpactSummary.gen.ts';
import { getTreesPlantedOptions } from '#generated/impacts/getTreesPlanted.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { fillYears } from './chart-headlines.ts';
import { ImpactGoals, ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

interface PersonNumbersProps {
  userId: string;
  /** Shown when nothing is verified yet. */
  empty: ReactNode;
  /** Shown below the numbers. */
  children: ReactNode;
}

export function PersonNumbers({ userId, empty, children }: PersonNumbersProps) {
  const read = useQuery(getUserImpactSummaryOptions({ path: { id: userId } }));
  const { data, isError } = read;
  const summary = data?.data;
  if (isError) {
    return <FailedRead of={read} level={3} className="mt-6" what={say('impacts.personNumbers.failed')} />;
  }
  if (!summary) {
    return (
      <LoadingState label={say('impacts.personNumbers.loading')} className="mt-6">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="mt-6 h-60 w-full" />
      </LoadingState>
    );
  }
  if (summary.totals.impacts === 0) return empty;
  return (
    <>
      <TotalsList totals={summary.totals} className="mt-6" />
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
        <ImpactYears years={summary.byYear} />
        {summary.totals.trees > 0 && <Trees userId={userId} />}
      </div>
      <ImpactGoals goals={summary.byGoal} className="mt-12" />
      {children}
    </>
  );
}

/** By year; left out on failure, since the total is shown above. */
function Trees({ userId }: { userId: string }) {
  const { data } = useQuery(getTreesPlantedOptions({ path: { id: userId } }));
  const years = (data?.data.years ?? []).map(({ year, trees }) => ({ year, totals: trees }));
  const points = fillYears(years, (trees) => trees);
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
