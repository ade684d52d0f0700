import type { ReactNode } from 'react';
import { listCouncilsInfiniteOptions } from '#generated/councils/listCouncils.gen.ts';
import { ListFilters } from '#platform/browser/lists/list-filters.tsx';
import { sayTotal } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilteredList } from '#ui/filtered-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { CouncilCard } from './council-card.tsx';
import { councilFilters } from './council-filters.ts';

const GRID = 'mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3';

export function CouncilsPage() {
  const viewer = useViewer();
  const address = useListAddress(councilFilters);
  const walk = listCouncilsInfiniteOptions({ query: { ...address.values, ...address.start, isApproved: true } });
  const { list, rows: councils, meta } = useWalkedList(walk, { keepsRows: true });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead="Members acting together for a place or a goal, with their impacts added up."
        actions={viewer?.role === 'Member' && <OwnLinks />}
      >
        Councils
      </PageHeading>
      <FilteredList
        filters={<ListFilters address={address} />}
        total={meta && !list.isError && sayTotal(meta, 'None found', 'council', 'councils')}
      >
        <WalkedList
          list={list}
          isEmpty={councils.length === 0}
          loading={<Loading />}
          empty={address.isFiltered ? <NoMatch onClear={address.clear} /> : <NoneYet />}
          failed="We couldn’t load the councils. Check your connection and try again."
          more="Show more councils"
        >
          <ul
            aria-busy={list.isPlaceholderData}
            className={classNames(GRID, list.isPlaceholderData && 'opacity-50 transition-opacity')}
          >
            {councils.map((council) => (
              <li key={council.id}>
                <CouncilCard council={council} />
              </li>
            ))}
          </ul>
        </WalkedList>
      </FilteredList>
    </div>
  );
}

const OwnLinks = () => (
  <>
    <ButtonLink to="/dashboard/councils" variant="quiet">
      My councils
    </ButtonLink>
    <ButtonLink to="/dashboard/councils/new">Found a council</ButtonLink>
  </>
);

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No councils match these filters"
    className="mt-2"
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    Try fewer words, another place or all goals.
  </EmptyState>
);

function NoneYet() {
  const viewer = useViewer();
  let action: ReactNode = null;
  if (!viewer) {
    action = (
      <ButtonLink to="/auth/register" variant="secondary">
        Create an account
      </ButtonLink>
    );
  } else if (viewer.role === 'Member') {
    action = (
      <ButtonLink to="/dashboard/councils/new" variant="secondary">
        Found the first council
      </ButtonLink>
    );
  }
  return (
    <EmptyState title="No councils yet" className="mt-2" action={action}>
      Councils are listed here once they’re approved.
    </EmptyState>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

const Loading = () => (
  <LoadingState label="Loading councils" className={GRID}>
    {PLACES.map((place) => (
      <div key={place} className="border border-line">
        <Skeleton className="aspect-[16/10] w-full" />
        <div className="p-5">
          <SkeletonText lines={4} />
        </div>
      </div>
    ))}
  </LoadingState>
);
