import { useSearchParams } from 'react-router-dom';
import { readChoice, readWhole } from '#platform/browser/address-values.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { MoreRows } from '#ui/more-rows.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { YEAR_OPTIONS } from '../years.ts';
import { MyImpactRow } from './my-impact-row.tsx';
import { type MyFilters, useMyImpacts } from './use-my-impacts.ts';
import { WaitingDraft } from './waiting-draft.tsx';

const STATES = [
  { value: 'pending', label: 'Awaiting review' },
  { value: 'verified', label: 'Verified' },
  { value: 'declined', label: 'Declined' },
];

export function MyImpactsPage() {
  const [params, setParams] = useSearchParams();
  const impactYear = readWhole(params, 'impactYear', 2000, 2100);
  const state = readChoice(params, 'state', ['pending', 'verified', 'declined']);
  const filters: MyFilters = { impactYear, state };
  const { list, impacts, isComplete, isLoading } = useMyImpacts(filters);
  const isFiltered = filters.impactYear !== undefined || filters.state !== undefined;

  function filter(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  }

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead="Impacts you logged or took part in, newest first."
        actions={<ButtonLink to="/dashboard/impacts/new">Log an impact</ButtonLink>}
      >
        My impacts
      </PageHeading>
      <WaitingDraft className="mt-8 max-w-4xl" />
      <div className="mt-8 grid max-w-xl grid-cols-2 gap-4">
        <Select
          name="impactYear"
          label="Year"
          placeholder="All years"
          options={YEAR_OPTIONS}
          value={filters.impactYear === undefined ? '' : String(filters.impactYear)}
          onChange={({ target: { name, value } }) => filter(name, value)}
        />
        <Select
          name="state"
          label="State"
          placeholder="All states"
          options={STATES}
          value={filters.state ?? ''}
          onChange={({ target: { name, value } }) => filter(name, value)}
        />
      </div>
      {isLoading && <Loading />}
      {list.isError && impacts.length === 0 && (
        <FailedState className="mt-8" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          We couldn’t load your impacts. Check your connection and try again.
        </FailedState>
      )}
      {!isLoading && isComplete && !list.isError && impacts.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No impacts match your filters' : 'No impacts yet'}
          className="mt-6 max-w-3xl"
          action={
            isFiltered ? (
              <TextLink to={{ search: '' }}>Clear filters</TextLink>
            ) : (
              <ButtonLink to="/dashboard/impacts/new" variant="secondary">
                Log your first impact
              </ButtonLink>
            )
          }
        >
          {isFiltered
            ? 'Try another year or state.'
            : 'A river clean-up, a class you taught, solar panels on a roof: logging it takes a few minutes.'}
        </EmptyState>
      )}
      {impacts.length > 0 && (
        <ul className="mt-6 max-w-4xl border-t border-line">
          {impacts.map((impact) => (
            <MyImpactRow key={impact.id} impact={impact} />
          ))}
        </ul>
      )}
      {impacts.length > 0 && (
        <MoreRows
          label="Show more impacts"
          hasMore={list.hasNextPage}
          isFetching={list.isFetchingNextPage}
          isError={list.isFetchNextPageError}
          pages={list.data?.pages.length ?? 0}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

const Loading = () => (
  <LoadingState label="Loading your impacts" className="mt-6 max-w-4xl space-y-4">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-24 w-full" />
    ))}
  </LoadingState>
);
