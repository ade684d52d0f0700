import { useMemo } from 'react';
import type { ImpactPlace } from '#generated/types.gen.ts';
import { WORLD } from '#ui/shared/world/project.ts';
import { clusterPlaces, type MapPlace, placeOnMap } from './clusters.ts';
import { MapPoint, type MapPointProps } from './map-point.tsx';

interface WorldMapProps extends Pick<MapPointProps, 'linkOf'> {
  places: readonly ImpactPlace[];
  label: string;
}

/** Land as contours, a dot for each place, and points that open the lists of their places. */
export function WorldMap({ places, label, linkOf }: WorldMapProps) {
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
      <ul aria-label={label}>
        {clusters.map((cluster) => (
          <MapPoint key={`${cluster.places[0]?.name}`} cluster={cluster} most={most} linkOf={linkOf} />
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
