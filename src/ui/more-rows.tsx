import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { FailedState } from './failed-state.tsx';

interface MoreRowsProps {
  hasMore: boolean;
  isFetching: boolean;
  isError: boolean;

  pages: number;
  label: string;
  onMore: () => void;
}

/** Loaded automatically; after that by a button, so that the page's footer can be reached. */
const PAGES_BY_THEMSELVES = 4;

export function MoreRows({ hasMore, isFetching, isError, pages, label, onMore }: MoreRowsProps) {
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const goesOn = hasMore && !isFetching && !isError && pages < PAGES_BY_THEMSELVES;
  useEffect(() => {
    if (!goesOn || !foot.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [goesOn]);
  if (isError) {
    return (
      <FailedState className="mt-10" title="Couldn’t load more" onRetry={onMore} isRetrying={isFetching}>
        Check your connection and try again.
      </FailedState>
    );
  }
  if (!hasMore) return null;
  return (
    <div ref={foot} className="mt-10">
      <Button variant="secondary" onClick={onMore} pending={isFetching} pendingLabel="Loading more">
        {label}
      </Button>
    </div>
  );
}
