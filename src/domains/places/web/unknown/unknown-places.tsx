import { useQuery } from '@tanstack/react-query';
import { listUnknownPlacesOptions } from '#generated/places/listUnknownPlaces.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { UnknownPlaceRow } from './unknown-place-row.tsx';

/** The locations that aren't on the map, for each of which an admin can choose a place. Nothing if there are none. */
export function UnknownPlaces() {
  const list = useQuery(listUnknownPlacesOptions());
  const found = list.data?.data;
  if (list.isError && !found)
    return <FailedRead of={list} className="mt-14" what={say('places.unknownPlaces.failed')} />;
  if (!found || found.length === 0) return null;
  return (
    <section aria-labelledby="unknown-places" className="mt-14 max-w-4xl">
      <h2 id="unknown-places" className="text-2xl">
        {say('places.unknownPlaces.heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{say('places.unknownPlaces.intro')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {found.map((unknown, index) => (
          <UnknownPlaceRow key={unknown.location} unknown={unknown} index={index} />
        ))}
      </ul>
    </section>
  );
}
