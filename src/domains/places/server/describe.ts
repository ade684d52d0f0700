/** Towns and countries as the contract's places. */
import type { Place } from '#generated/types.gen.ts';
import { type Gazetteer, townCountry, townName } from './gazetteer/packed.ts';
import { type KnownPlace, readLargePlaces } from './match/large-places.ts';

export function describeTown(gazetteer: Gazetteer, town: number): Place {
  return {
    id: String(gazetteer.ids[town]),
    name: nameIn(gazetteer, town, 'en'),
    countryCode: townCountry(gazetteer, town),
    latitude: (gazetteer.latitudes[town] ?? 0) / 100,
    longitude: (gazetteer.longitudes[town] ?? 0) / 100,
  };
}

export const describeCountry = ({ name, countryCode, latitude, longitude }: KnownPlace): Place => ({
  id: countryCode,
  name,
  countryCode,
  latitude,
  longitude,
});

/** In that language if it has a name of its own there; otherwise as GeoNames spells it. */
export const nameIn = (gazetteer: Gazetteer, town: number, language: string): string =>
  gazetteer.otherNames[String(gazetteer.ids[town])]?.[language] ?? townName(gazetteer, town);

/** The words that stand for a place in texts: its English name and, after that of a town, its country's. */
export function wordsFor({ name, countryCode, id }: Place): string {
  if (id === countryCode) return name;
  return `${name}, ${englishCountry(countryCode)}`;
}

export const englishCountry = (code: string): string => readLargePlaces().countriesByCode.get(code)?.name ?? code;
