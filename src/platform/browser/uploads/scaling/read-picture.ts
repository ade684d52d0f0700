import { readHeif } from './heif.ts';
import { readJpeg } from './jpeg.ts';
import type { PictureFile } from './picture-file.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** @returns null if it's none that we know, or a broken one. */
export function readPicture(file: Uint8Array): PictureFile | null {
  try {
    return readJpeg(file) ?? readPng(file) ?? readWebp(file) ?? readHeif(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
