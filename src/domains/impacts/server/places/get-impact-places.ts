import type { ImpactPlace, ImpactPlaces } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findPlace } from './find-place.ts';
import type { KnownPlace } from './gazetteer.ts';
import { type PlaceCount, readPlaceCounts } from './places.repository.ts';

/** The contract's bounds. */
const MAX_PLACES = 300;
const MAX_ELSEWHERE = 50;

export const getImpactPlaces: Call<'getImpactPlaces', { db: Db }> = async ({ db }) =>
  ok('The places of impacts.', await readPlaces(db));

async function readPlaces(db: Db): Promise<ImpactPlaces> {
  const [found] = await readPlaceCounts(db, {});
  if (!found) throw new Error('A select without a table gives one row');
  const { onMap, elsewhere } = sortOut(found.places);
  const places = onMap.slice(0, MAX_PLACES);
  const placed = places.reduce((sum, { impacts }) => sum + impacts, 0);
  return {
    places,
    elsewhere: elsewhere.slice(0, MAX_ELSEWHERE),
    // Between two changes, one count may be ahead of the other.
    unplacedImpacts: Math.max(0, found.total - placed),
  };
}

/** Different spellings of one place are added up. */
function sortOut(counts: readonly PlaceCount[]): { onMap: ImpactPlace[]; elsewhere: PlaceCount[] } {
  const sums = new Map<KnownPlace, number>();
  const elsewhere: PlaceCount[] = [];
  for (const { name, impacts } of counts) {
    const place = findPlace(name);
    if (place) sums.set(place, (sums.get(place) ?? 0) + impacts);
    else elsewhere.push({ name, impacts });
  }
  const onMap = [...sums].map(([place, impacts]) => ({ ...place, impacts }));
  return { onMap: onMap.sort((a, b) => b.impacts - a.impacts), elsewhere };
}
