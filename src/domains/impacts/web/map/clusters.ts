/** Merges places that are too near each other to be pressed separately on a phone into one point of the map. */
import type { ImpactPlace } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { projectPlace } from '#ui/shared/world/project.ts';
import { sayCountry } from './say-country.ts';

export interface MapPlace extends ImpactPlace {
  /** In units of the map. */
  x: number;
  y: number;
}

export interface Cluster {
  /** Most impacts first; the point is at the first place. */
  places: MapPlace[];
  impacts: number;
}

/** In units of the map: 24 px and a margin for rounding on the narrowest phones, where the map is 288 px wide. */
const MIN_DISTANCE = 88;

export const placeOnMap = (places: readonly ImpactPlace[]): MapPlace[] =>
  places.map((place) => {
    const [x, y] = projectPlace(place.longitude, place.latitude);
    return { ...place, x, y };
  });

/** @param places most impacts first. */
export function clusterPlaces(places: readonly MapPlace[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of places) {
    const near = nearest(clusters, place);
    if (near) {
      near.places.push(place);
      near.impacts += place.impacts;
    } else clusters.push({ places: [place], impacts: place.impacts });
  }
  // This is the tab order: from the left of the map to its right.
  return clusters.sort((a, b) => (a.places[0]?.x ?? 0) - (b.places[0]?.x ?? 0));
}

function nearest(clusters: readonly Cluster[], { x, y }: MapPlace): Cluster | null {
  let found: Cluster | null = null;
  let least = MIN_DISTANCE;
  for (const cluster of clusters) {
    const [center] = cluster.places;
    const distance = center ? Math.hypot(center.x - x, center.y - y) : Number.POSITIVE_INFINITY;
    if (distance < least) [found, least] = [cluster, distance];
  }
  return found;
}

export interface CountryCount {
  /** The name that impacts are searched by. */
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
