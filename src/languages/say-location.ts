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

const names = new Map<string, Intl.DisplayNames>();

function sayCountry(code: string): string | undefined {
  const locale = say('language.locale');
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code);
}

/** A location as its owner wrote it, except that a country at its end is in the reader's language: “Suva, Fidschi”. */
export function sayLocation(location: string | null | undefined): string {
  if (!location || say('language.code') === SOURCE_LANGUAGE) return location ?? '';
  const start = location.lastIndexOf(',') + 1;
  const country = location.slice(start).trim();
  const code = codes().get(country.toLowerCase());
  const said = code && sayCountry(code);
  return said ? location.slice(0, start) + (start > 0 ? ' ' : '') + said : location;
}
