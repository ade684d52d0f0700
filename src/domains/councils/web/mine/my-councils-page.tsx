import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { listMyCouncilsInfiniteOptions } from '#generated/councils/listMyCouncils.gen.ts';
import { readChoice, readText } from '#platform/browser/address-values.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { STANDINGS } from '../council-texts.ts';
import { CouncilCharts } from './council-charts.tsx';
import { MyCouncilRow } from './my-council-row.tsx';

const PAGE_SIZE = 40;

export function MyCouncilsPage() {
  const [params, setParams] = useSearchParams();
  const search = readText(params, 'search', searchBounds.maxLength);
  const standing = readChoice(params, 'standing', ['owner', 'member', 'requested']);
  const list = useInfiniteQuery({
    ...listMyCouncilsInfiniteOptions({
      query: { page_size: PAGE_SIZE, ...(search && { search }), ...(standing && { standing }) },
    }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const councils = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const isFiltered = search !== undefined || standing !== undefined;

  function filter(name: string, value: string, replace = false) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace, preventScrollReset: true });
  }

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
      <div className="mt-8 grid max-w-2xl gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SearchField search={search ?? ''} onSearch={(words) => filter('search', words, true)} />
        <Select
          name="standing"
          label="My role"
          placeholder="All"
          options={STANDINGS}
          value={standing ?? ''}
          onChange={({ target }) => filter('standing', target.value)}
        />
      </div>
      <WalkedList
        list={list}
        isEmpty={councils.length === 0}
        loading={<Loading />}
        failed="We couldn’t load your councils. Check your connection and try again."
        more="Show more councils"
        empty={<Empty isFiltered={isFiltered} />}
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
