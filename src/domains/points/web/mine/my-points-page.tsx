import { Suspense } from 'react';
import { listMyPointsInfiniteOptions } from '#generated/users/listMyPoints.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { MoreRows } from '#ui/more-rows.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { LedgerList } from '../ledger-list.tsx';

const PointsCourse = lazyPart(async () => ({
  default: (await import('./points-course.tsx')).PointsCourse,
}));

export function MyPointsPage() {
  const { list, rows: entries } = useWalkedList(listMyPointsInfiniteOptions());
  return (
    <>
      <PageHeading size="area" lead="A record of every point you earned or lost.">
        Points history
      </PageHeading>
      {list.isPending && (
        <LoadingState label="Loading your points" className="mt-8 max-w-4xl">
          <Skeleton className="h-80 w-full" />
        </LoadingState>
      )}
      {list.isError && entries.length === 0 && (
        <FailedState className="mt-8" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          We couldn’t load your points history. Check your connection and try again.
        </FailedState>
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          title="No points yet"
          className="mt-6 max-w-3xl"
          action={
            <ButtonLink to="/dashboard/impacts/new" variant="secondary">
              Log an impact
            </ButtonLink>
          }
        >
          You earn points for verified impacts, and when someone you invited joins.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <Suspense fallback={<Skeleton className="mt-8 h-72 w-full max-w-4xl" />}>
            <PointsCourse className="mt-8 max-w-4xl" />
          </Suspense>
          <h2 className="mt-12 text-2xl">All entries</h2>
          <LedgerList entries={entries} className="mt-4 max-w-4xl" />
          <MoreRows
            label="Show earlier entries"
            hasMore={list.hasNextPage}
            isFetching={list.isFetchingNextPage}
            isError={list.isFetchNextPageError}
            pages={list.data?.pages.length ?? 0}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </>
  );
}
