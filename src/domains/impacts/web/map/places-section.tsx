import { useQuery } from '@tanstack/react-query';
import { getImpactPlacesOptions } from '#generated/community/getImpactPlaces.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { SERVER_ONLY } from '#platform/browser/page/server-markup.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { countByCountry } from './clusters.ts';
import { impactsAt, sayCountries } from './map-texts.ts';
import { PlacesList } from './places-list.tsx';
import { WorldMap } from './world-map.tsx';

/**
 * Where impacts took place; renders nothing until one is on the map. On the home page, visitors keep the HTML that the
 * server drew.
 */
export function PlacesSection() {
  const read = useQuery({
    ...getImpactPlacesOptions(),
    meta: SERVER_ONLY,
  });
  const { data, isPending, isError } = read;
  const found = data?.data;
  if (found && found.places.length === 0) return null;
  const countries = countByCountry(found?.places ?? []);
  return (
    <section aria-labelledby="places" data-theme="dark" className="overflow-x-clip">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="places" className="text-3xl">
          {countries.length === 0 ? say('impacts.placesSection.heading') : sayCountries(countries.length)}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{say('impacts.placesSection.intro')}</p>
        {isPending && (
          <LoadingState label={say('impacts.placesSection.loading')} className="mt-8">
            <Skeleton className="aspect-[1000/433] w-full" />
          </LoadingState>
        )}
        {isError && <FailedRead of={read} level={3} className="mt-8" what={say('impacts.placesSection.failed')} />}
        {found && (
          <>
            <div className="-mx-2 mt-8 sm:mx-0">
              <WorldMap places={found.places} label={say('impacts.worldMap.label')} linkOf={impactsAt} />
            </div>
            <PlacesList countries={countries} elsewhere={found.elsewhere} unplaced={found.unplacedImpacts} />
          </>
        )}
      </div>
    </section>
  );
}
