/**
 * The parts of an AVIF or HEIC file. Everything in it is found by its place from the start, so what has to go is
 * overwritten where it is.
 */
import { asciiOf, join, textAt, viewOf } from './bytes.ts';
import { NO_FACTS, readFacts, writeFacts } from './exif.ts';
import type { PictureFile } from './picture-file.ts';

const BRANDS: Readonly<Record<string, PictureFile['type']>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
};
/** Boxes around the picture; phones append others, such as a film. */
const OF_PICTURE = new Set(['ftyp', 'meta', 'mdat']);
/** A block that says nothing. */
const EMPTY_BLOCK = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0);
const SPACE = 0x20;

interface Box {
  name: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** A part of the file. */
interface Stretch {
  start: number;
  end: number;
}

/** @returns null if it isn't one. @throws {RangeError} for a broken one. */
export function readHeif(file: Uint8Array): PictureFile | null {
  const type = textAt(file, 4, 4) === 'ftyp' ? BRANDS[textAt(file, 8, 4)] : undefined;
  if (!type) return null;
  const boxes = boxesIn(file, 0, file.length);
  const meta = boxes.find(({ name }) => name === 'meta');
  // A film among the pictures may have a position of its own, which nothing here finds.
  if (!meta || boxes.some(({ name }) => name === 'moov')) return null;
  const inside = boxesIn(file, meta.content + 4, meta.end);
  const { exif, others } = notesIn(file, inside);
  const { width, height } = sizeIn(file, inside);
  return {
    type,
    width,
    height,
    // It may well be, but nothing simple says so.
    isOpaque: type === 'image/heic',
    // Its turn isn't among these facts but in the file's own structure, which stays.
    facts: { ...(exif ? readFacts(blockIn(file, exif)) : NO_FACTS), orientation: 1 },
    withFacts: (facts) => {
      const bytes = new Uint8Array(file);
      for (const { start, end } of others) bytes.fill(SPACE, start, end);
      for (const { name, content, end } of boxes) if (!OF_PICTURE.has(name)) bytes.fill(0, content, end);
      if (exif) {
        const noted = noteOf(writeFacts(facts) ?? EMPTY_BLOCK);
        bytes.fill(0, exif.start, exif.end);
        // A note that has no room for them says nothing.
        bytes.set(
          noted.length <= exif.end - exif.start ? noted : noteOf(EMPTY_BLOCK).subarray(0, exif.end - exif.start),
          exif.start,
        );
      }
      return bytes;
    },
  };
}

function boxesIn(file: Uint8Array, start: number, end: number): Box[] {
  const view = viewOf(file);
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const given = view.getUint32(at);
    const isLong = given === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : given || end - at;
    if (length < 8 || at + length > end) throw new RangeError('The box is cut short');
    boxes.push({ name: textAt(file, at + 4, 4), start: at, content: at + (isLong ? 16 : 8), end: at + length });
    at += length;
  }
  return boxes;
}

/** Of the largest picture in it; tiles and previews are smaller. */
function sizeIn(file: Uint8Array, inside: readonly Box[]): { width: number; height: number } {
  const view = viewOf(file);
  const sizes = inside
    .filter(({ name }) => name === 'iprp')
    .flatMap((box) => boxesIn(file, box.content, box.end))
    .filter(({ name }) => name === 'ipco')
    .flatMap((box) => boxesIn(file, box.content, box.end))
    .filter(({ name }) => name === 'ispe')
    .map(({ content }) => ({ width: view.getUint32(content + 4), height: view.getUint32(content + 8) }));
  const [largest] = sizes.sort((one, other) => other.width * other.height - one.width * one.height);
  if (!largest) throw new RangeError('The picture has no size');
  return largest;
}

interface Notes {
  exif: Stretch | null;
  /** Texts in other formats. */
  others: Stretch[];
}

function notesIn(file: Uint8Array, inside: readonly Box[]): Notes {
  const kinds = kindsOf(file, inside);
  const places = placesOf(file, inside);
  const of = (wanted: (kind: string) => boolean) =>
    [...kinds].flatMap(([id, kind]) => (wanted(kind) ? (places.get(id) ?? []) : []));
  const [exif = null, ...more] = of((kind) => kind === 'Exif');
  return { exif, others: [...more, ...of((kind) => kind === 'mime' || kind === 'uri ')] };
}

function kindsOf(file: Uint8Array, inside: readonly Box[]): Map<number, string> {
  const view = viewOf(file);
  const list = inside.find(({ name }) => name === 'iinf');
  if (!list) return new Map();
  const first = list.content + (view.getUint8(list.content) === 0 ? 6 : 8);
  return new Map(
    boxesIn(file, first, list.end).map(({ content }) => {
      const isWide = view.getUint8(content) > 2;
      const id = isWide ? view.getUint32(content + 4) : view.getUint16(content + 4);
      return [id, textAt(file, content + (isWide ? 10 : 8), 4)];
    }),
  );
}

/** Where each item's content is. */
function placesOf(file: Uint8Array, inside: readonly Box[]): Map<number, Stretch[]> {
  const list = inside.find(({ name }) => name === 'iloc');
  const places = new Map<number, Stretch[]>();
  if (!list) return places;
  const data = inside.find(({ name }) => name === 'idat')?.content ?? 0;
  const read = readerOf(file, list.content);
  const version = read(1);
  read(3);
  const [offsetBytes, lengthBytes] = halvesOf(read(1));
  const [baseBytes, indexBytes] = halvesOf(read(1));
  // Or a few bytes could claim parts without end.
  if (lengthBytes === 0) throw new RangeError('The items have no length');
  const idBytes = version < 2 ? 2 : 4;
  for (let left = read(idBytes); left > 0; left -= 1) {
    const id = read(idBytes);
    const method = version > 0 ? read(2) & 0xf : 0;
    // Its content is in another item.
    if (method > 1) throw new RangeError('The item is made of others');
    const isInside = method === 1;
    read(2);
    const base = read(baseBytes) + (isInside ? data : 0);
    const stretches: Stretch[] = [];
    for (let more = read(2); more > 0; more -= 1) {
      if (version > 0) read(indexBytes);
      const start = base + read(offsetBytes);
      const end = start + read(lengthBytes);
      if (end > file.length) throw new RangeError('The item is cut short');
      stretches.push({ start, end });
    }
    places.set(id, stretches);
  }
  return places;
}

const halvesOf = (byte: number): [number, number] => [byte >> 4, byte & 0xf];

/** Reads numbers of so many bytes, one after the other. */
function readerOf(file: Uint8Array, start: number): (bytes: number) => number {
  const view = viewOf(file);
  let at = start;
  return (bytes) => {
    let value = 0;
    for (const end = at + bytes; at < end; at += 1) value = value * 256 + view.getUint8(at);
    return value;
  };
}

/** The note begins with how far away its block is. */
const blockIn = (file: Uint8Array, { start, end }: Stretch): Uint8Array =>
  file.subarray(start + 4 + viewOf(file).getUint32(start), end);

const MARK = asciiOf('Exif\0\0');
const noteOf = (block: Uint8Array): Uint8Array => join([Uint8Array.of(0, 0, 0, MARK.length), MARK, block]);
