import { englishCountry } from '#domains/places/server/public.ts';
import type { ImpactPlace, ImpactPlaces, NamedPlace } from '#generated/types.gen.ts';
import type { PlaceCount } from './places.repository.ts';

/** The contract's bounds. */
const MAX_PLACES = 300;
const MAX_ELSEWHERE = 50;

/** @param total all public impacts, those without a location included. */
export function presentPlaces(counts: readonly PlaceCount[], total: number): ImpactPlaces {
  const { onMap, elsewhere } = sortOut(counts);
  const places = onMap.slice(0, MAX_PLACES);
  const placed = places.reduce((sum, { impacts }) => sum + impacts, 0);
  return {
    places,
    elsewhere: elsewhere.slice(0, MAX_ELSEWHERE),
    // Between two changes, one count may be ahead of the other.
    unplacedImpacts: Math.max(0, total - placed),
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
    const { id, point: _, ...place } = spot;
    const sum = impacts + (onMap.get(id)?.impacts ?? 0);
    onMap.set(id, { ...place, country: englishCountry(place.countryCode), impacts: sum });
  }
  return { onMap: [...onMap.values()].sort((a, b) => b.impacts - a.impacts), elsewhere };
}
