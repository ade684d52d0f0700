import type { ReactNode } from 'react';
import { FailedRead, type Read } from '../calls/failed-read.tsx';
import { MoreRows, type PagedQuery } from './more-rows.tsx';

interface Walked extends Read, PagedQuery {
  isPending: boolean;
  /** How often asking for it has failed. */
  errorUpdateCount: number;
}

export interface WalkedListProps {
  list: Walked;
  isEmpty: boolean;
  loading: ReactNode;
  empty: ReactNode;
  /** That it couldn't be loaded, as a sentence. */
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
    return <FailedRead of={list} className="mt-6" what={failed} />;
  }
  if (isEmpty) return empty;
  return (
    <>
      {children}
      <MoreRows list={list} label={more} isByButton={isByButton} />
    </>
  );
}
