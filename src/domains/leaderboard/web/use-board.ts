import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getLeaderboardOptions } from '#generated/users/getLeaderboard.gen.ts';
import { listLeaderboardInfiniteOptions } from '#generated/users/listLeaderboard.gen.ts';
import type { BoardView } from './board-address.ts';

const PAGE_SIZE = 25;

/** The top rows, and the list from the top or from the viewer's rank, in both directions. */
export function useBoard({ period, isAtOwn, cursor }: BoardView) {
  const top = useQuery(getLeaderboardOptions({ query: { period } }));
  const ownCursor = useFirstCursor(top.data?.data.ownCursor ?? null);
  const first = (isAtOwn ? ownCursor : null) ?? cursor;
  const start = first ? { cursor: first } : {};
  const list = useInfiniteQuery({
    ...listLeaderboardInfiniteOptions({ query: { period, page_size: PAGE_SIZE, ...start } }),
    initialPageParam: { query: start },
    getNextPageParam: ({ data: { meta } }) =>
      meta.nextCursor === null ? undefined : { query: { cursor: meta.nextCursor } },
    getPreviousPageParam: ({ data: { previousCursor } }) =>
      previousCursor === null ? undefined : { query: { before: previousCursor } },
    // The cursor of the viewer's rank is in the same answer as the top.
    enabled: !isAtOwn || top.isSuccess,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return { top, list, rows };
}

/** The cursor of one's rank when its link was followed: each answer has another one, which would start another list. */
function useFirstCursor(latest: string | null): string | null {
  const { key } = useLocation();
  const [first, setFirst] = useState({ key, cursor: latest });
  const isCurrent = first.key === key && (first.cursor !== null || latest === null);
  if (!isCurrent) setFirst({ key, cursor: latest });
  return isCurrent ? first.cursor : latest;
}
