import { useQuery } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { homeStatsOptions } from './home-stats.ts';
import { ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

/** Totals for the home page; nothing before the first verified impact. */
export function CommunityNumbers() {
  const read = useQuery(homeStatsOptions());
  const { data: stats, isPending, isError } = read;
  if (stats?.totals.impacts === 0) return null;
  return (
    <section aria-labelledby="so-far" className="mx-auto w-full max-w-7xl px-4 pt-16 sm:px-8 lg:pt-24">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 id="so-far" className="text-3xl">
            {say('impacts.communityNumbers.heading')}
          </h2>
          <p className="mt-4 max-w-[36ch] text-lg text-muted">
            {stats
              ? say('impacts.communityNumbers.byMembers', { count: stats.members })
              : say('impacts.communityNumbers.verifiedOnly')}
          </p>
          <p className="mt-4">
            <TextLink to="/impacts">{say('impacts.communityNumbers.all')}</TextLink>
          </p>
        </div>
        {isPending && (
          <LoadingState label={say('impacts.communityNumbers.loading')}>
            <Skeleton className="h-48 w-full" />
          </LoadingState>
        )}
        {isError && <FailedRead of={read} level={3} what={say('impacts.communityNumbers.failed')} />}
        {stats && <TotalsList totals={stats.totals} size="display" />}
      </div>
      {stats && <ImpactYears years={stats.years} className="mt-16" />}
    </section>
  );
}
