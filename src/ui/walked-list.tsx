import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { MoreRows } from './more-rows.tsx';

/** The parts of an infinite query that are used here. */
interface Walked {
  data: { pages: readonly { data: { meta: { nextCursor: string | null } } }[] } | undefined;
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
  /** The error text. */
  failed: string;
  /** The button for the next page. */
  more: string;
  /** True to load more only by the button, because there is something after the list. */
  isByButton?: boolean;

  children: ReactNode;
}

/** A paged list in its states: loading, empty, failed and filled. */
export function WalkedList({ list, isEmpty, loading, empty, failed, more, isByButton, children }: WalkedListProps) {
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
        isByButton={isByButton}
        isError={list.isFetchNextPageError}
        pages={list.data?.pages.length ?? 0}
        cursor={list.data?.pages.at(-1)?.data.meta.nextCursor}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
