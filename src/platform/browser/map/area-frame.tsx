import { useMapView } from '#ui/map/map-context.ts';
import { type MapBounds, positionOf } from '#ui/map/map-view.ts';

type Point = readonly [x: number, y: number];

/** An area between two positions, in pixels from the middle of the map. */
export const DrawnFrame = ({ from, to }: { from: Point; to: Point }) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute border-2 border-focus bg-action/10"
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
