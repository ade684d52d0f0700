/**
 * The gazetteer as one piece of memory: a hundred thousand towns as objects would take ten times as much of it. The towns
 * are sorted by population, the largest first, so that a town's place in the list is also its rank.
 */

export interface Gazetteer {
  /** How many towns there are. */
  count: number;
  /** GeoNames' numbers. */
  ids: Uint32Array;
  /** In hundredths of a degree, which is a kilometre at most. */
  latitudes: Int16Array;
  longitudes: Int16Array;
  /** Two letters for each town. */
  countries: Buffer;
  /** Ten times the logarithm (base 10) of the population. */
  sizes: Uint8Array;
  /** Each after a line break. */
  names: Buffer;
  /** Where each name's line break is, and where the last name ends. */
  nameStarts: Uint32Array;
  /** The folded names that are searched, each after a line break: first one of each town, then others of large cities. */
  keys: Buffer;
  keyStarts: Uint32Array;
  /** The towns of the keys that come after those of each town. */
  otherKeyTowns: Uint32Array;
  /** Which letters each key has; see `lettersOf`. */
  keyLetters: Uint32Array;
  /** The names of large cities in other languages, by number and language. */
  otherNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Town {
  id: number;
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
}

interface Contents {
  /** The largest first. */
  towns: readonly Town[];
  /** The folded name of each town. */
  keys: readonly string[];
  /** Other folded names by the town's place in the list. */
  otherKeys: readonly (readonly [key: string, town: number])[];
  otherNames: Gazetteer['otherNames'];
}

const HEADER_BYTES = 20;
const LINE_BREAK = 10;

export function pack({ towns, keys, otherKeys, otherNames }: Contents): Buffer {
  const names = linesOf(towns.map(({ name }) => name));
  const searched = linesOf([...keys, ...otherKeys.map(([key]) => key)]);
  const others = Buffer.from(JSON.stringify(otherNames));
  const decibels = towns.map(({ population }) => Math.round(10 * Math.log10(Math.max(1, population))));
  return Buffer.concat([
    numbers(Uint32Array, [towns.length, otherKeys.length, names.length, searched.length, others.length]),
    numbers(
      Uint32Array,
      towns.map(({ id }) => id),
    ),
    numbers(
      Uint32Array,
      otherKeys.map(([, town]) => town),
    ),
    numbers(
      Int16Array,
      towns.map(({ latitude }) => Math.round(latitude * 100)),
    ),
    numbers(
      Int16Array,
      towns.map(({ longitude }) => Math.round(longitude * 100)),
    ),
    numbers(Uint8Array, decibels),
    Buffer.from(towns.map(({ countryCode }) => countryCode).join(''), 'latin1'),
    names,
    searched,
    others,
  ]);
}

/** The arrays are views of the same memory. @param bytes what `pack` gave, at an address that four divides. */
export function unpack(bytes: Buffer): Gazetteer {
  const { buffer, byteOffset } = bytes;
  const [count = 0, otherKeys = 0, nameBytes = 0, keyBytes = 0, otherBytes = 0] = new Uint32Array(
    buffer,
    byteOffset,
    5,
  );
  let next = byteOffset + HEADER_BYTES;
  const take = (size: number) => {
    next += size;
    return next - size;
  };
  const text = (size: number) => Buffer.from(buffer, take(size), size);
  const ids = new Uint32Array(buffer, take(4 * count), count);
  const otherKeyTowns = new Uint32Array(buffer, take(4 * otherKeys), otherKeys);
  const latitudes = new Int16Array(buffer, take(2 * count), count);
  const longitudes = new Int16Array(buffer, take(2 * count), count);
  const sizes = new Uint8Array(buffer, take(count), count);
  const countries = text(2 * count);
  const names = text(nameBytes);
  const keys = text(keyBytes);
  const nameStarts = startsOf(names, count);
  const keyStarts = startsOf(keys, count + otherKeys);
  const keyLetters = Uint32Array.from({ length: count + otherKeys }, (_, key) =>
    lettersOf(keys, (keyStarts[key] ?? 0) + 1, keyStarts[key + 1] ?? 0),
  );
  const otherNames = JSON.parse(text(otherBytes).toString());
  const towns = { count, ids, latitudes, longitudes, sizes, countries, names, nameStarts, otherNames };
  return { ...towns, keys, keyStarts, otherKeyTowns, keyLetters };
}

/** The letters that occur, one bit for each of 32 kinds. */
export function lettersOf(text: Buffer, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at += 1) letters |= 1 << ((text[at] ?? 0) & 31);
  return letters;
}

const linesOf = (texts: readonly string[]): Buffer => Buffer.from(texts.map((text) => `\n${text}`).join(''));

function startsOf(lines: Buffer, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let line = 0, at = 0; line < count; line += 1) {
    starts[line] = at;
    at = lines.indexOf(LINE_BREAK, at + 1);
  }
  starts[count] = lines.length;
  return starts;
}

type Numbers = Uint32ArrayConstructor | Int16ArrayConstructor | Uint8ArrayConstructor;

const numbers = (Kind: Numbers, values: readonly number[]): Buffer => Buffer.from(Kind.from(values).buffer);

export const townName = ({ names, nameStarts }: Gazetteer, town: number): string =>
  names.toString('utf8', (nameStarts[town] ?? 0) + 1, nameStarts[town + 1]);

export const townCountry = ({ countries }: Gazetteer, town: number): string =>
  countries.toString('latin1', 2 * town, 2 * town + 2);
