/**
 * Web Mercator: the whole world is a square from 0 to 1, and small things keep their shape at any latitude. So what is
 * visible is always bounded by two latitudes and two longitudes.
 */

export interface Spot {
  /** Degrees east, -180 to 180. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
}

/** Where the square ends. */
const MAX_LATITUDE = 85.05;

/** @returns shares of the square, from the left and from the top. */
export function toWorld({ longitude, latitude }: Spot): [x: number, y: number] {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.atanh(sine) / (2 * Math.PI)];
}

/** @param x may be beyond the edges, where the world repeats. */
export const fromWorld = (x: number, y: number): Spot => ({
  longitude: (x - Math.floor(x)) * 360 - 180,
  latitude: (Math.asin(Math.tanh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
});
