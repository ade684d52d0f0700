import { useEffect, useMemo, useState } from 'react';
import { type Detail, type Land, loadLand } from './land.ts';
import { type MapSize, type MapView, worldWidth } from './map-view.ts';
import { toWorld } from './mercator.ts';
import { pathOf } from './outline-path.ts';

interface LandLayerProps {
  view: MapView;
  size: MapSize;
}

/** From here on, the coarse coasts look like what they are. */
const FINE_FROM = 3.5;
/** In pixels: within so much, the same drawing is only shifted. */
const REACH = 256;

/** The land and its borders. It is drawn for more than is visible, so that most movements only shift and scale it. */
export function LandLayer({ view, size }: LandLayerProps) {
  const land = useLand(view.zoom >= FINE_FROM ? 'fine' : 'coarse');
  const zoom = Math.floor(view.zoom * 2) / 2;
  const scale = worldWidth(zoom);
  const [x, y] = toWorld(view).map((each) => (Math.round((each * scale) / REACH) * REACH) / scale) as [number, number];
  const { width, height } = size;
  const drawn = useMemo(() => {
    if (!land) return null;
    const [right, down] = [(width / 2 + REACH) / scale, (height / 2 + REACH) / scale];
    const window = { left: x - right, right: x + right, top: y - down, bottom: y + down };
    const drawing = { window, origin: [x, y] as const, scale };
    return {
      coasts: pathOf(land.coasts, { ...drawing, isClosed: true }),
      borders: pathOf(land.borders, { ...drawing, isClosed: false }),
    };
  }, [land, x, y, scale, width, height]);
  if (!drawn) return null;
  const [left, top] = shiftOf(view, x, y);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-px overflow-visible">
      <g transform={`translate(${left} ${top}) scale(${2 ** (view.zoom - zoom)})`}>
        <path d={drawn.coasts} className="map-land" fillRule="evenodd" vectorEffect="non-scaling-stroke" />
        <path d={drawn.borders} className="map-borders" fill="none" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

/** Where the drawing's origin is, which may be a copy of it beyond the antimeridian. */
function shiftOf(view: MapView, x: number, y: number): [left: number, top: number] {
  const [middleX, middleY] = toWorld(view);
  const east = x - middleX;
  const width = worldWidth(view.zoom);
  return [(east - Math.round(east)) * width, (y - middleY) * width];
}

/** The other scale stays until this one is loaded; without either, the map has points and no land. */
function useLand(detail: Detail): Land | null {
  const [land, setLand] = useState<Land | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadLand(detail).then(
      (loaded) => isWanted && setLand(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [detail]);
  return land;
}
