/** Countries and cities by their folded names. The list of them is from GeoNames (CC BY 4.0) and Natural Earth. */
import { foldPlace } from '../fold-place.ts';
import largePlaces from './large-places.json' with { type: 'json' };
import otherNames from './other-names.json' with { type: 'json' };

export interface KnownPlace {
  name: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

interface Country {
  /** The country itself. */
  place: KnownPlace;
  /** By folded name; null if the country has several of this name. */
  cities: Map<string, KnownPlace | null>;
}

export interface LargePlaces {
  /** The countries themselves. */
  countriesByCode: ReadonlyMap<string, KnownPlace>;
  countries: ReadonlyMap<string, Country>;
  /** By folded name; null if several cities have this name. */
  cities: ReadonlyMap<string, KnownPlace | null>;
}

/** Places of the same name that are further apart than this are two cities; closer ones are a city and a part of it. */
const ONE_CITY_DEGREES = 0.5;

/** Other names of countries by country code, including parts that are called countries too, such as Scotland. */
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = otherNames.countries;
/** Cities by country code: `name latitude longitude`, or `other name = name` for one that is in the list. */
const OTHER_CITIES: Readonly<Record<string, string>> = otherNames.cities;

let known: LargePlaces | null = null;

/** Parsed on first use, then cached. */
export function readLargePlaces(): LargePlaces {
  known ??= parseLargePlaces();
  return known;
}

function parseLargePlaces(): LargePlaces {
  const countriesByCode = new Map<string, KnownPlace>();
  const countries = new Map<string, Country>();
  const cities = new Map<string, KnownPlace | null>();
  for (const line of largePlaces) {
    const [code = '', name = '', middle = '', listed = ''] = line.split('|');
    const itself = { country: name, countryCode: code };
    const country: Country = { place: placeOf(`${name} ${middle}`, itself), cities: new Map() };
    countriesByCode.set(code, country.place);
    for (const city of split(listed)) add(country.cities, placeOf(city, itself));
    for (const other of split(OTHER_CITIES[code] ?? '')) addOther(country, other);
    for (const called of [name, ...split(OTHER_COUNTRY_NAMES[code] ?? '')]) countries.set(foldPlace(called), country);
    for (const [folded, city] of country.cities) {
      cities.set(folded, cities.has(folded) ? null : city);
    }
  }
  return { countriesByCode, countries, cities };
}

const split = (list: string): string[] => (list === '' ? [] : list.split(/; ?/));

/** Parses, for example, “Dakar 14.7 -17.4”. */
function placeOf(text: string, { country, countryCode }: Pick<KnownPlace, 'country' | 'countryCode'>): KnownPlace {
  const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(text) ?? [];
  return { name, country, countryCode, latitude: Number(latitude), longitude: Number(longitude) };
}

function add(cities: Country['cities'], city: KnownPlace, called: string = city.name): void {
  const folded = foldPlace(called);
  const namesake = cities.get(folded);
  cities.set(folded, namesake === undefined || (namesake && isNear(namesake, city)) ? (namesake ?? city) : null);
}

function addOther({ place, cities }: Country, text: string): void {
  const [called = '', name] = text.split(' = ');
  if (name === undefined) {
    add(cities, placeOf(text, place));
    return;
  }
  const city = cities.get(foldPlace(name));
  if (!city) throw new Error(`The gazetteer has no ${name} in ${place.name}`);
  add(cities, city, called);
}

const isNear = (one: KnownPlace, other: KnownPlace): boolean =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) <= ONE_CITY_DEGREES;
