/** The few facts of a picture's EXIF block that we keep, read from it and written as a block of their own. */
import { bigEndian, join } from './bytes.ts';

export interface PictureFacts {
  /** As the camera wrote it: `2023:05:04 10:00:00`. */
  taken: string | null;
  /** Of that time from UTC: `+02:00`. */
  offset: string | null;
  /** To a tenth of a degree, about 10 km. */
  position: { latitude: number; longitude: number } | null;
  /** From 1, upright, to 8. */
  orientation: number;
}

export const NO_FACTS: PictureFacts = { taken: null, offset: null, position: null, orientation: 1 };

const ORIENTATION = 0x0112;
const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const TAKEN = 0x9003;
const OFFSET = 0x9011;
const [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE] = [1, 2, 3, 4];

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const SIZES: Readonly<Record<number, number>> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [RATIONAL]: 8 };

const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const LITTLE_ENDIAN = 0x4949;
const TENTHS = 10;
const MINUTES = 60;
const SECONDS = 3600;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** @param tiff the block without its `Exif` mark. One that is broken says nothing. */
export function readFacts(tiff: Uint8Array): PictureFacts {
  try {
    return readAll(new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return NO_FACTS;
    throw error;
  }
}

function readAll(view: DataView): PictureFacts {
  const isLittle = view.getUint16(0) === LITTLE_ENDIAN;
  const image = readDirectory(view, view.getUint32(4, isLittle), isLittle);
  const follow = (tag: number) => {
    const at = image(tag);
    return typeof at?.[0] === 'number' ? readDirectory(view, at[0], isLittle) : () => null;
  };
  const photo = follow(EXIF_IFD);
  const gps = follow(GPS_IFD);
  const latitude = degreesOf(gps(LATITUDE), textOf(gps(LATITUDE_REF)) === 'S', MAX_LATITUDE);
  const longitude = degreesOf(gps(LONGITUDE), textOf(gps(LONGITUDE_REF)) === 'W', MAX_LONGITUDE);
  return {
    taken: matching(textOf(photo(TAKEN)), /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/),
    offset: matching(textOf(photo(OFFSET)), /^[+-]\d\d:\d\d$/),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    orientation: image(ORIENTATION)?.[0] ?? 1,
  };
}

type Values = readonly number[] | null;

/** @returns the values of a tag. */
function readDirectory(view: DataView, start: number, isLittle: boolean): (tag: number) => Values {
  const count = view.getUint16(start, isLittle);
  return (tag) => {
    for (let place = 0; place < count; place += 1) {
      const at = start + 2 + place * ENTRY_BYTES;
      if (view.getUint16(at, isLittle) === tag) return readValues(view, at, isLittle);
    }
    return null;
  };
}

/** The longest that we read is a time. */
const MAX_VALUES = 32;

function readValues(view: DataView, at: number, isLittle: boolean): Values {
  const type = view.getUint16(at + 2, isLittle);
  const count = view.getUint32(at + 4, isLittle);
  const size = SIZES[type];
  if (size === undefined || count > MAX_VALUES) return null;
  const start = size * count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
  return Array.from({ length: count }, (_, index) => {
    const place = start + index * size;
    if (type === ASCII) return view.getUint8(place);
    if (type === SHORT) return view.getUint16(place, isLittle);
    if (type === LONG) return view.getUint32(place, isLittle);
    return view.getUint32(place, isLittle) / view.getUint32(place + 4, isLittle);
  });
}

const textOf = (values: Values): string => String.fromCharCode(...(values ?? [])).replace(/\0.*$/s, '');

const matching = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

/** @returns null for 0 too, which stands for an unknown place in many files. */
function degreesOf(values: Values, isNegative: boolean, most: number): number | null {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = values ?? [];
  const value = degrees + minutes / MINUTES + seconds / SECONDS;
  if (!Number.isFinite(value) || value === 0 || value > most) return null;
  return Math.round((isNegative ? -value : value) * TENTHS) / TENTHS;
}

interface Entry {
  tag: number;
  type: number;
  count: number;
  bytes: Uint8Array;
}

/** @returns the block without its `Exif` mark, with nothing but these; null if there is nothing to say. */
export function writeFacts({ taken, offset, position, orientation }: PictureFacts): Uint8Array | null {
  const photo = [...(taken ? [text(TAKEN, taken)] : []), ...(taken && offset ? [text(OFFSET, offset)] : [])];
  const gps = position
    ? [
        text(LATITUDE_REF, position.latitude < 0 ? 'S' : 'N'),
        degrees(LATITUDE, position.latitude),
        text(LONGITUDE_REF, position.longitude < 0 ? 'W' : 'E'),
        degrees(LONGITUDE, position.longitude),
      ]
    : [];
  const image = [
    ...(orientation === 1 ? [] : [short(ORIENTATION, orientation)]),
    ...(photo.length > 0 ? [long(EXIF_IFD, 0)] : []),
    ...(gps.length > 0 ? [long(GPS_IFD, 0)] : []),
  ];
  if (image.length === 0) return null;
  const photoStart = HEADER_BYTES + lengthOf(image);
  const gpsStart = photoStart + (photo.length > 0 ? lengthOf(photo) : 0);
  const starts = new Map([
    [EXIF_IFD, photoStart],
    [GPS_IFD, gpsStart],
  ]);
  const placed = image.map((entry) => {
    const start = starts.get(entry.tag);
    return start === undefined ? entry : long(entry.tag, start);
  });
  return join([
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, HEADER_BYTES),
    directory(placed, HEADER_BYTES),
    ...(photo.length > 0 ? [directory(photo, photoStart)] : []),
    ...(gps.length > 0 ? [directory(gps, gpsStart)] : []),
  ]);
}

const text = (tag: number, value: string): Entry => {
  const bytes = new TextEncoder().encode(`${value}\0`);
  return { tag, type: ASCII, count: bytes.length, bytes };
};
const short = (tag: number, value: number): Entry => ({ tag, type: SHORT, count: 1, bytes: Uint8Array.of(0, value) });
const long = (tag: number, value: number): Entry => ({ tag, type: LONG, count: 1, bytes: bigEndian(value) });
const degrees = (tag: number, value: number): Entry => ({
  tag,
  type: RATIONAL,
  count: 3,
  bytes: join([Math.round(Math.abs(value) * TENTHS), TENTHS, 0, 1, 0, 1].map(bigEndian)),
});

/** Values of up to four bytes are in the entry itself; the others follow the directory, at even places. */
const restOf = ({ bytes }: Entry) => (bytes.length <= 4 ? 0 : bytes.length + (bytes.length % 2));
const headLength = (entries: readonly Entry[]) => 2 + entries.length * ENTRY_BYTES + 4;
const lengthOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, entry) => sum + restOf(entry), headLength(entries));

function directory(entries: readonly Entry[], start: number): Uint8Array {
  const bytes = new Uint8Array(lengthOf(entries));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, entries.length);
  let rest = headLength(entries);
  entries.forEach((entry, place) => {
    const at = 2 + place * ENTRY_BYTES;
    view.setUint16(at, entry.tag);
    view.setUint16(at + 2, entry.type);
    view.setUint32(at + 4, entry.count);
    if (restOf(entry) === 0) bytes.set(entry.bytes, at + 8);
    else {
      view.setUint32(at + 8, start + rest);
      bytes.set(entry.bytes, rest);
      rest += restOf(entry);
    }
  });
  return bytes;
}
