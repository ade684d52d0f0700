import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { readChoice, readText } from '#platform/browser/address-values.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { MoreRows } from '#ui/more-rows.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OPPORTUNITY_STATES } from '../state-names.ts';
import { MyOpportunityRow } from './my-opportunity-row.tsx';

const SORTS = [
  { value: 'deadline', label: 'Earliest deadline first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'Title' },
] as const;

export function MyOpportunitiesPage() {
  const [params, setParams] = useSearchParams();
  const search = readText(params, 'search', searchBounds.maxLength);
  const state = readChoice(params, 'state', ['pending', 'approved', 'declined', 'closed']);
  const sort = readChoice(params, 'sort', ['deadline', 'oldest', 'title']);
  const list = useInfiniteQuery({
    ...listMyOpportunitiesInfiniteOptions({
      query: { relation: 'own', ...(search && { search }), ...(state && { state }), ...(sort && { sort }) },
    }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const rows = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const isFiltered = search !== undefined || state !== undefined;

  function filter(name: string, value: string, options: { replace?: boolean } = {}) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { ...options, preventScrollReset: true });
  }

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-5xl"
        lead="Everything you offer: pending, public, declined and closed."
        actions={<ButtonLink to="/partner/opportunities/new">Offer an opportunity</ButtonLink>}
      >
        My opportunities
      </PageHeading>
      <div className="mt-8 grid max-w-5xl grid-cols-2 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          search={search ?? ''}
          onSearch={(words) => filter('search', words, { replace: true })}
          className="max-sm:col-span-2"
        />
        <Select
          name="state"
          label="State"
          placeholder="All states"
          options={OPPORTUNITY_STATES}
          value={state ?? ''}
          onChange={({ target }) => filter('state', target.value)}
        />
        <Select
          name="sort"
          label="Sort by"
          placeholder="Newest first"
          options={SORTS}
          value={sort ?? ''}
          onChange={({ target }) => filter('sort', target.value)}
        />
      </div>
      {list.isPending && <Loading />}
      {list.isError && rows.length === 0 && (
        <FailedState className="mt-8" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          We couldn’t load your opportunities. Check your connection and try again.
        </FailedState>
      )}
      {list.isSuccess && rows.length === 0 && <Empty isFiltered={isFiltered} />}
      {rows.length > 0 && (
        <>
          <ul className="mt-6 max-w-5xl border-t border-line">
            {rows.map((opportunity) => (
              <MyOpportunityRow key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
          <MoreRows
            label="Show more opportunities"
            hasMore={list.hasNextPage}
            isFetching={list.isFetchingNextPage}
            isError={list.isFetchNextPageError}
            pages={list.data?.pages.length ?? 0}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No opportunities match"
        className="mt-6 max-w-3xl"
        action={<TextLink to={{ search: '' }}>Clear filters</TextLink>}
      >
        Try another state or other words.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No opportunities yet"
      className="mt-6 max-w-3xl"
      action={
        <ButtonLink to="/partner/opportunities/new" variant="secondary">
          Offer your first opportunity
        </ButtonLink>
      }
    >
      Describe what you offer, the deadline and how many places there are. An admin will set the points needed.
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingState label="Loading your opportunities" className="mt-6 max-w-5xl space-y-6">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-28 w-full" />
    ))}
  </LoadingState>
);
