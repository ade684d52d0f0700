/**
 * Pictures for the demo community: hills and water drawn as lines in the colours of an impact's goals. Nobody could
 * take them for a photograph.
 */
import sharp from 'sharp';
import type { Random } from './random.ts';

export interface DrawnPicture {
  width: number;
  height: number;
  blurDataUrl: string;
  files: { width: number; content: Buffer }[];
}

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** As people hold their cameras. */
export const SHAPES = {
  landscape: { width: 1200, height: 800 },
  portrait: { width: 960, height: 1200 },
  square: { width: 960, height: 960 },
  wide: { width: 1200, height: 600 },
} as const satisfies Record<string, Size>;

export type Shape = keyof typeof SHAPES;

const NARROWER = [480, 960] as const;
const RIDGES = 11;
/** How far down the front ridge of hills has come. */
const RIDGES_END = 1067;
const STEP = 40;
/** How many of the drawing's units a pixel shows. */
const UNITS = 1.2;
const LONGEST_WAVE = 1440;
const BLUR_WIDTH = 16;
/** Someone waits for the first start, and these are served from their own machine. */
const FAST = { quality: 72, effort: 0 };

/** @param colours as `#rrggbb`, from the front to the back. */
export async function drawPicture(
  random: Random,
  colours: readonly string[],
  shape: Shape = 'landscape',
): Promise<DrawnPicture> {
  const size = SHAPES[shape];
  // Without the alpha channel, which would make every resize three times as slow.
  const { data, info } = await sharp(Buffer.from(drawLandscape(random, colours, size)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (width: number) => sharp(data, { raw: info }).resize({ width });
  const widths = [...NARROWER.filter((width) => width < size.width), size.width];
  const files: DrawnPicture['files'] = [];
  for (const width of widths) files.push({ width, content: await sized(width).webp(FAST).toBuffer() });
  const blur = await sized(BLUR_WIDTH).webp({ quality: 30 }).toBuffer();
  return { ...size, blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}`, files };
}

function drawLandscape(random: Random, colours: readonly string[], size: Size): string {
  const width = size.width * UNITS;
  const height = size.height * UNITS;
  const share = height / RIDGES_END;
  const sun = { x: random.between(200, width - 200), y: random.between(140, 320), radius: random.between(50, 110) };
  const ridges = Array.from({ length: RIDGES }, (_, index) => {
    const depth = index / (RIDGES - 1);
    const colour = colours[Math.min(colours.length - 1, Math.floor((1 - depth) * colours.length))] ?? '#3f7e44';
    const opacity = (0.1 + depth * 0.22).toFixed(2);
    const line = ridge(random, width, (260 + depth * 720) * share, 150 * (1 - depth * 0.6));
    const ground = `<path d="${line} V${height} H0 Z" fill="${colour}" fill-opacity="${opacity}"/>`;
    return `${ground}<path d="${line}" fill="none" stroke="${colour}" stroke-width="${(1.5 + depth * 2).toFixed(1)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#f7f5ec"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#e8b04a" fill-opacity="0.75"/>
${ridges.join('\n')}
</svg>`;
}

/** A line of hills: three waves of different lengths, laid over each other. */
function ridge(random: Random, width: number, base: number, swing: number): string {
  const waves = [1, 2.3, 5.1].map((frequency, index) => ({
    frequency: frequency * (0.7 + random.next() * 0.6),
    phase: random.next() * Math.PI * 2,
    swing: swing / (index + 1) / 1.6,
  }));
  const heightAt = (x: number) =>
    waves.reduce(
      (sum, wave) => sum + Math.sin((x / LONGEST_WAVE) * Math.PI * 2 * wave.frequency + wave.phase) * wave.swing,
      base,
    );
  const points = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => {
    const x = index * STEP;
    return `${x} ${heightAt(x).toFixed(1)}`;
  });
  return `M${points.join(' L')}`;
}
