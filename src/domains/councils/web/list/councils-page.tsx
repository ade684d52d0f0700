import { listCouncilsInfiniteOptions } from '#generated/councils/listCouncils.gen.ts';
import { say } from '#languages/say.ts';
import { ListFilters, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { placeQueryOf } from '#platform/browser/map/map-filters.ts';
import { MapPart } from '#platform/browser/map/map-part.tsx';
import { ViewChoice } from '#platform/browser/map/view-choice.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { FilteredList } from '#ui/lists/filtered-list.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { CouncilCard } from './council-card.tsx';
import { councilFilters } from './council-filters.ts';

const CouncilsMap = lazyPart(async () => ({ default: (await import('./councils-map.tsx')).CouncilsMap }));

const GRID = 'mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3';

export function CouncilsPage() {
  const viewer = useViewer();
  const address = useListAddress(councilFilters);
  const isMap = address.values.view === 'map';
  const query = { ...placeQueryOf(address.values), ...address.start, isApproved: true };
  const walk = { ...listCouncilsInfiniteOptions({ query }), enabled: !isMap };
  const { list, rows: councils, meta } = useWalkedList(walk, { keepsRows: true });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading lead={say('councils.councilsPage.intro')} actions={viewer?.role === 'Member' && <OwnLinks />}>
        {say('councils.councilsPage.councils')}
      </PageHeading>
      <FilteredList
        filters={<ListFilters address={address} />}
        choice={<ViewChoice address={address} />}
        total={!isMap && meta && !list.isError && say('councils.councilsPage.found', countIn(meta))}
      >
        {isMap ? (
          <MapPart address={address}>
            <CouncilsMap address={address} />
          </MapPart>
        ) : (
          <WalkedList
            list={list}
            isEmpty={councils.length === 0}
            loading={<Loading />}
            empty={
              address.isFiltered ? (
                <NoMatch
                  address={address}
                  title={say('councils.councilsPage.filtered.title')}
                  hint={say('councils.councilsPage.filtered.hint')}
                  clear={say('councils.councilsPage.clearFilters')}
                />
              ) : (
                <NoneYet />
              )
            }
            failed={say('councils.councilsPage.failed')}
            more={say('councils.councilsPage.more')}
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
        )}
      </FilteredList>
    </div>
  );
}

const OwnLinks = () => (
  <>
    <ButtonLink to="/dashboard/councils" variant="quiet">
      {say('councils.councilsPage.myCouncils')}
    </ButtonLink>
    <ButtonLink to="/dashboard/councils/new">{say('councils.councilsPage.foundCouncil')}</ButtonLink>
  </>
);

function NoneYet() {
  const viewer = useViewer();
  const link = viewer
    ? viewer.role === 'Member' && { to: '/dashboard/councils/new', label: say('councils.councilsPage.foundFirst') }
    : { to: '/auth/register', label: say('councils.councilsPage.register') };
  return (
    <EmptyState title={say('councils.councilsPage.empty')} className="mt-2" link={link}>
      {say('councils.councilsPage.emptyHint')}
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingState label={say('councils.councilsPage.loadingCouncils')} className={GRID} times={6}>
    <div className="border border-line">
      <Skeleton className="aspect-[16/10] w-full" />
      <div className="p-5">
        <SkeletonText lines={4} />
      </div>
    </div>
  </LoadingState>
);
