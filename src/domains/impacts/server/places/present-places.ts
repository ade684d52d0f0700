import type { ImpactPlace, ImpactPlaces } from '#generated/types.gen.ts';
import { findPlace } from './find-place.ts';
import type { KnownPlace } from './gazetteer.ts';
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
