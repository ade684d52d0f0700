import { loadSharp } from '#platform/server/load-sharp.ts';
import { ICONS, type Icon } from '#platform/shared/look-addresses.ts';
import { SVG_SIDE } from './clean-svg.ts';

/** Of the page in light colours. */
export const PAPER = '#fcfaf4';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
export const DEADLINE_SECONDS = 10;

/** A mark as a square PNG. @param mark as it's stored. */
export async function drawIcon(mark: Buffer, icon: Icon): Promise<Buffer> {
  const sharp = await loadSharp();
  const { size, mark: side, isOnPaper } = ICONS[icon];
  const background = isOnPaper ? PAPER : CLEAR;
  const edge = (size - side) / 2;
  const fitted = sharp(mark, { limitInputPixels: SVG_SIDE ** 2 })
    .timeout({ seconds: DEADLINE_SECONDS })
    .resize({ width: side, height: side, fit: 'contain', background });
  const whole = fitted.extend({ top: edge, bottom: edge, left: edge, right: edge, background });
  return (isOnPaper ? whole.flatten({ background }) : whole).png({ compressionLevel: 9 }).toBuffer();
}
