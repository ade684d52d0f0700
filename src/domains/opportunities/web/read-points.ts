import { readWhole } from '#languages/typed-numbers.ts';

/** @returns null for what isn't a whole number of at most so many points. */
export function readPoints(typed: string, most: number): number | null {
  const points = readWhole(typed);
  return points <= most ? points : null;
}
