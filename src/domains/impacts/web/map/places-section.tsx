import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getImpactPlacesOptions } from '#generated/community/getImpactPlaces.gen.ts';
import type { ImpactPlace } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { SERVER_ONLY } from '#platform/browser/page/server-markup.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { WORLD } from '#ui/shared/world/project.ts';
import { clusterPlaces, countByCountry, type MapPlace, placeOnMap } from './clusters.ts';
import { MapPoint } from './map-point.tsx';
import { sayCountries } from './map-texts.ts';
import { PlacesList } from './places-list.tsx';

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
              <WorldMap places={found.places} />
            </div>
            <PlacesList countries={countries} elsewhere={found.elsewhere} unplaced={found.unplacedImpacts} />
          </>
        )}
      </div>
    </section>
  );
}

/** Land as contours, a dot for each place, and points that open the lists of their places. */
function WorldMap({ places }: { places: readonly ImpactPlace[] }) {
  const placed = useMemo(() => placeOnMap(places), [places]);
  const clusters = useMemo(() => clusterPlaces(placed), [placed]);
  const most = Math.max(1, ...clusters.map(({ impacts }) => impacts));
  return (
    <div className="relative aspect-[1000/433]">
      <div aria-hidden="true" className="world-land absolute inset-0" />
      <svg
        viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full stroke-accent"
      >
        <path d={dotsAt(placed)} strokeWidth="5.2" strokeLinecap="round" />
      </svg>
      <ul aria-label={say('impacts.worldMap.label')}>
        {clusters.map((cluster) => (
          <MapPoint key={`${cluster.places[0]?.name}`} cluster={cluster} most={most} />
        ))}
      </ul>
    </div>
  );
}

/** One path of zero-length lines, whose caps are the dots, from left to right: elements would be six times as long. */
function dotsAt(places: readonly MapPlace[]): string {
  const spots = places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })).sort((a, b) => a.x - b.x);
  const steps = spots.map(({ x, y }, index) => {
    const before = spots[index - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x} ${y - before.y}h0`;
  });
  return steps.join('');
}
