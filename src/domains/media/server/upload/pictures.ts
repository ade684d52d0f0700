/**
 * Converts a picture to WebP in several widths, upright and without metadata. Rejects pictures with too many pixels or
 * that need too much memory before decoding them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputInfo, ResizeOptions } from 'sharp';
import { loadSharp } from '#platform/server/load-sharp.ts';
import { decodingBytes, isTooCostly, queueDecoding } from './decoding-cost.ts';
import type { FileType } from './file-types.ts';
import { lookOf } from './picture-look.ts';
import { originOf, type PictureOrigin, UNKNOWN_ORIGIN } from './picture-origin.ts';

export interface ProcessedPicture {
  /** The size of the widest version. */
  width: number;
  height: number;
  widths: { width: number; path: string; bytes: number }[];
  blurDataUrl: string;
  trace: PictureTrace;
}

/** What only judges, and who uploaded it, learn of a picture. */
export interface PictureTrace extends PictureOrigin {
  look: bigint | null;
}

export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

export class TooManyPixelsError extends Error {
  override name = 'TooManyPixelsError';
}

export class TooCostlyPictureError extends Error {
  override name = 'TooCostlyPictureError';
}

export type PictureShape = 'whole' | 'square';

const WIDTHS = { whole: [480, 960], square: [96, 320] } as const;
const MAX_SQUARE_SIDE = 640;
const MAX_WIDTH = 1920;
/** Limits very tall pictures by their height. */
const MAX_HEIGHT = 3840;
const MAX_PIXELS = 72_000_000;
const BLUR_PIXELS = 16;
const QUALITY = 78;
const BLUR_QUALITY = 30;
const DEADLINE_SECONDS = 20;

interface Target {
  folder: string;
  shape: PictureShape;
  /** Whether judges will want to know when and where it was taken. */
  readsOrigin: boolean;
}

/**
 * Writes a picture's files into the folder, once it's its turn to be decoded.
 * @throws {UnreadablePictureError}, {TooManyPixelsError} and {TooCostlyPictureError}.
 */
export async function processPicture(path: string, type: FileType, target: Target): Promise<ProcessedPicture> {
  const { bytes, exif, ...size } = await measure(path, type);
  const made = await queueDecoding(bytes, () => makeWidths(path, size, target));
  return { ...made, trace: { ...(target.readsOrigin ? originOf(exif) : UNKNOWN_ORIGIN), look: made.look } };
}

type Made = Omit<ProcessedPicture, 'trace'> & Pick<PictureTrace, 'look'>;

export interface Pixels {
  data: Buffer;
  info: OutputInfo;
  /** The size of the picture in the file. */
  original: Size;
}

/**
 * The pixels of a picture, once it's its turn to be decoded.
 * @throws {UnreadablePictureError}, {TooManyPixelsError} and {TooCostlyPictureError}.
 */
export async function decodePicture(path: string, type: FileType, resize: ResizeOptions): Promise<Pixels> {
  const { bytes, width, height } = await measure(path, type);
  const decoded = await queueDecoding(bytes, () => decode(path, resize));
  return { ...decoded, original: { width, height } };
}

async function decode(path: string, resize: ResizeOptions): Promise<Omit<Pixels, 'original'>> {
  const sharp = await loadSharp();
  return reading(() =>
    sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(resize)
      .timeout({ seconds: DEADLINE_SECONDS })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
}

async function makeWidths(path: string, size: Size, { folder, shape }: Target): Promise<Made> {
  const sharp = await loadSharp();
  const { data, info } = await decode(path, shape === 'square' ? squareOf(size) : BOUNDS);
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const targets = [...WIDTHS[shape].filter((target) => target < width), width];
  const widths: ProcessedPicture['widths'] = [];
  for (const target of targets) {
    const file = await decoded().resize({ width: target }).webp({ quality: QUALITY }).toBuffer();
    const made = join(folder, `${target}.webp`);
    await writeFile(made, file);
    widths.push({ width: target, path: made, bytes: file.length });
  }
  const tiny = decoded().resize({ width: BLUR_PIXELS, height: BLUR_PIXELS, fit: 'inside' });
  const blur = await tiny.webp({ quality: BLUR_QUALITY }).toBuffer();
  const look = await lookOf(decoded());
  return { width, height, widths, look, blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** The look of a stored picture, for those uploaded before looks were kept. */
export async function readLook(file: Buffer): Promise<bigint | null> {
  const sharp = await loadSharp();
  return reading(() => lookOf(sharp(file, { limitInputPixels: MAX_PIXELS })));
}

const BOUNDS: ResizeOptions = { width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true };

interface Size {
  width: number;
  height: number;
}

/** Centred, and no larger than the picture. */
function squareOf({ width, height }: Size): ResizeOptions {
  const side = Math.min(width, height, MAX_SQUARE_SIDE);
  return { width: side, height: side, fit: 'cover', position: 'centre' };
}

async function measure(path: string, type: FileType): Promise<Size & { bytes: number; exif: Buffer | undefined }> {
  const sharp = await loadSharp();
  // We check the limit ourselves below, to give a reason.
  const metadata = await reading(() => sharp(path, { limitInputPixels: false }).metadata());
  const { format, width, height } = metadata;
  if (format !== type) throw new UnreadablePictureError(`Detected as ${type}, decoded as ${format}`);
  if (width * height > MAX_PIXELS) throw new TooManyPixelsError(`${width} × ${height}`);
  const bytes = decodingBytes(metadata);
  if (isTooCostly(bytes)) throw new TooCostlyPictureError(`Decoding takes about ${bytes} bytes`);
  return { width, height, bytes, exif: metadata.exif };
}

async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadablePictureError('The picture cannot be decoded', { cause: error });
  }
}
