/** Countries in the reader's language. The API returns English names, as most people write them in an impact. */
import type { ImpactPlace } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { once } from '#languages/once.ts';
import { say } from '#languages/say.ts';
import { sayCity, sayCountry as sayCountryOf } from '#languages/say-location.ts';

type Country = Pick<ImpactPlace, 'country' | 'countryCode'>;

const shortNames = once(() => new Intl.DisplayNames(say('language.locale'), { type: 'region', style: 'short' }));

/** Countries whose English names are short forms too. Other short forms would be, for example, “UK” and “US”. */
const SHORT = ['HK', 'MO', 'PS'];

export function sayCountry({ country, countryCode }: Country): string {
  if (say('language.code') === SOURCE_LANGUAGE || countryCode === undefined) return country;
  return (SHORT.includes(countryCode) ? shortNames().of(countryCode) : sayCountryOf(countryCode)) ?? country;
}

/** The name of a city, or of the country if nothing more precise is known. */
export const sayPlace = ({ name, ...country }: Country & { name: string }): string =>
  name === country.country ? sayCountry(country) : sayCity(country.countryCode ?? '', name);
