import type { NamedSpot, PlaceSuggestion } from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { Point } from '#platform/shared/kilometres.ts';
import { MAX_KM } from './choose-place.ts';
import { describeTown, nameIn } from './describe.ts';
import { findNearestTown, listLargestTowns } from './gazetteer/near-towns.ts';
import type { Gazetteer } from './gazetteer/packed.ts';
import { readGazetteer } from './gazetteer/read-gazetteer.ts';
import { suggestTown } from './suggest-places.ts';

export const findNearestPlace: Call<'findNearestPlace', object> = async (_, request) => {
  const gazetteer = await readGazetteer();
  const found = findNearestTown(gazetteer, request.query, MAX_KM);
  const nearest = found && {
    suggestion: suggestTown(gazetteer, found.town, []),
    distanceKm: Math.round(found.distanceKm * 10) / 10,
    around: largestAround(gazetteer, request.query),
  };
  return ok(nearest ? 'The nearest town.' : 'No town is near.', nearest);
};

/** How far a map that is zoomed in shows, and for how many names it has room. */
const SIGHT_KM = 60;
const MAX_NAMES = 12;

const largestAround = (gazetteer: Gazetteer, point: Point): NamedSpot[] =>
  listLargestTowns(gazetteer, point, { withinKm: SIGHT_KM, most: MAX_NAMES }).map((town) => {
    const { latitude, longitude } = describeTown(gazetteer, town);
    return { name: nameIn(gazetteer, town, languageNow()), latitude, longitude };
  });

/** Across a city and its surroundings. */
const AROUND_KM = 12;

/** For a point that is only known to 10 km: the largest town around it, or else the nearest. */
export async function suggestLargeTownNear(point: Point): Promise<PlaceSuggestion | null> {
  const gazetteer = await readGazetteer();
  const [found] = listLargestTowns(gazetteer, point, { withinKm: AROUND_KM, most: 1 });
  const town = found ?? findNearestTown(gazetteer, point, MAX_KM)?.town;
  return town === undefined ? null : suggestTown(gazetteer, town, []);
}
