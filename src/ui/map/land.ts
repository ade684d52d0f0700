/** The coasts and borders of Natural Earth (public domain), in two scales, each loaded once when it is needed. */
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { toWorld } from './mercator.ts';

export type Detail = 'coarse' | 'fine';

/** A line with the smallest rectangle around it, in shares of the world. */
export interface Outline {
  points: readonly (readonly [x: number, y: number])[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Land {
  /** Closed. */
  coasts: Outline[];
  borders: Outline[];
}

const ATLASES = {
  coarse: () => import('world-atlas/countries-110m.json'),
  fine: () => import('world-atlas/countries-50m.json'),
} as const;

const loading = new Map<Detail, Promise<Land>>();

/** One that failed to load is asked for again by the next map. */
export function loadLand(detail: Detail): Promise<Land> {
  const known = loading.get(detail);
  if (known) return known;
  const land = readLand(detail);
  loading.set(detail, land);
  land.catch(() => loading.delete(detail));
  return land;
}

async function readLand(detail: Detail): Promise<Land> {
  const { default: atlas } = await ATLASES[detail]();
  const { land, countries } = atlas.objects;
  const { features } = feature(atlas, land);
  const borders: MultiLineString = mesh(atlas, countries, (one, other) => one !== other);
  return {
    coasts: features.flatMap(({ geometry }) => ringsOf(geometry as MultiPolygon | Polygon).map(outlineOf)),
    borders: borders.coordinates.map(outlineOf),
  };
}

const ringsOf = ({ type, coordinates }: MultiPolygon | Polygon): Position[][] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

/** Across the antimeridian, lines go on beyond the edge of the world. */
function outlineOf(line: Position[]): Outline {
  const points: [x: number, y: number][] = [];
  for (const [longitude = 0, latitude = 0] of line) {
    const [x, y] = toWorld({ longitude, latitude });
    const before = points.at(-1)?.[0] ?? x;
    points.push([x + Math.round(before - x), y]);
  }
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  // The coast of Antarctica goes around the world, and its land down to the pole.
  if (Math.abs(last - first) > 0.5) points.push([last, 1], [first, 1]);
  const outline = { points, left: 2, top: 1, right: -1, bottom: 0 };
  for (const [x, y] of points) {
    outline.left = Math.min(outline.left, x);
    outline.right = Math.max(outline.right, x);
    outline.top = Math.min(outline.top, y);
    outline.bottom = Math.max(outline.bottom, y);
  }
  return outline;
}
