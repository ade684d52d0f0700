/** A 1200 × 630 picture, the size of link previews, mirrored where the page is read from the right. */

import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { drawContours } from '#ui/shared/contours.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { markLines } from '#ui/shared/swell.ts';
import { isRightToLeft } from '#ui/text/direction.ts';
import type { CardContent } from './card-content.ts';
import { clampLines, shorten, wrapText } from './fit-text.ts';

export const CARD = { width: 1200, height: 630 } as const;
/** The distance from the side where lines begin. */
const START = 64;
const TEXT_WIDTH = 640;
/** The picture's wavy edge swings around this line. */
const EDGE = 772;
/** Tried in order; in the last size the title is shortened. */
const TITLES = [
  { size: 64, lines: 3 },
  { size: 54, lines: 4 },
  { size: 44, lines: 5 },
] as const;
const DISPLAY = '"Fraunces Variable", "Literata Variable", "Noto Naskh Arabic Variable", Georgia, serif';
const SANS = '"Figtree Variable", "Commissioner Variable", "Vazirmatn Variable", system-ui, sans-serif';

/** A design-system colour by name, e.g. `ink-800`. */
type Colour = (name: string) => string;

export async function drawCard(canvas: HTMLCanvasElement, content: CardContent): Promise<void> {
  const style = getComputedStyle(canvas);
  const colour: Colour = (name) => style.getPropertyValue(`--color-${name}`);
  const [picture, mark] = await Promise.all([
    loadPicture(content.picture),
    loadPicture(content.mark),
    loadFonts(content),
  ]);
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  pen.direction = isRightToLeft() ? 'rtl' : 'ltr';
  pen.fillStyle = colour('paper-50');
  pen.fillRect(0, 0, CARD.width, CARD.height);
  drawSide(pen, { content, picture, colour });
  drawMark(pen, mark, colour);
  drawBrand(pen, content, colour);
  drawTitle(pen, content, colour);
  drawFoot(pen, content, colour);
}

/** A canvas draws only fonts that are already loaded. */
async function loadFonts({ title, whenAndWhere, results, goals }: CardContent): Promise<void> {
  const shown = [title, ...results.map(({ figure }) => figure)].join(' ');
  const text = [whenAndWhere, ...results.map(({ unit }) => unit), ...goals.map(({ name }) => name)].join(' ');
  await Promise.all([document.fonts.load(`560 64px ${DISPLAY}`, shown), document.fonts.load(`400 26px ${SANS}`, text)]);
}

/** The x coordinate at a distance from the side where lines begin. */
const at = (x: number): number => (isRightToLeft() ? CARD.width - x : x);

function mirror(pen: CanvasRenderingContext2D): void {
  if (!isRightToLeft()) return;
  pen.translate(CARD.width, 0);
  pen.scale(-1, 1);
}

/** Null without a picture, or if it fails to load. */
async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

interface Side {
  content: CardContent;
  picture: HTMLImageElement | null;
  colour: Colour;
}

function drawSide(pen: CanvasRenderingContext2D, { content, picture, colour }: Side): void {
  pen.save();
  mirror(pen);
  pen.save();
  pen.clip(edgePath(0, true));
  if (picture) drawCovering(pen, picture);
  else drawGround(pen, content, colour);
  pen.restore();
  pen.lineWidth = 4;
  pen.strokeStyle = colour('moss-600');
  pen.stroke(edgePath(-10, false));
  pen.lineWidth = 2;
  pen.globalAlpha = 0.5;
  pen.stroke(edgePath(-22, false));
  pen.restore();
}

/** A wave from top to bottom; closed around the area to its right. */
function edgePath(shift: number, isClosed: boolean): Path2D {
  const x = EDGE + shift;
  const path = new Path2D();
  path.moveTo(x + 60, 0);
  path.bezierCurveTo(x + 30, 190, x - 40, 240, x - 10, 400);
  path.bezierCurveTo(x + 6, 490, x + 40, 540, x + 30, CARD.height);
  if (!isClosed) return path;
  path.lineTo(CARD.width, CARD.height);
  path.lineTo(CARD.width, 0);
  path.closePath();
  return path;
}

const SIDE_LEFT = EDGE - 40;
const SIDE_WIDTH = CARD.width - SIDE_LEFT;

/** Mirrors once more where the card is mirrored, so that the picture itself isn't. */
function drawCovering(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  mirror(pen);
  const scale = Math.max(SIDE_WIDTH / picture.naturalWidth, CARD.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const left = isRightToLeft() ? 0 : SIDE_LEFT;
  pen.drawImage(picture, left + (SIDE_WIDTH - width) / 2, (CARD.height - height) / 2, width, height);
}

function drawGround(pen: CanvasRenderingContext2D, { id, goals }: CardContent, colour: Colour): void {
  const { width, height, levels } = drawContours(id);
  const tones = goals.length > 0 ? goals.map((goal) => colour(`goal-${goal.id}`)) : [colour('moss-600')];
  const scale = Math.max(SIDE_WIDTH / width, CARD.height / height);
  pen.globalAlpha = 0.14;
  pen.fillStyle = tones[0] ?? colour('moss-600');
  pen.fillRect(SIDE_LEFT, 0, SIDE_WIDTH, CARD.height);
  pen.translate(SIDE_LEFT + (SIDE_WIDTH - width * scale) / 2, (CARD.height - height * scale) / 2);
  pen.scale(scale, scale);
  for (const [index, level] of levels.entries()) {
    const tone = tones[Math.min(tones.length - 1, Math.floor(level.height * tones.length))] ?? colour('moss-600');
    const path = new Path2D(level.path);
    pen.globalAlpha = 0.11;
    pen.fillStyle = tone;
    pen.fill(path);
    pen.globalAlpha = 1;
    pen.strokeStyle = tone;
    pen.lineWidth = (index % 4 === 0 ? 2.5 : 1.25) / scale;
    pen.stroke(path);
  }
}

const MARK_WIDTH = 48;

/** @param own the community's own; null for ours. */
function drawMark(pen: CanvasRenderingContext2D, own: HTMLImageElement | null, colour: Colour): void {
  pen.save();
  pen.translate(isRightToLeft() ? at(START - 4) - MARK_WIDTH : START - 4, 44);
  if (own) {
    const scale = MARK_WIDTH / Math.max(own.naturalWidth, own.naturalHeight);
    const [width, height] = [own.naturalWidth * scale, own.naturalHeight * scale];
    pen.drawImage(own, (MARK_WIDTH - width) / 2, (MARK_WIDTH - height) / 2, width, height);
  } else {
    pen.scale(1.5, 1.5);
    pen.strokeStyle = colour('moss-600');
    pen.lineWidth = 2.4;
    pen.lineCap = 'round';
    for (const line of markLines) pen.stroke(new Path2D(line));
  }
  pen.restore();
}

function drawBrand(pen: CanvasRenderingContext2D, { appName }: CardContent, colour: Colour): void {
  pen.fillStyle = colour('ink-800');
  pen.font = `560 30px ${DISPLAY}`;
  const text = say('impacts.cardContent.verifiedOn', { appName });
  pen.fillText(shorten(text, TEXT_WIDTH - 64, widthIn(pen)), at(START + 60), 80);
}

function drawTitle(pen: CanvasRenderingContext2D, { title, whenAndWhere }: CardContent, colour: Colour): void {
  const { size, lines } = fitTitle(pen, title);
  const [step, top] = [size * 1.12, 128];
  pen.fillStyle = colour('ink-800');
  for (const [index, line] of lines.entries()) pen.fillText(isolate(line), at(START), top + size * 0.86 + index * step);
  pen.font = `400 26px ${SANS}`;
  pen.fillStyle = colour('ink-600');
  pen.fillText(shorten(whenAndWhere, TEXT_WIDTH, widthIn(pen)), at(START), top + lines.length * step + 34);
}

function fitTitle(pen: CanvasRenderingContext2D, title: string): { size: number; lines: string[] } {
  for (const { size, lines } of TITLES) {
    pen.font = `560 ${size}px ${DISPLAY}`;
    const wrapped = wrapText(title, TEXT_WIDTH, widthIn(pen));
    if (wrapped.length <= lines) return { size, lines: wrapped };
  }
  const { size, lines } = TITLES[TITLES.length - 1] ?? TITLES[0];
  return { size, lines: clampLines(wrapText(title, TEXT_WIDTH, widthIn(pen)), lines, TEXT_WIDTH, widthIn(pen)) };
}

const GROUND = CARD.height - 56;

/** The results in columns, the goals in one line below. */
function drawFoot(pen: CanvasRenderingContext2D, { results, goals }: CardContent, colour: Colour): void {
  const column = TEXT_WIDTH / Math.max(2, results.length);
  for (const [index, { figure, unit }] of results.entries()) {
    const x = at(START + index * column);
    pen.fillStyle = colour('moss-600');
    pen.font = `560 ${fitFigure(pen, figure, column - 24)}px ${DISPLAY}`;
    pen.fillText(figure, x, GROUND - 84, column - 24);
    pen.font = `400 24px ${SANS}`;
    pen.fillStyle = colour('ink-600');
    pen.fillText(shorten(unit, column - 24, widthIn(pen)), x, GROUND - 50);
  }
  for (const [index, { id }] of goals.entries()) {
    pen.fillStyle = colour(`goal-${id}`);
    pen.fillRect(isRightToLeft() ? at(START + index * SQUARE) - 20 : START + index * SQUARE, GROUND - 17, 20, 20);
  }
  const start = START + goals.length * SQUARE + 8;
  const names = formatList(
    goals.map(({ name }) => name),
    'unit',
  );
  pen.font = `400 22px ${SANS}`;
  pen.fillStyle = colour('ink-800');
  pen.fillText(shorten(names, START + TEXT_WIDTH - start, widthIn(pen)), at(start), GROUND);
}

/** A goal's square and the space after it. */
const SQUARE = 26;
const FIGURE_SIZES = [72, 56];
const MIN_FIGURE_SIZE = 40;

/** The largest size in which the figure fits. */
function fitFigure(pen: CanvasRenderingContext2D, figure: string, width: number): number {
  const fits = FIGURE_SIZES.find((size) => {
    pen.font = `560 ${size}px ${DISPLAY}`;
    return pen.measureText(figure).width <= width;
  });
  return fits ?? MIN_FIGURE_SIZE;
}

/** Measures texts in the current font. */
const widthIn = (pen: CanvasRenderingContext2D) => (text: string) => pen.measureText(text).width;
