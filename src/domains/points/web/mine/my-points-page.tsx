import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { listMyPointsInfiniteOptions } from '#generated/users/listMyPoints.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { LedgerList } from '../ledger-list.tsx';
import { PointsProgress } from './points-progress.tsx';
import { WhatEarnsPoints } from './what-earns-points.tsx';

const PointsHistoryChart = lazyPart(async () => ({
  default: (await import('./points-history-chart.tsx')).PointsHistoryChart,
}));

export function MyPointsPage() {
  const { list, rows: entries } = useWalkedList(listMyPointsInfiniteOptions());
  return (
    <div className="max-w-6xl">
      <PageHeading size="area" lead={say('points.myPointsPage.intro')}>
        {say('points.myPointsPage.pointsHistory')}
      </PageHeading>
      <WalkedList
        list={list}
        isEmpty={entries.length === 0}
        loading={
          <LoadingState label={say('points.myPointsPage.loading')} className="mt-8">
            <Skeleton className="h-80 w-full" />
          </LoadingState>
        }
        empty={<NoPoints />}
        failed={say('points.myPointsPage.failed')}
        more={say('points.myPointsPage.more')}
      >
        <div className="mt-8 grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Standing />
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <PointsHistoryChart className="min-w-0 xl:col-start-1 xl:row-start-1" />
          </Suspense>
        </div>
        <WhatEarnsPoints className="mt-12" />
        <h2 className="mt-12 text-2xl">{say('points.myPointsPage.allEntries')}</h2>
        <LedgerList entries={entries} className="mt-4" />
      </WalkedList>
    </div>
  );
}

/** The total, and what is missing to the next hundred; left out if it can't be loaded, as the entries say it too. */
function Standing() {
  const { data } = useQuery(getCurrentUserOptions());
  if (!data) return null;
  return (
    <TitledSection id="standing" title={say('points.myPointsPage.yourPoints')} className="min-w-0 xl:col-start-2">
      <PointsProgress points={data.data.points} rank={data.data.rank} />
      {hasArea('leaderboard') && (
        <p className="mt-4">
          <TextLink to="/leaderboard">{say('points.myPointsPage.seeLeaderboard')}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

const NoPoints = () => (
  <>
    <EmptyState
      title={say('points.myPointsPage.empty')}
      className="mt-6 max-w-3xl"
      link={{ to: '/dashboard/impacts/new', label: say('points.myPointsPage.logImpact') }}
    >
      {say('points.myPointsPage.emptyHint')}
    </EmptyState>
    <WhatEarnsPoints className="mt-10" />
  </>
);
