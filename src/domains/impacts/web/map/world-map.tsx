import { useMemo } from 'react';
import type { ImpactPlace } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { WORLD } from '#ui/world/project.ts';
import { clusterPlaces, placeOnMap } from './clusters.ts';
import { MapPoint } from './map-point.tsx';

/** Land as contours, a dot for each place, and points that open the lists of theirs. */
export function WorldMap({ places }: { places: readonly ImpactPlace[] }) {
  const placed = useMemo(() => placeOnMap(places), [places]);
  const clusters = useMemo(() => clusterPlaces(placed), [placed]);
  const most = Math.max(1, ...clusters.map(({ impacts }) => impacts));
  return (
    <div className="relative aspect-[1000/433]">
      <div aria-hidden="true" className="world-land absolute inset-0" />
      <svg
        viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full fill-accent"
      >
        {placed.map(({ name, country, x, y }) => (
          <circle key={`${name} ${country}`} cx={Math.round(x)} cy={Math.round(y)} r="2.6" />
        ))}
      </svg>
      <ul aria-label={say('impacts.worldMap.placesOnTheMap')}>
        {clusters.map((cluster) => (
          <MapPoint key={`${cluster.places[0]?.name}`} cluster={cluster} most={most} />
        ))}
      </ul>
    </div>
  );
}
