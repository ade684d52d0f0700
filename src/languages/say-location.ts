import { parseCityNames } from '#languages/city-names.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { once } from '#languages/once.ts';
import { say } from '#languages/say.ts';

/** English names that people write and `Intl` doesn't. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  turkey: 'TR',
  uk: 'GB',
  usa: 'US',
};

/** Countries that share their name with another place: “Atlanta, Georgia” isn't in the Caucasus. */
const SHARED_NAMES = ['georgia', 'jersey'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Country codes by English name, as `Intl` knows them, so that no list of countries weighs on the page. */
const codes = once(() => {
  const english = new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'region', fallback: 'none' });
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((code) => {
    const name = english.of(code)?.toLowerCase() ?? '';
    return [name, code] as const;
  });
  const known = new Map([...named, ...Object.entries(OTHER_NAMES)]);
  for (const name of ['', ...SHARED_NAMES]) known.delete(name);
  return known;
});

type Names = [countries: Intl.DisplayNames, cities: Map<string, string>];
const byLocale = new Map<string, Names>();

/** Of countries and large cities, in the reader's language. */
function names(): Names {
  const locale = say('language.locale');
  let known = byLocale.get(locale);
  if (!known) {
    known = [new Intl.DisplayNames(locale, { type: 'region' }), new Map(parseCityNames(say('language.cityNames')))];
    byLocale.set(locale, known);
  }
  return known;
}

export const sayCountry = (code: string): string | undefined => names()[0].of(code);

/** @param city its English name. */
export const sayCity = (code: string, city: string): string => names()[1].get(`${code} ${city}`) ?? city;

/**
 * A location as its owner wrote it, except that a country at its end, and a large city before it, are in the reader's
 * language: “Köln, Deutschland”.
 */
export function sayLocation(location: string | null | undefined): string {
  if (!location || say('language.code') === SOURCE_LANGUAGE) return location ?? '';
  const parts = location.split(/ *, */);
  const country = parts.pop() ?? '';
  const code = codes().get(country.toLowerCase());
  const said = code && sayCountry(code);
  if (!said) return location;
  const city = parts.pop();
  if (city) parts.push(sayCity(code, city));
  return [...parts, said].join(say('language.comma'));
}
