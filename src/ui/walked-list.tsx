import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { MoreRows } from './more-rows.tsx';

/** What a list that is walked page by page knows of itself. */
interface Walked {
  data: { pages: readonly unknown[] } | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

export interface WalkedListProps {
  list: Walked;
  isEmpty: boolean;
  loading: ReactNode;
  empty: ReactNode;
  /** What is kept when it does not load. */
  failed: string;
  /** On the button that goes on. */
  more: string;
  /** The list itself. */
  children: ReactNode;
}

/** A list in its four states: it loads, nothing is there, it failed, or it is full and goes on. */
export function WalkedList({ list, isEmpty, loading, empty, failed, more, children }: WalkedListProps) {
  if (list.isPending) return loading;
  if (isEmpty && list.isError) {
    return (
      <FailedState className="mt-6" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {failed}
      </FailedState>
    );
  }
  if (isEmpty) return empty;
  return (
    <>
      {children}
      <MoreRows
        label={more}
        hasMore={list.hasNextPage}
        isFetching={list.isFetchingNextPage}
        isError={list.isFetchNextPageError}
        pages={list.data?.pages.length ?? 0}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
