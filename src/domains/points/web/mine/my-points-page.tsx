import { Suspense } from 'react';
import { listMyPointsInfiniteOptions } from '#generated/users/listMyPoints.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { LedgerList } from '../ledger-list.tsx';

const PointsHistoryChart = lazyPart(async () => ({
  default: (await import('./points-history-chart.tsx')).PointsHistoryChart,
}));

export function MyPointsPage() {
  const { list, rows: entries } = useWalkedList(listMyPointsInfiniteOptions());
  return (
    <>
      <PageHeading size="area" lead={say('points.myPointsPage.aRecordOfEveryPoint')}>
        {say('points.myPointsPage.pointsHistory')}
      </PageHeading>
      <WalkedList
        list={list}
        isEmpty={entries.length === 0}
        loading={
          <LoadingState label={say('points.myPointsPage.loadingYourPoints')} className="mt-8 max-w-4xl">
            <Skeleton className="h-80 w-full" />
          </LoadingState>
        }
        empty={<NoPoints />}
        failed={say('points.myPointsPage.weCouldntLoadYourPoints')}
        more={say('points.myPointsPage.showEarlierEntries')}
      >
        <Suspense fallback={<Skeleton className="mt-8 h-72 w-full max-w-4xl" />}>
          <PointsHistoryChart className="mt-8 max-w-4xl" />
        </Suspense>
        <h2 className="mt-12 text-2xl">{say('points.myPointsPage.allEntries')}</h2>
        <LedgerList entries={entries} className="mt-4 max-w-4xl" />
      </WalkedList>
    </>
  );
}

const NoPoints = () => (
  <EmptyState
    title={say('points.myPointsPage.noPointsYet')}
    className="mt-6 max-w-3xl"
    action={
      <ButtonLink to="/dashboard/impacts/new" variant="secondary">
        {say('points.myPointsPage.logAnImpact')}
      </ButtonLink>
    }
  >
    {say('points.myPointsPage.youEarnPointsForVerified')}
  </EmptyState>
);
