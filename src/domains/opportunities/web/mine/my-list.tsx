import type { ReactNode } from 'react';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { MoreRows } from '../../../../ui/more-rows.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';

/** What a list that is walked page by page knows of itself. */
interface WalkedList {
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

interface MyListProps {
  list: WalkedList;
  isEmpty: boolean;
  loading: string;
  more: string;
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list of the own things in its four states. */
export function MyList({ list, isEmpty, loading, more, empty, children }: MyListProps) {
  if (list.isPending) {
    return (
      <LoadingState label={loading} className="mt-6 max-w-4xl space-y-4">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-28 w-full" />
        ))}
      </LoadingState>
    );
  }
  if (list.isError && isEmpty) {
    return (
      <FailedState className="mt-8" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        Nothing of yours is lost. Check your connection and try again.
      </FailedState>
    );
  }
  if (isEmpty) return empty;
  return (
    <>
      <ul className="mt-6 max-w-4xl border-t border-line">{children}</ul>
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
