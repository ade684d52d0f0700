/** Draws the picture of a page in the product's own look: its title on paper, beside its photo or contours. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { say } from '#languages/say.ts';
import { drawContours } from '#ui/shared/contours.ts';
import { beginsRightToLeft, isolate } from '#ui/shared/isolate.ts';
import { isBeyondTextFace } from '#ui/shared/whole-words.ts';
import { loadSharp } from '../load-sharp.ts';
import { partsOfNumber } from './figures.ts';
import { PREVIEW_SIZE, type PreviewCard, type PreviewNumber } from './preview-card.ts';

/** Messengers leave out heavier pictures. */
const MAX_BYTES = 80_000;
const QUALITIES = [86, 74, 60, 45];

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const EDGE = 72;
/** The width of the text: over contours that fade out below it, or beside a photo. */
const TEXT_WIDTH = 800;
const NARROW_TEXT_WIDTH = 580;
const PHOTO_WIDTH = 480;
/** The width of the logo, with the space after it. */
const LOGO_WIDTH = 72;
const MARK_WIDTH = 59;
const MARK_HEIGHT = 44;

/** The pigments of the light theme in hexadecimal. */
const PAPER = '#fcfaf4';
const INK = '#0d1f16';
const MUTED = '#4c5d51';
const MOSS = '#185b37';

/** Faces with fewer letters come first; otherwise accented letters would be composed from two fonts. */
const TITLE_FONT = 'Fraunces Vietnamese,Fraunces Ext,Fraunces,Literata Cyrillic,Literata Greek,Naskh';
const TEXT_FONT = 'Figtree Ext,Figtree,Commissioner Cyrillic,Commissioner Greek,Vazirmatn';
/** For texts with words of which the text font lacks some letters. */
const WHOLE_TEXT_FONT = 'Commissioner Vietnamese,Commissioner Ext,Commissioner';
const TITLE_SIZES = [80, 68, 58, 50, 44];
const TITLE_HEIGHT = 250;
const TITLE_MIDDLE = 272;
const MAX_NUMBERS = 3;

type Sharp = typeof import('sharp')['default'];

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

interface Text {
  /** Pango markup. */
  markup: string;
  font: string;
  size: number;
  /** CSS weight. */
  weight: number;
  color: string;
  maxWidth: number;
  /** The alignment of its lines; Pango mirrors it for lines that are read from the right. */
  align?: 'left' | 'right';
}

/**
 * Draws in the reader’s language, from the side where its lines begin.
 *
 * @param folder contains the fonts as the build leaves them; without them, the machine's own are used.
 */
export function createPreviewDrawing(folder: string, site: { readonly appName: string }) {
  const fontSettings = join(folder, 'fonts.conf');
  // fontconfig reads this once, with the first text.
  if (existsSync(fontSettings)) process.env['FONTCONFIG_FILE'] ??= fontSettings;

  return async (card: PreviewCard, photo: Buffer | null, mark: Buffer | null = null): Promise<Buffer> => {
    const sharp = await loadSharp();
    const maxWidth = photo ? NARROW_TEXT_WIDTH : TEXT_WIDTH;
    const shared = { font: TEXT_FONT, maxWidth };
    const { title, line } = await wordsOf(sharp, card);
    const numbers = markupOfNumbers(card.numbers);
    const layers = await Promise.all([
      photo ? photoOf(sharp, photo) : contoursOf(card),
      place(await markOf(sharp, mark), { start: EDGE, middle: 84 }),
      place(drawText(sharp, { ...shared, markup: escapeMarkup(site.appName), size: 30, weight: 700, color: INK }), {
        start: EDGE + LOGO_WIDTH,
        middle: 84,
      }),
      place(drawTitle(sharp, title, maxWidth), { start: EDGE, middle: TITLE_MIDDLE }),
      place(drawLine(sharp, line, maxWidth), { start: EDGE, middle: 466 }),
      numbers !== '' &&
        place(drawText(sharp, { ...shared, markup: numbers, size: 28, weight: 500, color: MUTED }), {
          start: EDGE,
          middle: 540,
        }),
    ]);
    const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } });
    const whole = ground.composite(layers.filter((layer) => layer !== false));
    return lightEnough(sharp, await whole.png({ compressionLevel: 0 }).toBuffer());
  };
}

/** In a square as high as ours. */
const markOf = async (sharp: Sharp, mark: Buffer | null): Promise<Drawn> => {
  if (!mark) return { input: Buffer.from(MARK), width: MARK_WIDTH, height: MARK_HEIGHT };
  const side = { width: MARK_WIDTH, height: MARK_WIDTH };
  return { input: await sharp(mark).resize(side).png().toBuffer(), ...side };
};

const isRightToLeft = (): boolean => say('language.direction') === 'rtl';

/** Places a drawing by the distance from the side where lines begin, and from the top to the drawing's middle. */
async function place(drawing: Drawn | Promise<Drawn>, { start, middle }: { start: number; middle: number }) {
  const { input, width, height } = await drawing;
  return { input, left: isRightToLeft() ? WIDTH - start - width : start, top: middle - Math.round(height / 2) };
}

/** Leaves out texts that would be drawn as boxes. */
async function wordsOf(sharp: Sharp, { kind, title, by }: PreviewCard): Promise<{ title: string; line: string }> {
  const isReadable = title.trim() !== '' && (await isDrawable(sharp, title));
  const isNamed = by !== null && by.trim() !== '' && (await isDrawable(sharp, by));
  const line = isNamed ? `${kind} · ${isolate(by)}` : kind;
  return isReadable ? { title, line } : { title: kind, line: isNamed ? by : '·' };
}

async function lightEnough(sharp: Sharp, picture: Buffer): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    made = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (made.length <= MAX_BYTES) break;
  }
  return made;
}

async function photoOf(sharp: Sharp, photo: Buffer): Promise<OverlayOptions> {
  const input = await sharp(photo)
    .resize({ width: PHOTO_WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: isRightToLeft() ? 0 : WIDTH - PHOTO_WIDTH, top: 0 };
}

/** Contours over the whole background, which fade out below the text. */
function contoursOf({ seed, colors }: PreviewCard): OverlayOptions {
  const tones = colors.length > 0 ? colors : [MOSS];
  const { width, height, levels } = drawContours(seed, 33, 20);
  const lines = levels.map(({ path, height: level }, index) => {
    const tone = tones[Math.min(tones.length - 1, Math.floor(level * tones.length))];
    return `<path d="${path}" fill="${tone}" fill-opacity="0.13" stroke="${tone}" stroke-width="${index % 4 === 0 ? 1.1 : 0.55}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <g${isRightToLeft() ? ` transform="translate(${WIDTH}) scale(-1 1)"` : ''}>
    <linearGradient id="fade"><stop offset="0.3" stop-color="${PAPER}" stop-opacity="0.9"/><stop offset="0.95" stop-color="${PAPER}" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="100%" fill="${tones[0]}" fill-opacity="0.1"/>
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" width="${WIDTH}" height="${HEIGHT}">${lines.join('')}</svg>
    <rect width="100%" height="100%" fill="url(#fade)"/>
    </g>
  </svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

const drawLine = (sharp: Sharp, line: string, maxWidth: number): Promise<Drawn> =>
  drawText(sharp, {
    markup: escapeMarkup(line),
    font: isBeyondTextFace(line) ? WHOLE_TEXT_FONT : TEXT_FONT,
    size: 30,
    weight: 600,
    color: MOSS,
    maxWidth,
  });

/** Draws the title as large as it fits; if it doesn’t fit in the smallest size, it's cut. */
async function drawTitle(sharp: Sharp, title: string, maxWidth: number): Promise<Drawn> {
  const drawAt = (text: string, size: number) =>
    drawText(sharp, { markup: markupOfTitle(text), font: TITLE_FONT, size, weight: 600, color: INK, maxWidth, align });
  const align = alignOf(title);
  for (const size of TITLE_SIZES) {
    const drawn = await drawAt(title, size);
    if (drawn.height <= TITLE_HEIGHT) return drawn;
  }
  const cut = (length: number) => `${title.slice(0, length).trimEnd()}…`;
  const smallest = TITLE_SIZES.at(-1) ?? 0;
  let fits = 1;
  for (let tooLong = title.length; tooLong - fits > 1; ) {
    const length = Math.floor((fits + tooLong) / 2);
    const { height } = await drawAt(cut(length), smallest);
    if (height <= TITLE_HEIGHT) fits = length;
    else tooLong = length;
  }
  return drawAt(cut(fits), smallest);
}

/**
 * In a picture that is read from the right, other titles are aligned to the right too: Pango mirrors only those read
 * from the right.
 */
const alignOf = (title: string) => (isRightToLeft() && !beginsRightToLeft(title) ? 'right' : 'left');

/** Makes letters of other faces as large as those of Fraunces, and their lines as close. */
const markupOfTitle = (title: string): string =>
  escapeMarkup(title)
    .replaceAll(/\p{Script=Arabic}+/gu, '<span size="112%" line_height="0.95">$&</span>')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]+/gu, '<span size="95%" line_height="0.95">$&</span>');

/** All numbers in one line, so that they share a baseline. */
function markupOfNumbers(numbers: readonly PreviewNumber[]): string {
  const shown = numbers.filter(({ value }) => value > 0).slice(0, MAX_NUMBERS);
  const told = shown.map(({ text }) => {
    const { before, figure, after } = partsOfNumber(text);
    const large = `<span size="${46 * 1024}" foreground="${INK}">${escapeMarkup(figure)}</span>`;
    return `${escapeMarkup(before)}${large}${escapeMarkup(after)}`;
  });
  if (told.length === 0 || !isRightToLeft()) return told.join(NUMBER_GAP);
  // Isolate each one; otherwise a figure moves to the words of its neighbour.
  const isolated = told.map((one) => `${RIGHT_TO_LEFT_ISOLATE}${one}${POP_ISOLATE}`);
  return `${RIGHT_TO_LEFT_MARK}${isolated.join(NUMBER_GAP)}`;
}

const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT_MARK = '\u200f';

const NUMBER_GAP = '\u2003';

/** Letters of scripts other than Latin, and symbols, which our fonts may lack. */
const OTHER = /(?![\p{Script=Latin}\p{Script=Inherited}])\p{L}|\p{Extended_Pictographic}/gu;
/**
 * Characters that no font has. Such a character is drawn as a box with its code; boxes of equally long codes are equal
 * in size.
 */
const UNKNOWN = ['\u{e0ff}', '\u{f8ff0}'] as const;
const MAX_TRIED = 5;

/** Whether the machine has a font for every script of the text. */
async function isDrawable(sharp: Sharp, text: string): Promise<boolean> {
  const others = [...new Set(text.match(OTHER))].slice(0, MAX_TRIED);
  const sizeOf = async (character: string) => {
    const { width, height } = await drawText(sharp, {
      markup: escapeMarkup(character),
      font: TEXT_FONT,
      size: 40,
      weight: 500,
      color: INK,
      maxWidth: 200,
    });
    return `${width} × ${height}`;
  };
  for (const other of others) {
    const unknown = UNKNOWN[(other.codePointAt(0) ?? 0) > 0xffff ? 1 : 0];
    if ((await sizeOf(other)) === (await sizeOf(unknown))) return false;
  }
  return true;
}

async function drawText(sharp: Sharp, { markup, font, size, weight, color, maxWidth, align }: Text): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="1.1">${markup}</span>`,
      align: align ?? 'left',
      // At 72 dots an inch a point is a pixel.
      font: `${font} ${size} @wght=${weight},opsz=72`,
      dpi: 72,
      width: maxWidth,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The fonts have no index two, as in CO₂. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('₂', '<sub>2</sub>');

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 4 32 24" width="59" height="44"><g fill="none" stroke="#3f8159" stroke-width="3" stroke-linecap="round"><path stroke="#e8a82e" d="M1 26C9 26 11 6 20 6 27 6 31 11 30 18"/><path d="M6.9 26C12.3 26 13.6 12.6 19.7 12.6 24.4 12.6 27 16 26.4 20.6"/><path d="M12.9 26C15.6 26 16.3 19.2 19.3 19.2 21.7 19.2 23.1 20.9 22.7 23.3"/></g></svg>`;
