import { readWhole } from '#languages/typed-numbers.ts';

/** @returns null unless the text is a whole number of at most `most`. */
export function readPoints(typed: string, most: number): number | null {
  const points = readWhole(typed);
  return points <= most ? points : null;
}
