/** The names that large cities have in a language, as its text `language.cityNames` lists them: “DE Cologne=Köln; …”. */

export interface CityName {
  /** The country's. */
  code: string;
  /** In English or, in the English list, as GeoNames spells it. */
  known: string;
  name: string;
}

export const parseCityNames = (list: string): CityName[] =>
  list.split(';').map((city) => {
    const [known = '', name = ''] = city.trim().split('=');
    return { code: known.slice(0, 2), known: known.slice(3), name };
  });
