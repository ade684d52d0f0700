/** The parts of a WebP file. */
import { asciiOf, join, textAt, viewOf } from './bytes.ts';
import { NO_FACTS, type PictureFacts, readFacts, writeFacts } from './exif.ts';
import type { PictureFile } from './picture-file.ts';

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const EXTENDED = 'VP8X';
const LOSSY = 'VP8 ';
const LOSSLESS = 'VP8L';
const EXIF = 'EXIF';
/** Some programs begin the block as in a JPEG file. */
const EXIF_MARK = 'Exif\0\0';
const OF_PICTURE = new Set([LOSSY, LOSSLESS, 'ICCP', 'ALPH', 'ANIM', 'ANMF']);

/** What the extended chunk says is in the file. */
const HAS = { xmp: 0x04, exif: 0x08, alpha: 0x10 };
const EXTENDED_BYTES = 10;
const LOW_14_BITS = 0x3fff;

interface Chunk {
  name: string;
  content: Uint8Array;
}

/** @returns null if it isn't one. @throws {RangeError} for a broken one. */
export function readWebp(file: Uint8Array): PictureFile | null {
  if (textAt(file, 0, 4) !== 'RIFF' || textAt(file, 8, 4) !== 'WEBP') return null;
  const chunks = chunksOf(file);
  const shape = shapeOf(chunks);
  if (!shape) return null;
  const exif = contentOf(chunks, EXIF);
  return {
    type: 'image/webp',
    width: shape.width,
    height: shape.height,
    isOpaque: (shape.flags & HAS.alpha) === 0,
    facts: exif
      ? readFacts(exif.subarray(textAt(exif, 0, EXIF_MARK.length) === EXIF_MARK ? EXIF_MARK.length : 0))
      : NO_FACTS,
    withFacts: (facts) => write(chunks, shape, facts),
  };
}

const contentOf = (chunks: readonly Chunk[], wanted: string) => chunks.find(({ name }) => name === wanted)?.content;

function chunksOf(file: Uint8Array): Chunk[] {
  const view = viewOf(file);
  const end = Math.min(file.length, CHUNK_HEAD_BYTES + view.getUint32(4, true));
  const chunks: Chunk[] = [];
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= end; ) {
    const start = at + CHUNK_HEAD_BYTES;
    const length = view.getUint32(at + 4, true);
    if (start + length > file.length) throw new RangeError('The chunk is cut short');
    chunks.push({ name: textAt(file, at, 4), content: file.subarray(start, start + length) });
    at = start + length + (length % 2);
  }
  return chunks;
}

interface Shape {
  width: number;
  height: number;
  flags: number;
}

function shapeOf(chunks: readonly Chunk[]): Shape | null {
  const extended = contentOf(chunks, EXTENDED);
  if (extended) {
    const view = viewOf(extended);
    // Three bytes each.
    const width = (view.getUint32(4, true) & 0xffffff) + 1;
    const height = (view.getUint32(6, true) >>> 8) + 1;
    return { width, height, flags: view.getUint8(0) };
  }
  const lossy = contentOf(chunks, LOSSY);
  if (lossy) {
    const view = viewOf(lossy);
    return {
      width: view.getUint16(6, true) & LOW_14_BITS,
      height: view.getUint16(8, true) & LOW_14_BITS,
      flags: 0,
    };
  }
  const lossless = contentOf(chunks, LOSSLESS);
  if (!lossless) return null;
  const bits = viewOf(lossless).getUint32(1, true);
  return {
    width: (bits & LOW_14_BITS) + 1,
    height: ((bits >>> 14) & LOW_14_BITS) + 1,
    flags: (bits >>> 28) & 1 ? HAS.alpha : 0,
  };
}

function write(chunks: readonly Chunk[], shape: Shape, facts: PictureFacts): Uint8Array<ArrayBuffer> {
  const block = writeFacts(facts);
  const isExtended = block !== null || contentOf(chunks, EXTENDED) !== undefined;
  const parts = [
    asciiOf('WEBP'),
    ...(isExtended ? [chunk(EXTENDED, extendedOf(shape, block !== null))] : []),
    ...chunks.filter(({ name }) => OF_PICTURE.has(name)).map(({ name, content }) => chunk(name, content)),
    ...(block ? [chunk(EXIF, block)] : []),
  ];
  return chunk('RIFF', join(parts));
}

function extendedOf({ width, height, flags }: Shape, hasExif: boolean): Uint8Array {
  const content = new Uint8Array(EXTENDED_BYTES);
  const view = viewOf(content);
  view.setUint32(4, width - 1, true);
  // Overlaps the width's fourth byte, which is zero.
  view.setUint8(7, (height - 1) & 0xff);
  view.setUint16(8, (height - 1) >>> 8, true);
  view.setUint8(0, (flags & ~(HAS.exif | HAS.xmp)) | (hasExif ? HAS.exif : 0));
  return content;
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, content.length, true);
  return join([asciiOf(name), length, content, new Uint8Array(content.length % 2)]);
}
