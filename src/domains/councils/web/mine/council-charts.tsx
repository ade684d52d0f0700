import { useQuery } from '@tanstack/react-query';
import { getUserCouncilSummaryOptions } from '#generated/councils/getUserCouncilSummary.gen.ts';
import { useKnownViewer } from '#platform/browser/viewer.ts';
import { RiseTiles } from '#ui/chart/rise-tiles.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { findMost, sayRoles } from './findings.ts';

const MOST_DRAWN = 8;

/** The viewer's impacts by council. Renders nothing without councils. */
export function CouncilCharts() {
  const { id } = useKnownViewer();
  const { data, isPending, isError, isFetching, refetch } = useQuery(getUserCouncilSummaryOptions({ path: { id } }));
  const summary = data?.data;
  const served = (summary?.councils ?? [])
    .filter(({ impactCount }) => impactCount > 0)
    .sort((a, b) => b.impactCount - a.impactCount);
  if (isError) {
    return (
      <FailedState level={2} className="mt-12" onRetry={() => void refetch()} isRetrying={isFetching}>
        We couldn’t load your council impacts. Check your connection and try again.
      </FailedState>
    );
  }
  if (isPending) {
    return (
      <LoadingState label="Loading your council impacts" className="mt-12 max-w-4xl">
        <Skeleton className="h-40 w-full" />
      </LoadingState>
    );
  }
  if (!summary || summary.councils.length === 0) return null;
  return (
    <section aria-label="Your impacts by council" className="mt-14 max-w-4xl">
      {served.length === 0 ? (
        <p className="max-w-prose text-muted">
          {sayRoles(summary)} Choose a council when you log an impact, and it shows up here once it’s verified.
        </p>
      ) : (
        <RiseTiles
          level={2}
          title={findMost(served)}
          note={`Your verified impacts by council. ${sayRoles(summary)}`}
          heads={['Council', 'Your verified impacts']}
          tiles={served.slice(0, MOST_DRAWN).map(({ council, impactCount }) => ({
            id: council.id,
            name: council.councilTitle,
            value: impactCount,
            color: 'var(--color-action)',
          }))}
        />
      )}
    </section>
  );
}
