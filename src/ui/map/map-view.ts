/** What a map shows, and how that changes. Positions on the screen are in pixels from the middle of the map. */
import { fromWorld, type Spot, toWorld } from './mercator.ts';

export interface MapView extends Spot {
  /** Each step doubles the scale. At 0, the world is 256 pixels wide. */
  zoom: number;
}

export interface MapSize {
  width: number;
  height: number;
}

export interface MapBounds {
  /** Greater than `east` if the antimeridian is in between. */
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The land has no more detail. */
export const MAX_ZOOM = 12;
/** In pixels: the world goes on at both sides, so that no marker at its edge is cut. */
const MARGIN = 28;
/** In pixels: what is missing is said to be visible too, so that rounded bounds never shrink to it. */
const NEARLY_WHOLE = 64;
/** What the map shows at most, as shares of the world. */
const TOP = toWorld({ longitude: 0, latitude: 84 })[1];
const BOTTOM = 1;

/** The width of the world in pixels. */
export const worldWidth = (zoom: number): number => 256 * 2 ** zoom;

/** Of the copies of the spot to the left and right, the nearest one. */
export function positionOf(view: MapView, spot: Spot): [x: number, y: number] {
  const [x, y] = toWorld(spot);
  const [middleX, middleY] = toWorld(view);
  const east = x - middleX;
  const width = worldWidth(view.zoom);
  return [(east - Math.round(east)) * width, (y - middleY) * width];
}

export function spotAt(view: MapView, x: number, y: number): Spot {
  const [middleX, middleY] = toWorld(view);
  const width = worldWidth(view.zoom);
  return fromWorld(middleX + x / width, middleY + y / width);
}

export function boundsOf(view: MapView, { width, height }: MapSize): MapBounds {
  const northWest = spotAt(view, -width / 2, -height / 2);
  const southEast = spotAt(view, width / 2, height / 2);
  const isWhole = width >= worldWidth(view.zoom) - NEARLY_WHOLE;
  return {
    west: isWhole ? -180 : northWest.longitude,
    south: southEast.latitude,
    east: isWhole ? 180 : southEast.longitude,
    north: northWest.latitude,
  };
}

/** The area between two positions, in any order. */
export function boundsBetween(view: MapView, [x1, y1]: readonly number[], [x2, y2]: readonly number[]): MapBounds {
  const [left = 0, right = 0] = [x1 ?? 0, x2 ?? 0].sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [y1 ?? 0, y2 ?? 0].sort((a, b) => a - b);
  const northWest = spotAt(view, left, top);
  const southEast = spotAt(view, right, bottom);
  return {
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
    north: northWest.latitude,
  };
}

const KM_PER_DEGREE = 111.2;

export function boundsAround({ longitude, latitude }: Spot, km: number): MapBounds {
  const height = km / KM_PER_DEGREE;
  const width = Math.min(180, height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)));
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return {
    west: wrap(longitude - width),
    south: latitude - height,
    east: wrap(longitude + width),
    north: latitude + height,
  };
}

/** The largest view with all of it. */
export function viewOf({ west, south, east, north }: MapBounds, size: MapSize): MapView {
  const [left, top] = toWorld({ longitude: west, latitude: north });
  const [right, bottom] = toWorld({ longitude: east, latitude: south });
  const width = right < left ? right + 1 - left : right - left;
  const scale = Math.min(size.width / width, size.height / (bottom - top));
  const middle = fromWorld(left + width / 2, (top + bottom) / 2);
  return limitView({ ...middle, zoom: Math.log2(scale / 256) }, size);
}

/** The ends of the drag stay under the finger. */
export const moveView = (view: MapView, size: MapSize, x: number, y: number): MapView =>
  limitView({ ...spotAt(view, -x, -y), zoom: view.zoom }, size);

/** What is at this position stays there. */
export function zoomView(view: MapView, size: MapSize, by: number, [x = 0, y = 0]: readonly number[] = []): MapView {
  const { zoom } = limitView({ ...view, zoom: view.zoom + by }, size);
  const [middleX, middleY] = toWorld(view);
  const shift = 1 / worldWidth(view.zoom) - 1 / worldWidth(zoom);
  return limitView({ ...fromWorld(middleX + x * shift, middleY + y * shift), zoom }, size);
}

/** No smaller than the world once between its margins, and without the emptiness beyond its top and bottom. */
export function limitView(view: MapView, { width, height }: MapSize): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(Math.log2((width - 2 * MARGIN) / 256), view.zoom));
  const half = Math.min(height / 2 / worldWidth(zoom), (BOTTOM - TOP) / 2);
  const [x, y] = toWorld(view);
  return { ...fromWorld(x, Math.max(TOP + half, Math.min(BOTTOM - half, y))), zoom };
}
