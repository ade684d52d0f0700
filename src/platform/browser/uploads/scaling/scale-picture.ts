/**
 * Makes pictures small before they're kept or sent: upright, and with nothing beside the picture but its day, and its
 * place if that is wanted.
 */
import type { PicturePosition } from '../draft-picture.ts';
import type { PictureFacts } from './exif.ts';
import type { PictureFile } from './picture-file.ts';
import { readPicture } from './read-picture.ts';

const MAX_SIDE = 2_560;
const QUALITY = 0.85;
/** For files that were small already. */
const SECOND_QUALITY = 0.6;
/** More would take a phone's memory. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface ScaledPicture {
  file: File;
  /** Where it was taken, whether or not the file still says it. */
  position: PicturePosition | null;
  /** Whether its format is known here, so that only what's wanted is left beside the picture. */
  isRead: boolean;
}

/**
 * Takes much memory, so call it in turn.
 * @returns the file itself if it isn't a picture, or one that this browser doesn't know.
 */
export async function scalePicture(file: File, { keepsPosition }: { keepsPosition: boolean }): Promise<ScaledPicture> {
  const picture = file.size > MAX_BYTES ? null : readPicture(new Uint8Array(await file.arrayBuffer()));
  if (!picture) return { file, position: null, isRead: false };
  const { position } = picture.facts;
  const facts = { ...picture.facts, position: keepsPosition ? position : null };
  const drawn = isToDraw(picture) ? await draw(file, picture, facts) : null;
  if (drawn) return { file: drawn, position, isRead: true };
  const { name, lastModified } = file;
  const same = new File([picture.withFacts(facts)], name, { type: picture.type, lastModified });
  return { file: same, position, isRead: true };
}

/** The same picture with another position in its file, or none. */
export async function withPosition(file: Blob, position: PicturePosition | null): Promise<Blob> {
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
  return picture ? new Blob([picture.withFacts({ ...picture.facts, position })], { type: file.type }) : file;
}

const isToDraw = (picture: PictureFile) => Math.max(picture.width, picture.height) > MAX_SIDE || !isTaken(picture);

/** The server takes no HEIC files. */
const isTaken = ({ type }: PictureFile) => type !== 'image/heic';

/** @returns null if this browser can't: then the picture keeps its size. */
async function draw(file: File, { isOpaque, ...size }: PictureFile, facts: PictureFacts): Promise<File | null> {
  try {
    const bitmap = await decode(file, size);
    const canvas = new OffscreenCanvas(...sizeWithin(bitmap));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await write(canvas, isOpaque, file.size);
    const drawn = readPicture(new Uint8Array(await blob.arrayBuffer()));
    if (!drawn) return null;
    return new File([drawn.withFacts({ ...facts, orientation: 1 })], renamed(file.name, drawn.type), {
      type: drawn.type,
      lastModified: file.lastModified,
    });
  } catch {
    return null;
  }
}

/** As WebP if it may be transparent; a browser that can't write that writes PNG. */
async function write(canvas: OffscreenCanvas, isOpaque: boolean, most: number): Promise<Blob> {
  const type = isOpaque ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return blob.size < most ? blob : canvas.convertToBlob({ type, quality: SECOND_QUALITY });
}

/** The first in which it's turned by a quarter. */
const FIRST_TURNED = 5;

/** Small from the start, which takes the least memory; whole where a browser measures before it turns the picture. */
async function decode(file: File, { width, height, facts }: Omit<PictureFile, 'isOpaque'>): Promise<ImageBitmap> {
  const isTurned = facts.orientation >= FIRST_TURNED;
  const [resizeWidth, resizeHeight] = sizeWithin(isTurned ? { width: height, height: width } : { width, height });
  const upright = { imageOrientation: 'from-image' } as const;
  // The other side follows by itself.
  const bitmap = await createImageBitmap(file, { ...upright, resizeWidth, resizeQuality: 'high' });
  const isAsWanted = Math.abs(bitmap.width - resizeWidth) <= 1 && Math.abs(bitmap.height - resizeHeight) <= 1;
  if (isAsWanted) return bitmap;
  bitmap.close();
  return createImageBitmap(file, upright);
}

interface Size {
  width: number;
  height: number;
}

function sizeWithin({ width, height }: Size): [number, number] {
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height));
  return [Math.round(width * factor), Math.round(height * factor)];
}

const ENDINGS: Readonly<Partial<Record<PictureFile['type'], string>>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

function renamed(name: string, type: PictureFile['type']): string {
  const ending = ENDINGS[type] ?? '';
  const isNamedSo = name
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg')
    .endsWith(ending);
  return isNamedSo ? name : name.replace(/\.[^.]*$/, '') + ending;
}
