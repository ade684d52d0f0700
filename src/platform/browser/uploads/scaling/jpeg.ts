/** The parts of a JPEG file: reads its size and facts, and replaces all that was written beside the picture. */
import { asciiOf, join, textAt } from './bytes.ts';
import { NO_FACTS, type PictureFacts, readFacts, writeFacts } from './exif.ts';
import type { PictureFile } from './picture-file.ts';

const MARK = 0xff;
const START = Uint8Array.of(MARK, 0xd8);
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;
const EXIF = 'Exif\0\0';
const COLOURS = 'ICC_PROFILE\0';

interface Segment {
  mark: number;
  bytes: Uint8Array;
}

/** @returns null if it isn't one, or a broken one. */
export function readJpeg(file: Uint8Array): PictureFile | null {
  if (file[0] !== START[0] || file[1] !== START[1]) return null;
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    const mark = file[at + 1];
    if (file[at] !== MARK || mark === undefined) return null;
    if (mark === MARK) {
      at += 1;
      continue;
    }
    if (mark === SCAN) return partsOf(segments, file.subarray(at, endOf(file, at)));
    const length = 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0);
    if (at + length > file.length) return null;
    segments.push({ mark, bytes: file.subarray(at, at + length) });
    at += length;
  }
}

/** Phones write films and further pictures after the end. */
function endOf(file: Uint8Array, scan: number): number {
  for (let at = scan; at < file.length - 1; at += 1) {
    if (file[at] !== MARK) continue;
    const mark = file[at + 1] ?? 0;
    if (mark === END) return at + 2;
    // Within the scan's data, other marks are escaped or have no content.
    const hasContent = mark !== 0 && mark !== MARK && !(mark >= 0xd0 && mark <= 0xd7);
    if (hasContent) at += 1 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0);
  }
  return file.length;
}

const startsWith = (bytes: Uint8Array, text: string) => textAt(bytes, 4, text.length) === text;

const isFrame = ({ mark }: Segment) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function partsOf(segments: readonly Segment[], scans: Uint8Array): PictureFile | null {
  const frame = segments.find(isFrame)?.bytes;
  if (!frame) return null;
  const exif = segments.find(({ mark, bytes }) => mark === APP1 && startsWith(bytes, EXIF))?.bytes;
  return {
    type: 'image/jpeg',
    isOpaque: true,
    height: (frame[5] ?? 0) * 256 + (frame[6] ?? 0),
    width: (frame[7] ?? 0) * 256 + (frame[8] ?? 0),
    facts: exif ? readFacts(exif.subarray(4 + EXIF.length)) : NO_FACTS,
    withFacts: (facts) => {
      const first = segments.filter(({ mark }) => mark === APP0).slice(0, 1);
      const others = segments.filter(isOfPicture);
      return join([START, ...first.map(bytesOf), ...exifOf(facts), ...others.map(bytesOf), scans]);
    },
  };
}

const bytesOf = ({ bytes }: Segment) => bytes;

function isOfPicture({ mark, bytes }: Segment): boolean {
  if (mark === APP2) return startsWith(bytes, COLOURS);
  return mark === APP14 || !((mark >= APP0 && mark <= APP15) || mark === COMMENT);
}

function exifOf(facts: PictureFacts): Uint8Array[] {
  const block = writeFacts(facts);
  if (!block) return [];
  const length = 2 + EXIF.length + block.length;
  return [Uint8Array.of(MARK, APP1, length >> 8, length & 0xff), asciiOf(EXIF), block];
}
