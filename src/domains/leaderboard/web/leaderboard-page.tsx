import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useNow } from '#ui/timing/rendered.ts';
import { readView } from './board-address.ts';
import { BoardList } from './board-list.tsx';
import { BoardLoading } from './board-loading.tsx';
import { inPeriod } from './board-texts.ts';
import { EmptyBoard } from './empty-board.tsx';
import { NotRanked } from './not-ranked.tsx';
import { OwnBar } from './own-bar.tsx';
import { PeriodLinks } from './period-links.tsx';
import { useBoard } from './use-board.ts';
import { useInViewport } from './use-in-viewport.ts';

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
        <FailedRead of={[top, list]} className="mt-8">
          {say('leaderboard.leaderboardPage.failed')}
        </FailedRead>
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
