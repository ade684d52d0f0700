import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { LeaderboardPeriod } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useNow } from '#ui/timing/hydration.ts';
import { boardPath, readView } from './board-address.ts';
import { BoardList } from './board-list.tsx';
import { inPeriod, PERIOD_NAMES } from './board-texts.ts';
import { EmptyBoard } from './empty-board.tsx';
import { NotRanked } from './not-ranked.tsx';
import { OwnBar } from './own-bar.tsx';
import { useBoard } from './use-board.ts';

const PERIODS = ['all', 'year', 'month'] as const;

const PeriodLinks = ({ period }: { period: LeaderboardPeriod }) => (
  <nav aria-label={say('leaderboard.periodLinks.period')} className="flex border-b border-line">
    {PERIODS.map((one) => (
      <Link
        key={one}
        to={boardPath({ period: one })}
        preventScrollReset
        aria-current={one === period ? 'page' : undefined}
        className={classNames(
          '-mb-px grid min-h-11 place-items-center border-b-4 px-4 text-center transition-colors max-sm:flex-1 max-sm:px-1 sm:whitespace-nowrap',
          one === period ? 'border-action font-semibold' : 'border-unmarked text-muted hover:text-ink',
        )}
      >
        {PERIOD_NAMES[one]}
      </Link>
    ))}
  </nav>
);

const BoardLoading = () => (
  <LoadingState label={say('leaderboard.boardLoading.loading')} className="mt-6">
    <Skeleton className="h-5 w-48" />
    <div className="mt-6 grid items-end gap-x-8 gap-y-10 sm:grid-cols-[6fr_5fr_5fr]">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-44 w-full max-sm:hidden" />
      <Skeleton className="h-44 w-full max-sm:hidden" />
    </div>
    <div className="mt-8 space-y-3">
      <Repeat times={8}>
        <Skeleton className="h-12 w-full" />
      </Repeat>
    </div>
  </LoadingState>
);

export function LeaderboardPage() {
  const viewer = useViewer();
  const now = useNow();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const view = readView(params);
  const { period, isAtOwn } = view;
  const { top, list, rows } = useBoard(view);
  const board = top.data?.data;
  const own = board?.own ?? null;
  const ownRow = useRef<HTMLLIElement>(null);
  const isOwnInViewport = useInViewport(ownRow, `${period} ${isAtOwn} ${rows.length}`);
  const failed = [top, list].find(({ isError, data }) => isError && !data);
  const isShowingOwn = isAtOwn && own !== null;

  // Also load the page above the viewer's rank.
  const hasOnePage = list.data?.pages.length === 1;
  const { hasPreviousPage, fetchPreviousPage, isFetchPreviousPageError } = list;
  useEffect(() => {
    if (isShowingOwn && hasOnePage && hasPreviousPage) void fetchPreviousPage();
  }, [isShowingOwn, hasOnePage, hasPreviousPage, fetchPreviousPage]);
  const isLoadingAbove = hasOnePage && hasPreviousPage && !isFetchPreviousPageError;
  const isReady = isShowingOwn && list.data !== undefined && !isLoadingAbove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to one's own rank may be followed again.
  useEffect(() => {
    if (!isReady) return;
    ownRow.current?.focus({ preventScroll: true });
    ownRow.current?.scrollIntoView({ block: 'center' });
  }, [isReady, key]);

  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading lead={say('leaderboard.leaderboardPage.lead', inPeriod(period, now))}>
        {say('leaderboard.leaderboardPage.leaderboard')}
      </PageHeading>
      <div className="mt-8">
        <PeriodLinks period={period} />
      </div>
      {failed ? (
        <FailedRead of={[top, list]} className="mt-8" what={say('leaderboard.leaderboardPage.failed')} />
      ) : !board || list.isPending ? (
        <BoardLoading />
      ) : rows.length === 0 ? (
        <EmptyBoard period={period} />
      ) : (
        <>
          <p role="status" className="mt-6 text-muted tabular-nums">
            {say('leaderboard.leaderboardPage.ranked', { count: board.total })}
          </p>
          <BoardList
            list={list}
            rows={rows}
            period={period}
            ownId={own?.person.id}
            topPoints={board.top[0]?.points ?? 1}
            isFromTop={!isShowingOwn && view.cursor === null}
            ownRow={ownRow}
          />
          {viewer && !own && (
            <div className="mt-8 border-s-4 border-line ps-5">
              <NotRanked period={period} />
            </div>
          )}
          {own && !isOwnInViewport && <OwnBar own={own} period={period} total={board.total} />}
        </>
      )}
    </div>
  );
}

/** True while the element is in the viewport; `key` must change when it may be a different element. */
function useInViewport(element: RefObject<Element | null>, key: unknown): boolean {
  const [isInViewport, setIsInSight] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the element may have changed.
  useEffect(() => {
    if (!element.current) {
      setIsInSight(false);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
  return isInViewport;
}
