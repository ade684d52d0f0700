import { useMapView } from '#ui/map/map-context.ts';
import { boundsAround, type MapBounds, positionOf } from '#ui/map/map-view.ts';
import type { Spot } from '#ui/map/mercator.ts';

type Point = readonly [x: number, y: number];

const FRAME = 'pointer-events-none absolute border-2 border-focus bg-action/10';

/** An area between two positions, in pixels from the middle of the map. */
export const DrawnFrame = ({ from, to, isRound = false }: { from: Point; to: Point; isRound?: boolean }) => (
  <div
    aria-hidden="true"
    className={isRound ? `${FRAME} rounded-full` : FRAME}
    style={{
      left: `calc(50% + ${Math.min(from[0], to[0])}px)`,
      top: `calc(50% + ${Math.min(from[1], to[1])}px)`,
      width: Math.abs(to[0] - from[0]),
      height: Math.abs(to[1] - from[1]),
    }}
  />
);

export function AreaFrame({ area: { west, south, east, north } }: { area: MapBounds }) {
  const view = useMapView();
  return (
    <DrawnFrame
      from={positionOf(view, { longitude: west, latitude: north })}
      to={positionOf(view, { longitude: east, latitude: south })}
    />
  );
}

/** What is near a place. */
export function CircleFrame({ around, km }: { around: Spot; km: number }) {
  const view = useMapView();
  const { west, south, east, north } = boundsAround(around, km);
  return (
    <DrawnFrame
      isRound
      from={positionOf(view, { longitude: west, latitude: north })}
      to={positionOf(view, { longitude: east, latitude: south })}
    />
  );
}
