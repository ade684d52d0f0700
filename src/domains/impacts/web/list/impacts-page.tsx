import { useEffect } from 'react';
import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { say } from '#languages/say.ts';
import { ListFilters, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { placeFilters, placeQueryOf } from '#platform/browser/map/map-filters.ts';
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
import { useEventTypes } from '../event-types.ts';
import { PUBLIC } from './community-impacts.ts';
import { ImpactCard } from './impact-card.tsx';
import { impactFilters } from './impact-filters.ts';
import { keepList } from './last-list.ts';

const ImpactsMap = lazyPart(async () => ({ default: (await import('./impacts-map.tsx')).ImpactsMap }));

const SHOWN = ['sort', 'sdg', 'eventType', 'impactYear', 'isFeatured'];

export function ImpactsPage() {
  const viewer = useViewer();
  const address = useListAddress(impactFilters);
  const { values } = address;
  const isMap = values.view === 'map';
  const query = { ...placeQueryOf(values), ...address.start, ...PUBLIC };
  const walk = { ...listImpactsInfiniteOptions({ query }), enabled: !isMap };
  const { list, rows: impacts, meta } = useWalkedList(walk, { keepsRows: true });
  useEffect(() => keepList(query));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead={say('impacts.impactsPage.intro')}
        actions={
          viewer?.role === 'Member' && (
            <ButtonLink to="/dashboard/impacts/new">{say('impacts.impactsPage.logImpact')}</ButtonLink>
          )
        }
      >
        {say('impacts.impactsPage.impacts')}
      </PageHeading>
      <FilteredList
        filters={
          <ListFilters
            address={address}
            shown={['location', ...placeFilters(values), ...SHOWN]}
            options={{ eventType: useEventTypes() }}
          />
        }
        choice={<ViewChoice address={address} />}
        total={!isMap && meta && !list.isError && say('impacts.impactsPage.found', countIn(meta))}
      >
        {isMap ? (
          <MapPart address={address}>
            <ImpactsMap address={address} />
          </MapPart>
        ) : (
          <WalkedList
            list={list}
            isEmpty={impacts.length === 0}
            loading={<Loading />}
            empty={
              address.isFiltered ? (
                <NoMatch
                  address={address}
                  title={say('impacts.impactsPage.filtered.title')}
                  hint={say('impacts.impactsPage.filtered.hint')}
                  clear={say('impacts.impactsPage.clearFilters')}
                />
              ) : (
                <EmptyState
                  title={say('impacts.impactsPage.empty.title')}
                  className="mt-2"
                  link={!viewer && { to: '/auth/register', label: say('impacts.impactsPage.register') }}
                >
                  {say('impacts.impactsPage.empty.hint')}
                </EmptyState>
              )
            }
            failed={say('impacts.impactsPage.failed')}
            more={say('impacts.impactsPage.more')}
          >
            <ul
              aria-busy={list.isPlaceholderData}
              className={classNames(
                'lazy-each mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
                list.isPlaceholderData && 'opacity-50 transition-opacity',
              )}
            >
              {impacts.map((impact) => (
                <li key={impact.id}>
                  <ImpactCard impact={impact} />
                </li>
              ))}
            </ul>
          </WalkedList>
        )}
      </FilteredList>
    </div>
  );
}

const Loading = () => (
  <LoadingState
    label={say('impacts.impactsPage.loadingImpacts')}
    className="mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
    times={8}
  >
    <div className="border border-line">
      <Skeleton className="aspect-[16/10] w-full" />
      <div className="p-5">
        <SkeletonText lines={3} />
      </div>
    </div>
  </LoadingState>
);
