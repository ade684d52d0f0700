import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listOpportunitiesInfiniteOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilteredList } from '#ui/filtered-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { ADDRESS_FORM, isFiltered, type ListFilters, queryOf } from './list-address.ts';
import { ScholarshipFilters } from './scholarship-filters.tsx';
import { ScholarshipRow } from './scholarship-row.tsx';

export function ScholarshipsPage() {
  const viewer = useViewer();
  const address = useListAddress(ADDRESS_FORM);
  const { filters, set, clear } = address;
  const list = useInfiniteQuery({
    ...listOpportunitiesInfiniteOptions({ query: queryOf(filters) }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
    placeholderData: keepPreviousData,
  });
  const opportunities = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const meta = list.data?.pages[0]?.data.meta;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead="Scholarships, placements, grants and courses from our partners. Points from your verified impacts unlock them, and you never spend points."
        actions={
          viewer?.role === 'Member' && (
            <ButtonLink to="/dashboard/scholarships" variant="secondary">
              Saved and applied
            </ButtonLink>
          )
        }
      >
        Scholarships
      </PageHeading>
      <FilteredList
        filters={<ScholarshipFilters address={address} />}
        total={meta && !list.isError && sayTotal(meta, filters, opportunities[0]?.owner.name)}
      >
        <WalkedList
          list={list}
          isEmpty={opportunities.length === 0}
          loading={<Loading />}
          empty={<Nothing filters={filters} onClear={clear} onAny={() => set({ open: 'any' })} />}
          failed="We couldn’t load the scholarships. Check your connection and try again."
          more="Show more scholarships"
        >
          <ul
            aria-busy={list.isPlaceholderData}
            className={classNames(
              'mt-4 border-t border-line',
              list.isPlaceholderData && 'opacity-50 transition-opacity',
            )}
          >
            {opportunities.map((opportunity) => (
              <li key={opportunity.id}>
                <ScholarshipRow opportunity={opportunity} />
              </li>
            ))}
          </ul>
        </WalkedList>
      </FilteredList>
    </div>
  );
}

interface NothingProps {
  filters: ListFilters;
  onClear: () => void;
  onAny: () => void;
}

function Nothing({ filters, onClear, onAny }: NothingProps) {
  const isOpenAlone = filters.open === undefined;
  const action = (
    <>
      {isFiltered(filters) && (
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      )}
      {isOpenAlone && (
        <Button variant="quiet" onClick={onAny}>
          Include closed ones
        </Button>
      )}
    </>
  );
  return (
    <EmptyState
      title={isFiltered(filters) ? 'No scholarships match these filters' : 'Nothing is open right now'}
      className="mt-2"
      action={action}
    >
      {isFiltered(filters)
        ? 'Try fewer words, a later deadline or all types.'
        : 'Partners add new ones throughout the year. Past ones show what to expect.'}
    </EmptyState>
  );
}

function sayTotal({ total, totalIsExact }: PageMeta, { open, owner }: ListFilters, partner = 'this partner'): string {
  if (total === 0) return 'None found';
  const which = open === undefined ? 'open ' : open === 'closed' ? 'closed or full ' : '';
  const noun = total === 1 ? 'scholarship' : 'scholarships';
  const whose = owner === undefined ? '' : ` from ${partner}`;
  return `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'} ${which}${noun}${whose}`;
}

const PLACES = [1, 2, 3, 4];

const Loading = () => (
  <LoadingState label="Loading scholarships" className="mt-4 border-t border-line">
    {PLACES.map((place) => (
      <div key={place} className="grid gap-x-8 gap-y-4 border-b border-line py-9 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Skeleton className="h-16 w-20" />
        <div>
          <Skeleton className="h-8 w-2/3" />
          <SkeletonText lines={3} className="mt-4 max-w-prose" />
        </div>
      </div>
    ))}
  </LoadingState>
);
