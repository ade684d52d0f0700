import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { OwnCouncils } from '#domains/councils/web/mine/own-councils.tsx';
import { Feed } from '#domains/following/web/feed/feed.tsx';
import { WaitingImpacts } from '#domains/impacts/web/mine/waiting-impacts.tsx';
import { ThisYearsLeaders } from '#domains/leaderboard/web/this-years-leaders.tsx';
import { UpcomingDeadlines } from '#domains/opportunities/web/deadlines/upcoming-deadlines.tsx';
import { LatestPoints } from '#domains/points/web/mine/latest-points.tsx';
import { PointsProgress } from '#domains/points/web/mine/points-progress.tsx';
import type { CurrentUserEnvelope, Failure } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { WhenNear } from '#ui/timing/when-near.tsx';

const OwnNumbers = lazyPart(async () => ({
  default: (await import('#domains/impacts/web/numbers/own-numbers.tsx')).OwnNumbers,
}));

/** Points, decisions, deadlines, the feed and councils. */
export function UsualDashboard({ account }: { account: UseQueryResult<CurrentUserEnvelope, Failure> }) {
  const { data, isPending, isError } = account;
  return (
    <>
      <div className="mt-8 grid max-w-6xl gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TitledSection id="points" title={say('app.usualDashboard.yourPoints')} className="min-w-0">
          {isPending && (
            <LoadingState label={say('app.usualDashboard.loading')} className="mt-4">
              <Skeleton className="h-10 w-32" />
              <Skeleton className="mt-3 h-28 w-full" />
            </LoadingState>
          )}
          {isError && <FailedRead of={account} level={3} className="mt-4" what={say('app.usualDashboard.failed')} />}
          {data && <PointsProgress points={data.data.points} rank={data.data.rank} />}
          <LatestPoints ledgerPath="/dashboard/points" />
        </TitledSection>
        <WaitingImpacts />
      </div>
      {hasArea('scholarships') && (
        <div className="mt-14 max-w-6xl">
          <UpcomingDeadlines />
        </div>
      )}
      <Feed followingPath="/dashboard/following" className="mt-14 max-w-6xl" />
      {hasArea('councils') && (
        <div className="mt-14 max-w-6xl">
          <OwnCouncils />
        </div>
      )}
      {hasArea('leaderboard') && (
        <WhenNear className="mt-14 min-h-64 max-w-4xl">
          <ThisYearsLeaders
            title={say('app.usualDashboard.thisYearLeaders')}
            count={3}
            peoplePath="/dashboard/people"
          />
        </WhenNear>
      )}
      <WhenNear className="mt-14 min-h-96 max-w-6xl">
        <Suspense>
          <OwnNumbers />
        </Suspense>
      </WhenNear>
    </>
  );
}
