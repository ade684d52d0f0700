/** Countries in the reader's language. Answers have their names in English, as most people write them with an impact. */
import type { ImpactPlace } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { once } from '#languages/once.ts';
import { say } from '#languages/say.ts';

type Country = Pick<ImpactPlace, 'country' | 'countryCode'>;

const names = once(() => new Intl.DisplayNames(say('language.locale'), { type: 'region' }));
const shortNames = once(() => new Intl.DisplayNames(say('language.locale'), { type: 'region', style: 'short' }));

/** Called by their short names in English too. Those of others would be “UK” and “US”. */
const SHORT = ['HK', 'MO', 'PS'];

export function sayCountry({ country, countryCode }: Country): string {
  if (say('language.code') === SOURCE_LANGUAGE || countryCode === undefined) return country;
  const said = SHORT.includes(countryCode) ? shortNames() : names();
  return said.of(countryCode) ?? country;
}

/** A city, whose name is as it's known, or a country where nothing closer is. */
export const sayPlace = ({ name, ...country }: Country & { name: string }): string =>
  name === country.country ? sayCountry(country) : name;
