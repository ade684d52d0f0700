import { useQuery } from '@tanstack/react-query';
import { listUnknownPlacesOptions } from '#generated/places/listUnknownPlaces.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { UnknownPlaceRow } from './unknown-place-row.tsx';

/** The locations that aren't on the map, for each of which an admin can choose a place. */
export function UnknownPlacesPage() {
  const list = useQuery(listUnknownPlacesOptions());
  const found = list.data?.data;
  return (
    <>
      <PageHeading size="area" lead={say('places.unknownPlaces.intro')}>
        {say('places.unknownPlaces.heading')}
      </PageHeading>
      {list.isPending && (
        <LoadingState label={say('places.unknownPlaces.loading')} className="mt-8 space-y-4" times={6}>
          <Skeleton className="h-16 w-full max-w-4xl" />
        </LoadingState>
      )}
      {list.isError && !found && <FailedRead of={list} className="mt-8" what={say('places.unknownPlaces.failed')} />}
      {found?.length === 0 && (
        <EmptyState title={say('places.unknownPlaces.empty')} className="mt-6 max-w-3xl">
          {say('places.unknownPlaces.emptyHint')}
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <ul className="mt-6 max-w-4xl divide-y divide-line border-y border-line">
          {found.map((unknown, index) => (
            <UnknownPlaceRow key={unknown.location} unknown={unknown} index={index} />
          ))}
        </ul>
      )}
    </>
  );
}
