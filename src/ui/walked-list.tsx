import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { MoreRows, type PagedQuery } from './more-rows.tsx';

interface Walked extends PagedQuery {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** How often asking for it has failed. */
  errorUpdateCount: number;
  refetch: () => unknown;
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
  // A retry keeps the notice, and the focus on its button.
  const isRetried = list.isPending && list.errorUpdateCount > 0;
  if (list.isPending && !isRetried) return loading;
  if (isEmpty && (list.isError || isRetried)) {
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
      <MoreRows list={list} label={more} isByButton={isByButton} />
    </>
  );
}
