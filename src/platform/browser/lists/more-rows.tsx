import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { sayWhy } from '../calls/say-failure.ts';

/** The parts of an infinite query that are used here. */
export interface PagedQuery {
  data: { pages: readonly { data: { meta: { nextCursor: string | null } } }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

interface MoreRowsProps {
  list: PagedQuery;
  /** True to load pages only by the button; otherwise the first ones load automatically. */
  isByButton?: boolean | undefined;
  label: string;
}

/** Loaded automatically; after that by a button, so that the page's footer can be reached. */
const AUTO_LOADED_PAGES = 4;

/** Leads to the next rows without JavaScript. */
function NextLink({ cursor, children }: { cursor: string; children: string }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('cursor', cursor);
  return (
    <ButtonLink to={{ search: next.toString() }} variant="secondary" className="script:hidden">
      {children}
    </ButtonLink>
  );
}

export function MoreRows({ list, isByButton = false, label }: MoreRowsProps) {
  const { hasNextPage, isFetchingNextPage: isFetching, isFetchNextPageError: isError } = list;
  const pages = list.data?.pages ?? [];
  const cursor = pages.at(-1)?.data.meta.nextCursor;
  const onMore = () => void list.fetchNextPage();
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const loadsAutomatically = hasNextPage && !isFetching && !isError && !isByButton && pages.length < AUTO_LOADED_PAGES;
  useEffect(() => {
    if (!loadsAutomatically || !foot.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [loadsAutomatically]);
  if (isError) {
    return (
      <FailedState className="mt-10" title={say('platform.moreRows.failed')} onRetry={onMore} isRetrying={isFetching}>
        {sayWhy(list.error)}
      </FailedState>
    );
  }
  if (!hasNextPage) return null;
  return (
    <div ref={foot} className="mt-10">
      <Button
        variant="secondary"
        onClick={onMore}
        pending={isFetching}
        pendingLabel={say('platform.moreRows.loadingMore')}
        className="no-script:hidden"
      >
        {label}
      </Button>
      {cursor && <NextLink cursor={cursor}>{label}</NextLink>}
    </div>
  );
}
