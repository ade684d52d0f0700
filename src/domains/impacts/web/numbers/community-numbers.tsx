import { useQuery } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { homeStatsOptions } from './home-stats.ts';
import { ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

/** Totals for the home page; nothing before the first verified impact. */
export function CommunityNumbers() {
  const { data: stats, isPending, isError, isFetching, refetch } = useQuery(homeStatsOptions());
  if (stats?.totals.impacts === 0) return null;
  return (
    <section aria-labelledby="so-far" className="mx-auto w-full max-w-7xl px-4 pt-16 sm:px-8 lg:pt-24">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 id="so-far" className="text-3xl">
            {say('impacts.communityNumbers.ourImpactSoFar')}
          </h2>
          <p className="mt-4 max-w-[36ch] text-lg text-muted">
            {stats
              ? say('impacts.communityNumbers.byMembers', { count: stats.members })
              : say('impacts.communityNumbers.onlyVerifiedImpactsCount')}
          </p>
          <p className="mt-4">
            <TextLink to="/impacts">{say('impacts.communityNumbers.seeAllImpacts')}</TextLink>
          </p>
        </div>
        {isPending && (
          <LoadingState label={say('impacts.communityNumbers.loadingTheNumbers')}>
            <Skeleton className="h-48 w-full" />
          </LoadingState>
        )}
        {isError && (
          <FailedState level={3} onRetry={() => void refetch()} isRetrying={isFetching}>
            {say('impacts.communityNumbers.weCouldntLoadTheNumbers')}
          </FailedState>
        )}
        {stats && <TotalsList totals={stats.totals} size="display" />}
      </div>
      {stats && <ImpactYears years={stats.years} className="mt-16" />}
    </section>
  );
}
