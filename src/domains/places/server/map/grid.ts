/** The world in Web Mercator, as 65,536 × 65,536 cells: places are as exact as that. */

/** Cells are halved so often. */
const LEVELS = 16;
export const CELLS = 2 ** LEVELS;
/** So that 180° is in the last cell. */
const WIDTH = CELLS - 0.01;
/** The width of a cluster in pixels: points of that size don't overlap, nor does a name beside each on a wide screen. */
const CLUSTER_PIXELS = 64;
/** Degrees and kilometres. */
const MAX_LATITUDE = 85;
const KM_PER_DEGREE = 111.2;

/** Inclusive. */
export interface Cells {
  /** Two if the antimeridian is in between. */
  columns: readonly (readonly [first: number, last: number])[];
  rows: readonly [first: number, last: number];
}

const columnAt = (longitude: number): number =>
  Math.max(0, Math.min(CELLS - 1, Math.floor(((longitude + 180) / 360) * WIDTH)));

function rowAt(latitude: number): number {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const height = Math.atanh(Math.sin((bounded * Math.PI) / 180)) / (2 * Math.PI);
  return Math.floor((0.5 - height) * CELLS);
}

/** @param area west, south, east and north, as the contract's parameter. */
export function cellsIn(area: string): Cells {
  const [west = -180, south = -90, east = 180, north = 90] = area.split(',').map(Number);
  const [first, last] = [columnAt(west), columnAt(east)];
  return { columns: columnsBetween(first, last, west <= east), rows: [rowAt(north), rowAt(south)] };
}

export interface Circle {
  longitude: number;
  latitude: number;
  km: number;
}

/** The smallest rectangle around the circle. */
export function cellsAround({ longitude, latitude, km }: Circle): Cells {
  const height = km / KM_PER_DEGREE;
  const shrink = Math.cos((Math.min(MAX_LATITUDE, Math.abs(latitude) + height) * Math.PI) / 180);
  const width = height / shrink;
  const rows = [rowAt(latitude + height), rowAt(latitude - height)] as const;
  if (width >= 180) return { columns: [[0, CELLS - 1]], rows };
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const [first, last] = [columnAt(wrap(longitude - width)), columnAt(wrap(longitude + width))];
  return { columns: columnsBetween(first, last, first <= last), rows };
}

/** @param isWhole false if the antimeridian is in between. */
const columnsBetween = (first: number, last: number, isWhole: boolean): Cells['columns'] =>
  isWhole
    ? [[first, last]]
    : [
        [first, CELLS - 1],
        [0, last],
      ];

/** Cells that have all but these bits in common are in the same cluster. */
export const bitsWithin = (zoom: number): number => Math.max(0, LEVELS - zoom - Math.log2(256 / CLUSTER_PIXELS));
