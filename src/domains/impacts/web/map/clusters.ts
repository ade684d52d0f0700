/** Places that are too near each other to be pressed on a phone become one point of the map. */
import type { ImpactPlace } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { projectPlace } from '#ui/world/project.ts';
import { sayCountry } from './say-country.ts';

export interface PlacedPlace extends ImpactPlace {
  /** In units of the map. */
  x: number;
  y: number;
}

export interface Cluster {
  /** Most impacts first; the point is at the first. */
  places: PlacedPlace[];
  impacts: number;
}

/** In units of the map: 24 px and a rounded share where it is 288 px wide, on the narrowest phones. */
const LEAST_APART = 88;

export const placeOnMap = (places: readonly ImpactPlace[]): PlacedPlace[] =>
  places.map((place) => {
    const [x, y] = projectPlace(place.longitude, place.latitude);
    return { ...place, x, y };
  });

/** @param places most impacts first. */
export function clusterPlaces(places: readonly PlacedPlace[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of places) {
    const near = nearest(clusters, place);
    if (near) {
      near.places.push(place);
      near.impacts += place.impacts;
    } else clusters.push({ places: [place], impacts: place.impacts });
  }
  // The order of the keyboard: from the left of the map to its right.
  return clusters.sort((a, b) => (a.places[0]?.x ?? 0) - (b.places[0]?.x ?? 0));
}

function nearest(clusters: readonly Cluster[], { x, y }: PlacedPlace): Cluster | null {
  let found: Cluster | null = null;
  let least = LEAST_APART;
  for (const cluster of clusters) {
    const [center] = cluster.places;
    const distance = center ? Math.hypot(center.x - x, center.y - y) : Number.POSITIVE_INFINITY;
    if (distance < least) [found, least] = [cluster, distance];
  }
  return found;
}

export interface CountryCount {
  /** As impacts are searched by it. */
  country: string;
  /** In the reader's language. */
  name: string;
  impacts: number;
}

/** Most impacts first. */
export function countByCountry(places: readonly ImpactPlace[]): CountryCount[] {
  const sums = new Map<string, CountryCount>();
  for (const place of places) {
    const sum = sums.get(place.country) ?? { country: place.country, name: sayCountry(place), impacts: 0 };
    sums.set(place.country, { ...sum, impacts: sum.impacts + place.impacts });
  }
  const locale = say('language.locale');
  return [...sums.values()].sort((a, b) => b.impacts - a.impacts || a.name.localeCompare(b.name, locale));
}
