import type { ReactNode } from 'react';
import { listUsersInfiniteOptions } from '#generated/users/listUsers.gen.ts';
import { say } from '#languages/say.ts';
import { ClearFilters, FilterRow, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Beside } from '#ui/drawn/beside.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { directoryFilters } from './directory-filters.ts';
import { DirectoryRow } from './directory-row.tsx';

interface DirectoryPageProps {
  /** Beside the list, on a wide screen. */
  beside: ReactNode;
}

export function DirectoryPage({ beside }: DirectoryPageProps) {
  const address = useListAddress(directoryFilters);
  const {
    list,
    rows: people,
    meta,
  } = useWalkedList(listUsersInfiniteOptions({ query: address.values }), { keepsRows: true });
  return (
    <Beside beside={beside}>
      <PageHeading
        size="area"
        actions={
          hasArea('leaderboard') && (
            <ButtonLink to="/leaderboard" variant="secondary">
              {say('profiles.directoryPage.leaderboard')}
            </ButtonLink>
          )
        }
      >
        {say('profiles.directoryPage.people')}
      </PageHeading>
      <FilterRow
        address={address}
        className="mt-6 border-y border-line py-5"
        rowClass="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_1fr_1fr]"
      >
        <ClearFilters address={address} size="sm" className="col-span-full -mt-1 -ms-3 justify-self-start" />
      </FilterRow>
      <p role="status" className="mt-4 min-h-6 text-muted tabular-nums">
        {meta && !list.isError && say('profiles.directoryPage.found', countIn(meta))}
      </p>
      <WalkedList
        list={list}
        isEmpty={people.length === 0}
        loading={<Loading />}
        empty={
          <NoMatch
            address={address}
            title={say('profiles.directoryPage.empty')}
            hint={say('profiles.directoryPage.emptyHint')}
            clear={say('profiles.directoryPage.clearFilters')}
          />
        }
        failed={say('profiles.directoryPage.failed')}
        more={say('profiles.directoryPage.more')}
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
    </Beside>
  );
}

const Loading = () => (
  <LoadingState label={say('profiles.directoryPage.loadingPeople')} className="mt-2 space-y-3" times={6}>
    <Skeleton className="h-16 w-full" />
  </LoadingState>
);
