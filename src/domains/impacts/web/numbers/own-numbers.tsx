import { useQuery } from '@tanstack/react-query';
import { getUserImpactSummaryOptions } from '#generated/councils/getUserImpactSummary.gen.ts';
import { useKnownViewer } from '#platform/browser/viewer.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { ImpactGoals, ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

export function OwnNumbers() {
  const { id } = useKnownViewer();
  const { data, isPending, isError, isFetching, refetch } = useQuery(getUserImpactSummaryOptions({ path: { id } }));
  const summary = data?.data;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="text-2xl">
        Your results
      </h2>
      {isPending && (
        <LoadingState label="Loading your numbers" className="mt-6">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="mt-6 h-60 w-full" />
        </LoadingState>
      )}
      {isError && (
        <FailedState level={3} className="mt-6" onRetry={() => void refetch()} isRetrying={isFetching}>
          We couldn’t load your results. Check your connection and try again.
        </FailedState>
      )}
      {summary?.totals.impacts === 0 && (
        <EmptyState
          level={3}
          title="No results yet"
          action={
            <ButtonLink to="/dashboard/impacts/new" variant="secondary">
              Log an impact
            </ButtonLink>
          }
        >
          Your hours, people and trees will show up here once an impact is verified.
        </EmptyState>
      )}
      {summary && summary.totals.impacts > 0 && (
        <>
          <TotalsList totals={summary.totals} className="mt-6" />
          <ImpactYears years={summary.byYear} className="mt-12" />
          <ImpactGoals goals={summary.byGoal} className="mt-12" />
        </>
      )}
    </section>
  );
}
