/**
 * Finds the place that a location names: a city of the country that it ends with, that country, or a city whose name no
 * other city has. Doesn't guess: a location that names none of these, or could be one of several, gives null.
 */
import { foldPlace } from '../fold-place.ts';
import { type KnownPlace, readLargePlaces } from './large-places.ts';

/** Country names that other places share, such as the US state of Georgia: they only count beside one of its cities. */
const FOLDED_SHARED_COUNTRY_NAMES: ReadonlySet<string> = new Set(['georgia', 'congo', 'guinea', 'jersey', 'st martin']);

export function findPlace(location: string): KnownPlace | null {
  const parts = location
    .split(/[,;/|()\n–—]+/)
    .map(foldPlace)
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return null;
  const country = readLargePlaces().countries.get(last);
  if (!country) return parts.length > 1 ? null : findAlone(last);
  // Begins beside the country, with the widest area: a district may have the same name as another city.
  for (const part of parts.slice(0, -1).reverse()) {
    const city = country.cities.get(part);
    if (city) return city;
  }
  return FOLDED_SHARED_COUNTRY_NAMES.has(last) ? null : country.place;
}

/** Finds the place of a location without a comma: a city, or a city and its country, such as “Dakar Senegal”. */
function findAlone(text: string): KnownPlace | null {
  const { cities, countries } = readLargePlaces();
  const city = cities.get(text);
  if (city !== undefined) return city;
  const words = text.split(' ');
  for (let cut = 1; cut < words.length; cut += 1) {
    const country = countries.get(words.slice(cut).join(' '));
    const inIt = country?.cities.get(words.slice(0, cut).join(' '));
    if (inIt) return inIt;
  }
  return null;
}
