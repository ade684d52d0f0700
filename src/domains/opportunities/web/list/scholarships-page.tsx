import { sayName } from '#domains/people/model.ts';
import { listOpportunitiesInfiniteOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ListFilters } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { MapPart } from '#platform/browser/map/map-part.tsx';
import { ViewChoice } from '#platform/browser/map/view-choice.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { FilteredList } from '#ui/lists/filtered-list.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { useKindChoices } from '../kind-choices.ts';
import { queryOf, type ScholarshipValues, scholarshipFilters, visibleFilters } from './scholarship-filters.ts';
import { ScholarshipRow } from './scholarship-row.tsx';

const ScholarshipsMap = lazyPart(async () => ({ default: (await import('./scholarships-map.tsx')).ScholarshipsMap }));

export function ScholarshipsPage() {
  const viewer = useViewer();
  const address = useListAddress(scholarshipFilters);
  const { values, isFiltered } = address;
  const shown = visibleFilters(viewer?.role === 'Member' || values.unlocked !== undefined, values);
  const isMap = values.view === 'map';
  const query = { ...queryOf(values), ...address.start };
  const {
    list,
    rows: opportunities,
    meta,
  } = useWalkedList(
    { ...listOpportunitiesInfiniteOptions({ query }), enabled: !isMap },
    {
      keepsRows: true,
    },
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead={say('opportunities.scholarshipsPage.intro')}
        actions={
          viewer?.role === 'Member' && (
            <ButtonLink to="/dashboard/scholarships" variant="secondary">
              {say('opportunities.scholarshipsPage.own')}
            </ButtonLink>
          )
        }
      >
        {say('opportunities.scholarshipsPage.scholarships')}
      </PageHeading>
      <FilteredList
        filters={<ListFilters address={address} shown={shown} options={useKindChoices()} />}
        choice={<ViewChoice address={address} />}
        total={
          !isMap && meta && !list.isError && sayFound(meta, values, opportunities[0] && sayName(opportunities[0].owner))
        }
      >
        {isMap ? (
          <MapPart address={address}>
            <ScholarshipsMap address={address} />
          </MapPart>
        ) : (
          <WalkedList
            list={list}
            isEmpty={opportunities.length === 0}
            loading={<Loading />}
            empty={
              <Nothing
                isFiltered={isFiltered}
                isOpenAlone={values.open === undefined}
                onClear={address.clear}
                onAny={() => address.set({ open: 'any' })}
              />
            }
            failed={say('opportunities.scholarshipsPage.failed')}
            more={say('opportunities.scholarshipsPage.more')}
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
        )}
      </FilteredList>
    </div>
  );
}

interface NothingProps {
  isFiltered: boolean;
  isOpenAlone: boolean;
  onClear: () => void;
  onAny: () => void;
}

function Nothing({ isFiltered, isOpenAlone, onClear, onAny }: NothingProps) {
  const action = (
    <>
      {isFiltered && (
        <Button variant="secondary" onClick={onClear}>
          {say('opportunities.scholarshipsPage.clearFilters')}
        </Button>
      )}
      {isOpenAlone && (
        <Button variant="quiet" onClick={onAny}>
          {say('opportunities.scholarshipsPage.includeClosed')}
        </Button>
      )}
    </>
  );
  return (
    <EmptyState
      title={
        isFiltered
          ? say('opportunities.scholarshipsPage.filtered.title')
          : say('opportunities.scholarshipsPage.empty.title')
      }
      className="mt-2"
      action={action}
    >
      {isFiltered
        ? say('opportunities.scholarshipsPage.filtered.hint')
        : say('opportunities.scholarshipsPage.empty.hint')}
    </EmptyState>
  );
}

function sayFound(meta: PageMeta, { open: shown, owner }: ScholarshipValues, partner: string | undefined): string {
  const counted = countIn(meta);
  const open = shown ?? 'open';
  if (owner === undefined) return say('opportunities.scholarshipsPage.found', { ...counted, open });
  return partner === undefined
    ? say('opportunities.scholarshipsPage.foundFromThis', { ...counted, open })
    : say('opportunities.scholarshipsPage.foundFrom', { ...counted, open, partner: isolate(partner) });
}

const Loading = () => (
  <LoadingState
    label={say('opportunities.scholarshipsPage.loadingScholarships')}
    className="mt-4 border-t border-line"
    times={4}
  >
    <div className="grid gap-x-8 gap-y-4 border-b border-line py-9 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <Skeleton className="h-16 w-20" />
      <div>
        <Skeleton className="h-8 w-2/3" />
        <SkeletonText lines={3} className="mt-4 max-w-prose" />
      </div>
    </div>
  </LoadingState>
);
