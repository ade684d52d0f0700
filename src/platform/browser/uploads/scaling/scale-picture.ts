/** Makes photos small before they're kept or sent: upright, and with nothing beside the picture but its day and place. */
import { type Jpeg, readJpeg } from './jpeg.ts';

const MAX_SIDE = 2_560;
const QUALITY = 0.85;
/** More would take a phone's memory. */
const MAX_BYTES = 64 * 1024 * 1024;

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, for the memory that each takes. @returns the file itself if it isn't a JPEG. */
export function scalePicture(file: File): Promise<File> {
  const scaling = last.then(() => scale(file));
  last = scaling.catch(() => undefined);
  return scaling;
}

async function scale(file: File): Promise<File> {
  if (file.size > MAX_BYTES) return file;
  const jpeg = readJpeg(new Uint8Array(await file.arrayBuffer()));
  if (!jpeg) return file;
  const drawn = Math.max(jpeg.width, jpeg.height) > MAX_SIDE ? await draw(file) : null;
  const bytes = drawn ? drawn.withFacts({ ...jpeg.facts, orientation: 1 }) : jpeg.withFacts(jpeg.facts);
  return new File([bytes], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** @returns null if this browser can't: then the picture keeps its size. */
async function draw(file: File): Promise<Jpeg | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    const factor = MAX_SIDE / Math.max(width, height);
    const canvas = new OffscreenCanvas(Math.round(width * factor), Math.round(height * factor));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return readJpeg(new Uint8Array(await blob.arrayBuffer()));
  } catch {
    return null;
  }
}
