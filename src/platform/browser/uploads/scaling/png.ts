/** The parts of a PNG file. */
import { asciiOf, bigEndian, join, textAt, viewOf } from './bytes.ts';
import { NO_FACTS, type PictureFacts, readFacts, writeFacts } from './exif.ts';
import type { PictureFile } from './picture-file.ts';

const SIGNATURE = '\u0089PNG\r\n\u001a\n';
const HEAD = 'IHDR';
const EXIF = 'eXIf';
const TRANSPARENT = 'tRNS';
/** The picture itself and how its colours are meant. */
const OF_PICTURE = new Set([
  ...[HEAD, 'PLTE', 'IDAT', 'IEND', TRANSPARENT],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
]);
/** Besides its content, a chunk has its length, name and checksum. */
const FRAME_BYTES = 12;
const HAS_ALPHA = 4;

interface Chunk {
  name: string;
  /** With its frame. */
  bytes: Uint8Array;
}

/** @returns null if it isn't one. @throws {RangeError} for a broken one. */
export function readPng(file: Uint8Array): PictureFile | null {
  if (textAt(file, 0, SIGNATURE.length) !== SIGNATURE) return null;
  const chunks = chunksOf(file);
  const head = chunks.find(({ name }) => name === HEAD)?.bytes;
  if (!head) return null;
  const exif = chunks.find(({ name }) => name === EXIF)?.bytes;
  const colours = viewOf(head).getUint8(17);
  return {
    type: 'image/png',
    width: viewOf(head).getUint32(8),
    height: viewOf(head).getUint32(12),
    isOpaque: (colours & HAS_ALPHA) === 0 && !chunks.some(({ name }) => name === TRANSPARENT),
    facts: exif ? readFacts(exif.subarray(8, -4)) : NO_FACTS,
    withFacts: (facts) => {
      const others = chunks.filter(({ name }) => OF_PICTURE.has(name) && name !== HEAD);
      return join([asciiless(SIGNATURE), head, ...exifOf(facts), ...others.map(({ bytes }) => bytes)]);
    },
  };
}

/** What follows the end isn't part of the picture. */
function chunksOf(file: Uint8Array): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; chunks.at(-1)?.name !== 'IEND'; ) {
    const length = view.getUint32(at) + FRAME_BYTES;
    if (at + length > file.length) throw new RangeError('The chunk is cut short');
    chunks.push({ name: textAt(file, at + 4, 4), bytes: file.subarray(at, at + length) });
    at += length;
  }
  return chunks;
}

function exifOf(facts: PictureFacts): Uint8Array[] {
  const block = writeFacts(facts);
  if (!block) return [];
  const named = join([asciiOf(EXIF), block]);
  return [bigEndian(block.length), named, bigEndian(checksumOf(named))];
}

/** The first byte of the signature isn't ASCII, so that files don't pass for text. */
const asciiless = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const POLYNOMIAL = 0xedb88320;

/** CRC-32. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
