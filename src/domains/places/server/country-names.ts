/** The names of countries in all of the page's languages. */
import { LANGUAGES } from '#languages/languages.ts';
import { once } from '#languages/once.ts';
import { foldPlace } from './fold-place.ts';
import { readLargePlaces } from './match/large-places.ts';

const names = once((): [folded: string, code: string][] => {
  const { countries, countriesByCode } = readLargePlaces();
  const english = [...countries].map(([folded, { place }]): [string, string] => [folded, place.countryCode]);
  const translated = Object.keys(LANGUAGES).flatMap((language) => {
    const inLanguage = new Intl.DisplayNames(language, { type: 'region' });
    return [...countriesByCode.keys()].map((code): [string, string] => [foldPlace(inLanguage.of(code) ?? code), code]);
  });
  return [...english, ...translated];
});

/** @returns the codes of the countries with a name that begins so, those that are called so first. */
export function findCountries(folded: string): Map<string, 'whole' | 'beginning'> {
  const beginning = names().filter(([name]) => name.startsWith(folded));
  const whole = beginning.filter(([name]) => name === folded).map(([, code]) => code);
  return new Map([
    ...whole.map((code) => [code, 'whole'] as const),
    ...beginning.filter(([, code]) => !whole.includes(code)).map(([, code]) => [code, 'beginning'] as const),
  ]);
}
