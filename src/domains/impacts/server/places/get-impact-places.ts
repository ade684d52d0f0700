import { englishCountry } from '#domains/places/server/public.ts';
import type { ImpactPlace, ImpactPlaces, NamedPlace } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
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

/** Different words for one place are added up. */
function sortOut(counts: readonly PlaceCount[]): { onMap: ImpactPlace[]; elsewhere: NamedPlace[] } {
  const onMap = new Map<string, ImpactPlace>();
  const elsewhere: NamedPlace[] = [];
  for (const { name, spot, impacts } of counts) {
    if (!spot) {
      elsewhere.push({ name, impacts });
      continue;
    }
    const { id, ...place } = spot;
    const sum = impacts + (onMap.get(id)?.impacts ?? 0);
    onMap.set(id, { ...place, country: englishCountry(place.countryCode), impacts: sum });
  }
  return { onMap: [...onMap.values()].sort((a, b) => b.impacts - a.impacts), elsewhere };
}
