import { listMyCouncilsInfiniteOptions } from '#generated/councils/listMyCouncils.gen.ts';
import { choice, text } from '#platform/browser/lists/fields.ts';
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
import { STANDINGS } from '../council-texts.ts';
import { CouncilCharts } from './council-charts.tsx';
import { MyCouncilRow } from './my-council-row.tsx';

const PAGE_SIZE = 40;

export const myCouncilFilters = declareFilters({
  search: text('Search'),
  standing: choice(STANDINGS, { label: 'My role', placeholder: 'All' }),
});

export function MyCouncilsPage() {
  const address = useListAddress(myCouncilFilters, { keepsScroll: true });
  const query = { page_size: PAGE_SIZE, ...address.values };
  const { list, rows: councils } = useWalkedList(listMyCouncilsInfiniteOptions({ query }));

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead="Councils you own, belong to or have asked to join."
        actions={<ButtonLink to="/dashboard/councils/new">Found a council</ButtonLink>}
      >
        My councils
      </PageHeading>
      <FilterRow
        address={address}
        className="mt-8 max-w-2xl"
        rowClass="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      />
      <WalkedList
        list={list}
        isEmpty={councils.length === 0}
        loading={<Loading />}
        failed="We couldn’t load your councils. Check your connection and try again."
        more="Show more councils"
        empty={<Empty isFiltered={address.isFiltered} />}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {councils.map((council) => (
            <MyCouncilRow key={council.id} council={council} />
          ))}
        </ul>
      </WalkedList>
      <CouncilCharts />
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No councils match"
        className="mt-6 max-w-3xl"
        action={<TextLink to={{ search: '' }}>Clear filters</TextLink>}
      >
        Try other words or another role.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="You aren’t in a council yet"
      className="mt-6 max-w-3xl"
      action={
        <>
          <ButtonLink to="/councils" variant="secondary">
            Find a council
          </ButtonLink>
          <ButtonLink to="/dashboard/councils/new" variant="quiet">
            Found a council
          </ButtonLink>
        </>
      }
    >
      A council is a group of people who act together for a place or a goal. Ask to join one, or found your own.
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingState label="Loading your councils" className="mt-6 max-w-4xl space-y-4">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-28 w-full" />
    ))}
  </LoadingState>
);
