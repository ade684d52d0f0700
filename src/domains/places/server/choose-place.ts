/** The place of a location that someone has written or chosen. */
import type { Place } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { invalid } from '#platform/server/http/failure.ts';
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
}

/** @param before what is stored, whose place is kept with its words. @throws {Failure} 422 for an unknown place. */
export async function choosePlace({ location, placeId }: Asked, before?: Located): Promise<Place | null> {
  if (location === null || placeId === null) return null;
  if (placeId === undefined) return location === before?.location ? before.place : matchLocation(location);
  if (placeId === before?.place?.id) return before.place;
  return findKnownPlace(placeId);
}

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
