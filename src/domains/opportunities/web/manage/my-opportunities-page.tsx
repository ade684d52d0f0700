import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { choice, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { OPPORTUNITY_STATES } from '../state-names.ts';
import { MyOpportunityRow } from './my-opportunity-row.tsx';

export const myOpportunityFilters = declareFilters({
  search: text('Search', { className: 'max-sm:col-span-2' }),
  state: choice(OPPORTUNITY_STATES, { label: 'State', placeholder: 'All states' }),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'deadline', label: 'Earliest deadline first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'title', label: 'Title' },
    ],
    'newest',
  ),
});

export function MyOpportunitiesPage() {
  const address = useListAddress(myOpportunityFilters, { keepsScroll: true });
  const query = { relation: 'own' as const, ...address.values };
  const { list, rows } = useWalkedList(listMyOpportunitiesInfiniteOptions({ query }));

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
      <FilterRow
        address={address}
        className="mt-8 max-w-5xl"
        rowClass="grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      />
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        empty={<Empty isFiltered={address.isFiltered} />}
        failed="We couldn’t load your opportunities. Check your connection and try again."
        more="Show more opportunities"
      >
        <ul className="mt-6 max-w-5xl border-t border-line">
          {rows.map((opportunity) => (
            <MyOpportunityRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      </WalkedList>
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
