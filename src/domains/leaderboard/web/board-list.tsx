import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LeaderboardPeriod, LeaderboardRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/button.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { MoreRows } from '#ui/more-rows.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { boardPath } from './board-address.ts';
import { isShared, keysOf } from './board-texts.ts';
import { RankRow } from './rank-row.tsx';
import { Summit } from './summit.tsx';
import type { useBoard } from './use-board.ts';

interface BoardListProps {
  list: ReturnType<typeof useBoard>['list'];
  rows: readonly LeaderboardRow[];
  period: LeaderboardPeriod;
  ownId: string | undefined;
  /** The leader's points. */
  most: number;
  isFromTop: boolean;
  ownRow: RefObject<HTMLLIElement | null>;
}

const HEADS = 3;

/** Loads more rows below on scroll, and above only by a button, so that the page doesn't jump. */
export function BoardList({ list, rows, period, ownId, most, isFromTop, ownRow }: BoardListProps) {
  const heads = isFromTop ? rows.slice(0, HEADS) : [];
  const lines = rows.slice(heads.length);
  const keys = keysOf(rows);
  const place = useKeptPlace(keys[0]);
  const hasRank = period === 'all';
  return (
    <>
      {heads.length > 0 && (
        <div className="mt-6">
          <Summit rows={heads} ownId={ownId} hasRank={hasRank} />
        </div>
      )}
      {!isFromTop && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {list.hasPreviousPage && (
            <Button
              variant="secondary"
              onClick={() => {
                place.keep();
                void list.fetchPreviousPage();
              }}
              pending={list.isFetchingPreviousPage}
              pendingLabel={say('leaderboard.boardList.loadingHigherRanks')}
            >
              {say('leaderboard.boardList.showHigherRanks')}
            </Button>
          )}
          <TextLink to={boardPath({ period })}>{say('leaderboard.boardList.backToTheTop')}</TextLink>
        </div>
      )}
      {list.isFetchPreviousPageError && (
        <FailedState
          className="mt-6"
          title={say('leaderboard.boardList.couldntLoadHigherRanks')}
          onRetry={() => void list.fetchPreviousPage()}
        >
          {say('leaderboard.boardList.checkYourConnectionAndTry')}
        </FailedState>
      )}
      <ol
        ref={place.list}
        aria-label={say('leaderboard.boardList.ranking')}
        className="mt-8 border-t border-line [overflow-anchor:none]"
      >
        {lines.map((row, index) => {
          const isOwn = row.person.id === ownId;
          return (
            <RankRow
              key={keys[index + heads.length]}
              ref={isOwn ? ownRow : undefined}
              row={row}
              most={most}
              isOwn={isOwn}
              isShared={isShared(rows, index + heads.length)}
              hasRank={hasRank}
            />
          );
        })}
      </ol>
      <MoreRows
        label={say('leaderboard.boardList.showMore')}
        hasMore={list.hasNextPage}
        isFetching={list.isFetchingNextPage}
        isError={list.isFetchNextPageError}
        pages={list.data?.pages.length ?? 0}
        cursor={list.data?.pages.at(-1)?.data.meta.nextCursor}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** Keeps the scroll position when rows are added above. */
function useKeptPlace(firstId: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const height = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first row changes.
  useLayoutEffect(() => {
    if (height.current === null || !list.current) return;
    window.scrollBy({ top: list.current.offsetHeight - height.current, behavior: 'instant' });
    height.current = null;
  }, [firstId]);
  const keep = () => {
    height.current = list.current?.offsetHeight ?? null;
  };
  return { list, keep };
}
