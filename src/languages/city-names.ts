/**
 * The names that large cities have in a language, as its text `language.cityNames` lists them: “DE Cologne=Köln; …”. Each
 * is after the code of the country and the English name. English has none, since places have their English names.
 */
export const parseCityNames = (list: string): [codeAndEnglish: string, name: string][] =>
  list.split('; ').map((city) => city.split('=') as [string, string]);
