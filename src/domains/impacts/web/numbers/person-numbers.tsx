import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getUserImpactSummaryOptions } from '#generated/councils/getUserImpactSummary.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { SummaryCharts } from './summary-charts.tsx';

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
      <SummaryCharts summary={summary} />
      {children}
    </>
  );
}
