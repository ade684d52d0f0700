/** Makes what is stored of an uploaded picture: an SVG of shapes alone, a PNG, or a JPEG in the size of link previews. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  decodePicture,
  detectFileType,
  type FileType,
  type Pixels,
  readPicture,
} from '#domains/media/server/public.ts';
import { say } from '#languages/say.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { loadSharp } from '#platform/server/load-sharp.ts';
import { PREVIEW_SIZE } from '#platform/server/previews/preview-card.ts';
import { findLookFault, type LookUse, MIN_LINK_PICTURE, MIN_MARK_SIDE, sayWrongType } from '../../look-pictures.ts';
import { cleanSvg, MAX_RATIO, SVG_SIDE, SvgError } from './clean-svg.ts';
import { DEADLINE_SECONDS, PAPER } from './draw-icon.ts';

interface MadePicture {
  file: string;
  content: Buffer;
  width: number;
  height: number;
}

type Ending = 'svg' | 'png' | 'jpg';

const FIELD = 'file';
const TYPES: Partial<Record<FileType, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const QUALITY = 85;

/** @throws {Failure} 413, 415 or 422 naming the field, with what to do. */
export async function makeLookPicture(use: LookUse, file: UploadedFile): Promise<MadePicture> {
  const detected = await detectFileType(file.path);
  const svg = detected === null ? await readSvg(file) : null;
  const type = svg === null ? TYPES[detected ?? 'pdf'] : 'image/svg+xml';
  if (type === undefined || findLookFault(use, { type, bytes: 0 }) !== undefined) throw wrongType(use);
  const tooHeavy = findLookFault(use, { type, bytes: file.bytes });
  if (tooHeavy !== undefined) throw refused(tooHeavy);
  if (svg !== null) return makeOfSvg(svg);
  if (detected === null) throw wrongType(use);
  return use === 'mark' ? makeMark(file, detected) : makeLinkPicture(file, detected);
}

/** @returns null for a file that isn't one. */
async function readSvg({ path }: UploadedFile): Promise<string | null> {
  const text = await readFile(path, 'utf8');
  return /<svg[\s>]/.test(text) ? text : null;
}

async function makeOfSvg(svg: string): Promise<MadePicture> {
  const clean = Buffer.from(cleaned(svg));
  const sharp = await loadSharp();
  const { data, info } = await sharp(clean, { limitInputPixels: SVG_SIDE ** 2 })
    .timeout({ seconds: DEADLINE_SECONDS })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused(sayOfSvg(new SvgError('unreadable')));
    });
  await refuseBlank({ data, info });
  return named(clean, 'svg', info);
}

function cleaned(svg: string): string {
  try {
    return cleanSvg(svg);
  } catch (error) {
    if (error instanceof SvgError) throw refused(sayOfSvg(error));
    throw error;
  }
}

const sayOfSvg = ({ fault, part }: SvgError): string => say('settings.look.svg', { fault, part });

async function makeMark(file: UploadedFile, type: FileType): Promise<MadePicture> {
  const sides = { width: SVG_SIDE, height: SVG_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const pixels = await readPicture(file, FIELD, () => decodePicture(file.path, type, sides));
  const { width, height } = pixels.info;
  if (Math.max(width, height) < MIN_MARK_SIDE) throw refused(say('settings.look.smallMark', { side: MIN_MARK_SIDE }));
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    throw refused(say('settings.look.longMark', { ratio: MAX_RATIO }));
  }
  await refuseBlank(pixels);
  return named(await (await drawn(pixels)).png({ compressionLevel: 9 }).toBuffer(), 'png', pixels.info);
}

async function makeLinkPicture(file: UploadedFile, type: FileType): Promise<MadePicture> {
  const pixels = await readPicture(file, FIELD, () =>
    decodePicture(file.path, type, { ...PREVIEW_SIZE, fit: 'cover' }),
  );
  const { width, height } = pixels.original;
  if (width < MIN_LINK_PICTURE.width || height < MIN_LINK_PICTURE.height) {
    throw refused(say('settings.look.smallLinkPicture', MIN_LINK_PICTURE));
  }
  const picture = (await drawn(pixels)).flatten({ background: PAPER }).jpeg({ quality: QUALITY, mozjpeg: true });
  return named(await picture.toBuffer(), 'jpg', PREVIEW_SIZE);
}

async function drawn({ data, info: { width, height, channels } }: Pick<Pixels, 'data' | 'info'>) {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } });
}

/** An empty drawing, or one that is outside of its own size. */
async function refuseBlank(pixels: Pick<Pixels, 'data' | 'info'>): Promise<void> {
  const { channels } = await (await drawn(pixels)).ensureAlpha().stats();
  if (channels.at(-1)?.max === 0) throw refused(say('settings.look.blank'));
}

/** The same picture has the same name. */
const named = (content: Buffer, ending: Ending, { width, height }: { width: number; height: number }): MadePicture => ({
  file: `${hash('sha256', content, 'base64url').slice(0, 22)}.${ending}`,
  content,
  width,
  height,
});

function wrongType(use: LookUse): Failure {
  const message = sayWrongType(use);
  return new Failure(415, 'media_type_unsupported', message, { errors: [{ field: FIELD, message }] });
}

const refused = (message: string): Failure => invalid([{ field: FIELD, message }]);
