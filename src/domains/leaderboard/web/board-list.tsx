import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LeaderboardPeriod, LeaderboardRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { MoreRows } from '#platform/browser/lists/more-rows.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { boardPath } from './board-address.ts';
import { isTied, keysOf } from './board-texts.ts';
import { Podium } from './podium.tsx';
import { RankRow } from './rank-row.tsx';
import type { useBoard } from './use-board.ts';

interface BoardListProps {
  list: ReturnType<typeof useBoard>['list'];
  rows: readonly LeaderboardRow[];
  period: LeaderboardPeriod;
  ownId: string | undefined;
  /** The leader's points. */
  topPoints: number;
  isFromTop: boolean;
  ownRow: RefObject<HTMLLIElement | null>;
}

const PODIUM_SIZE = 3;

/** Loads more rows below on scroll, and above only by a button, so that the page doesn't jump. */
export function BoardList({ list, rows, period, ownId, topPoints, isFromTop, ownRow }: BoardListProps) {
  const podium = isFromTop ? rows.slice(0, PODIUM_SIZE) : [];
  const rest = rows.slice(podium.length);
  const keys = keysOf(rows);
  const anchor = useScrollAnchor(keys[0]);
  const isAllTime = period === 'all';
  const showHigher = () => {
    anchor.hold();
    void list.fetchPreviousPage();
  };
  return (
    <>
      {podium.length > 0 && (
        <div className="mt-6">
          <Podium rows={podium} ownId={ownId} isAllTime={isAllTime} />
        </div>
      )}
      {!isFromTop && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {list.hasPreviousPage && (
            <Button
              variant="secondary"
              onClick={showHigher}
              pending={list.isFetchingPreviousPage}
              pendingLabel={say('leaderboard.boardList.higherLoading')}
            >
              {say('leaderboard.boardList.higher')}
            </Button>
          )}
          <TextLink to={boardPath({ period })}>{say('leaderboard.boardList.top')}</TextLink>
        </div>
      )}
      {list.isFetchPreviousPageError && (
        <FailedState className="mt-6" title={say('leaderboard.boardList.higherFailed')} onRetry={showHigher}>
          {sayWhy(list.error)}
        </FailedState>
      )}
      <ol
        ref={anchor.list}
        aria-label={say('leaderboard.boardList.ranking')}
        className="@container mt-8 border-t border-line [overflow-anchor:none]"
      >
        {rest.map((row, index) => {
          const isOwn = row.person.id === ownId;
          return (
            <RankRow
              key={keys[index + podium.length]}
              ref={isOwn ? ownRow : undefined}
              row={row}
              topPoints={topPoints}
              isOwn={isOwn}
              isTied={isTied(rows, index + podium.length)}
              isAllTime={isAllTime}
            />
          );
        })}
      </ol>
      <MoreRows list={list} label={say('leaderboard.boardList.showMore')} />
    </>
  );
}

/** Keeps the scroll position when rows are added above. */
function useScrollAnchor(firstId: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const height = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first row changes.
  useLayoutEffect(() => {
    if (height.current === null || !list.current) return;
    window.scrollBy({ top: list.current.offsetHeight - height.current, behavior: 'instant' });
    height.current = null;
  }, [firstId]);
  const hold = () => {
    height.current = list.current?.offsetHeight ?? null;
  };
  return { list, hold };
}
