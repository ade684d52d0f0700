/** The look of a picture: a difference hash, by which the same picture is found again, smaller, paler or recompressed. */
import type { Sharp } from 'sharp';

const COLUMNS = 9;
const ROWS = 8;
/** With fewer bits set or unset than this, a picture is nearly one colour, and looks like any other such. */
const MIN_BITS = 6;
const BITS = 64;
/** Recompressing changes a plain area by a shade or two. */
const MIN_STEP = 3;

/**
 * One bit for each pair of neighbours in a row of a tiny grey version, set where it gets clearly brighter.
 *
 * @returns as signed 64 bits; null if there is too little to compare.
 */
export async function lookOf(picture: Sharp): Promise<bigint | null> {
  const tiny = picture.flatten({ background: 'white' }).greyscale().resize(COLUMNS, ROWS, { fit: 'fill' });
  const { data, info } = await tiny.raw().toBuffer({ resolveWithObject: true });
  const shadeAt = (row: number, column: number) => data[(row * COLUMNS + column) * info.channels] ?? 0;
  let look = 0n;
  let set = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const isBrighter = shadeAt(row, column + 1) - shadeAt(row, column) >= MIN_STEP;
      look = (look << 1n) | (isBrighter ? 1n : 0n);
      set += Number(isBrighter);
    }
  }
  return set < MIN_BITS || set > BITS - MIN_BITS ? null : BigInt.asIntN(BITS, look);
}
