/** The place of a location that someone has written or chosen. */
import type { Place } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { kilometresBetween, type Point } from '#platform/shared/kilometres.ts';
import { describeCountry, describeTown } from './describe.ts';
import { foldPlace } from './fold-place.ts';
import { type Gazetteer, townCountry, townName } from './gazetteer/packed.ts';
import { readGazetteer } from './gazetteer/read-gazetteer.ts';
import { findPlace } from './match/find-place.ts';
import { type KnownPlace, readLargePlaces } from './match/large-places.ts';

interface Located {
  location: string | null;
  place: Place | null;
}

interface Asked {
  /** Tidied. */
  location: string | null;
  /** Null for somewhere else; undefined if the client doesn't know of places. */
  placeId?: string | null | undefined;
  /** Null for the middle of the place; undefined to leave it as it is. */
  placePoint?: Point | null | undefined;
}

/**
 * @param before what is stored, whose place is kept with its words.
 * @throws {Failure} 422 for an unknown place, or a point far from it.
 */
export async function choosePlace({ location, placeId, placePoint }: Asked, before?: Located): Promise<Place | null> {
  if (location === null || placeId === null) return null;
  if (placeId === undefined) return location === before?.location ? before.place : matchLocation(location);
  if (placePoint) return placeAt(await findKnownPlace(placeId), placePoint);
  if (placeId !== before?.place?.id) return findKnownPlace(placeId);
  if (placePoint === undefined) return before.place;
  const { point: _, ...middle } = before.place;
  return middle;
}

/** The farthest that a point may be from the middle of its town. */
export const MAX_KM = 150;
/** A thousandth of a degree, which is a hundred metres at most. */
const PARTS = 1000;

/** @throws {Failure} 422 for a point that is far from the place. */
function placeAt(place: Place, point: Point): Place {
  const isCountry = place.id === place.countryCode;
  if (isCountry || kilometresBetween(place, point) > MAX_KM) {
    throw invalid([{ field: 'location', message: say('places.failures.farFromPlace') }]);
  }
  const round = (degrees: number) => Math.round(degrees * PARTS) / PARTS;
  return { ...place, point: { latitude: round(point.latitude), longitude: round(point.longitude) } };
}

/** Whether two places are the same, also in where exactly they are. The order of a stored place's fields may differ. */
export const placeKey = (place: Place | null): string | null =>
  place && [place.id, place.point?.latitude, place.point?.longitude].join(' ');

/** @throws {Failure} 422 for an unknown place. */
export async function findKnownPlace(id: string, field = 'location'): Promise<Place> {
  const place = await findById(id);
  if (!place) throw invalid([{ field, message: say('places.failures.unknown') }]);
  return place;
}

async function findById(id: string): Promise<Place | null> {
  const country = readLargePlaces().countriesByCode.get(id);
  if (country) return describeCountry(country);
  const gazetteer = await readGazetteer();
  const town = gazetteer.ids.indexOf(Number(id));
  return town === -1 ? null : describeTown(gazetteer, town);
}

/** The place that the words name, if they name one alone; see `findPlace`. */
export async function matchLocation(location: string): Promise<Place | null> {
  const known = findPlace(location);
  if (!known) return null;
  if (known.name === known.country) return describeCountry(known);
  const gazetteer = await readGazetteer();
  const town = findTown(gazetteer, known);
  return town === null ? null : describeTown(gazetteer, town);
}

/** The list of large cities gives tenths of degrees. */
const SAME_PLACE = 20;

/** The town of that name there, or the largest there if it's called otherwise. */
function findTown(gazetteer: Gazetteer, { name, countryCode, latitude, longitude }: KnownPlace): number | null {
  const { count, latitudes, longitudes } = gazetteer;
  const isThere = (town: number) =>
    Math.abs((latitudes[town] ?? 0) - latitude * 100) <= SAME_PLACE &&
    Math.abs((longitudes[town] ?? 0) - longitude * 100) <= SAME_PLACE &&
    townCountry(gazetteer, town) === countryCode;
  let largest: number | null = null;
  for (let town = 0; town < count; town += 1) {
    if (!isThere(town)) continue;
    if (foldPlace(townName(gazetteer, town)) === foldPlace(name)) return town;
    largest ??= town;
  }
  return largest;
}
