import type { PlaceSuggestion } from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findCountries } from './country-names.ts';
import { describeCountry, describeTown, nameIn, wordsFor } from './describe.ts';
import { foldPlace } from './fold-place.ts';
import { type Gazetteer, townCountry } from './gazetteer/packed.ts';
import { readGazetteer } from './gazetteer/read-gazetteer.ts';
import { searchTowns } from './gazetteer/search-towns.ts';
import { readLargePlaces } from './match/large-places.ts';

/** The contract's bound. */
const MAX_SUGGESTIONS = 8;
/** Fewer letters begin too many countries' names. */
const LETTERS_OF_COUNTRY = 3;
const MAX_COUNTRIES = 2;
/** So many towns come before countries whose names only begin as typed. */
const TOWNS_FIRST = 2;

export const suggestPlaces: Call<'suggestPlaces', object> = async (_, request) => {
  const { q, near = null } = request.query;
  return ok('Suggested places.', suggest(await readGazetteer(), q, near));
};

export function suggest(gazetteer: Gazetteer, q: string, near: string | null): PlaceSuggestion[] {
  const [head = '', ...rest] = q.split(/[,،]/).map(foldPlace);
  const tail = rest.filter((part) => part !== '').at(-1) ?? null;
  const towns = findTowns(gazetteer, head, tail, near);
  const found = towns.map((town) => suggestTown(gazetteer, town, towns));
  if (tail !== null || head.length < LETTERS_OF_COUNTRY) return found;
  const countries = [...findCountries(head)].slice(0, MAX_COUNTRIES);
  const isWhole = countries.some(([, match]) => match === 'whole');
  found.splice(isWhole ? 0 : TOWNS_FIRST, 0, ...countries.map(([code]) => suggestCountry(code)));
  return found.slice(0, MAX_SUGGESTIONS);
}

function findTowns(gazetteer: Gazetteer, head: string, tail: string | null, near: string | null): number[] {
  const search = (typed: string, countries: ReadonlySet<string> | null) =>
    searchTowns(gazetteer, { typed, near, countries, most: MAX_SUGGESTIONS });
  if (tail !== null) {
    const countries = new Set(findCountries(tail).keys());
    // What isn't a country may be a state or a district, which aren't known.
    return search(head, countries.size === 0 ? null : countries);
  }
  const found = search(head, null);
  const space = head.lastIndexOf(' ');
  if (found.length > 0 || space === -1) return found;
  // “Vienna Austria”, without a comma.
  const countries = new Set(findCountries(head.slice(space + 1)).keys());
  return countries.size === 0 ? [] : search(head.slice(0, space), countries);
}

/** @param found the other suggestions, from which it's told apart. */
export function suggestTown(gazetteer: Gazetteer, town: number, found: readonly number[]): PlaceSuggestion {
  const place = describeTown(gazetteer, town);
  const language = languageNow();
  const name = nameIn(gazetteer, town, language);
  const isAmbiguous = found.some(
    (other) =>
      other !== town &&
      townCountry(gazetteer, other) === place.countryCode &&
      nameIn(gazetteer, other, language) === name,
  );
  const larger = isAmbiguous ? findLargerNear(gazetteer, town) : null;
  return {
    place,
    name,
    country: sayCountry(place.countryCode),
    location: wordsFor(place),
    near: larger === null ? null : nameIn(gazetteer, larger, language),
  };
}

function suggestCountry(code: string): PlaceSuggestion {
  const country = readLargePlaces().countriesByCode.get(code);
  if (!country) throw new Error(`No country has the code ${code}`);
  const place = describeCountry(country);
  return { place, name: sayCountry(code), country: sayCountry(code), location: wordsFor(place), near: null };
}

function sayCountry(code: string): string {
  return new Intl.DisplayNames(say('language.locale'), { type: 'region' }).of(code) ?? code;
}

/** 100,000 people, as ten times the logarithm. */
const LARGE = 50;

/** The nearest town of the country that many people know. */
function findLargerNear(gazetteer: Gazetteer, town: number): number | null {
  const { latitudes, longitudes, sizes } = gazetteer;
  const code = townCountry(gazetteer, town);
  const shrink = Math.cos(((latitudes[town] ?? 0) / 100) * (Math.PI / 180));
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; (sizes[other] ?? 0) >= LARGE; other += 1) {
    if (other === town || townCountry(gazetteer, other) !== code) continue;
    const north = (latitudes[other] ?? 0) - (latitudes[town] ?? 0);
    const east = ((longitudes[other] ?? 0) - (longitudes[town] ?? 0)) * shrink;
    const distance = north * north + east * east;
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}
