/** Towns near a point. All are looked at, which takes about a millisecond. */
import { kilometresBetween, type Point } from '#platform/shared/kilometres.ts';
import type { Gazetteer } from './packed.ts';

interface NearTown {
  town: number;
  distanceKm: number;
}

/** @returns null if none is that near. */
export function findNearestTown(gazetteer: Gazetteer, point: Point, withinKm: number): NearTown | null {
  let nearest: NearTown | null = null;
  for (const near of townsWithin(gazetteer, point, withinKm)) {
    if (nearest === null || near.distanceKm < nearest.distanceKm) nearest = near;
  }
  return nearest;
}

/** The most populous of those that are that near, the largest first. */
export const listLargestTowns = (
  gazetteer: Gazetteer,
  point: Point,
  { withinKm, most }: { withinKm: number; most: number },
): number[] => [...townsWithin(gazetteer, point, withinKm)].slice(0, most).map(({ town }) => town);

const KM_OF_A_DEGREE = 111;

/** The largest first, as the gazetteer has them. */
function* townsWithin(gazetteer: Gazetteer, point: Point, withinKm: number): Generator<NearTown, undefined> {
  const { count, latitudes, longitudes } = gazetteer;
  // Most are ruled out without trigonometry.
  const north = point.latitude * 100;
  const most = (withinKm / KM_OF_A_DEGREE) * 100 + 1;
  for (let town = 0; town < count; town += 1) {
    const latitude = latitudes[town] ?? 0;
    if (Math.abs(latitude - north) > most) continue;
    const distanceKm = kilometresBetween(point, {
      latitude: latitude / 100,
      longitude: (longitudes[town] ?? 0) / 100,
    });
    if (distanceKm <= withinKm) yield { town, distanceKm };
  }
}
