import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PageMeta } from '#generated/types.gen.ts';
import { listUsersInfiniteOptions } from '#generated/users/listUsers.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { ADDRESS_FORM } from './directory-address.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryRow } from './directory-row.tsx';

export function DirectoryPage() {
  const address = useListAddress(ADDRESS_FORM);
  const list = useInfiniteQuery({
    ...listUsersInfiniteOptions({ query: address.filters }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
    placeholderData: keepPreviousData,
  });
  const people = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const meta = list.data?.pages[0]?.data.meta;
  return (
    <div className="max-w-4xl">
      <PageHeading
        size="area"
        actions={
          <ButtonLink to="/leaderboard" variant="secondary">
            Leaderboard
          </ButtonLink>
        }
      >
        People
      </PageHeading>
      <DirectoryFilters address={address} />
      <p role="status" className="mt-4 min-h-6 text-muted tabular-nums">
        {meta && !list.isError && sayTotal(meta)}
      </p>
      <WalkedList
        list={list}
        isEmpty={people.length === 0}
        loading={<Loading />}
        empty={<NobodyFits onClear={address.clear} />}
        failed="We couldn’t load the directory. Check your connection and try again."
        more="Show more people"
      >
        <ul
          aria-busy={list.isPlaceholderData}
          className={classNames('mt-2 border-t border-line', list.isPlaceholderData && 'opacity-50 transition-opacity')}
        >
          {people.map((entry) => (
            <DirectoryRow key={entry.person.id} entry={entry} />
          ))}
        </ul>
      </WalkedList>
    </div>
  );
}

const NobodyFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No people found"
    className="mt-2"
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    Try part of the name or another spelling. Sorting by points only lists people on the leaderboard.
  </EmptyState>
);

function sayTotal({ total, totalIsExact }: PageMeta): string {
  if (total === 0) return 'No people found';
  return `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'} ${total === 1 ? 'person' : 'people'}`;
}

const PLACES = [1, 2, 3, 4, 5, 6];

const Loading = () => (
  <LoadingState label="Loading people" className="mt-2 space-y-3">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-16 w-full" />
    ))}
  </LoadingState>
);
