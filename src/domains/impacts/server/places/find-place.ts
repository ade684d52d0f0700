/**
 * Where a location is, if it says so: a city of the country it ends with, that country, or a city whose name no
 * other has. What names none of them, or could be one of several, isn't guessed.
 */
import { foldPlace } from './fold-place.ts';
import { type KnownPlace, readGazetteer } from './gazetteer.ts';
import { SHARED_COUNTRY_NAMES } from './other-names.ts';

export function findPlace(location: string): KnownPlace | null {
  const parts = location
    .split(/[,;/|()\n–—]+/)
    .map(foldPlace)
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return null;
  const country = readGazetteer().countries.get(last);
  if (!country) return parts.length > 1 ? null : findAlone(last);
  // The part beside the country is the wider one: a quarter may be called like another city.
  for (const part of parts.slice(0, -1).reverse()) {
    const city = country.cities.get(part);
    if (city) return city;
  }
  return SHARED_COUNTRY_NAMES.has(last) ? null : country.place;
}

/** Without a comma: a city, or a city and its country, as “Dakar Senegal”. */
function findAlone(text: string): KnownPlace | null {
  const { cities, countries } = readGazetteer();
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
