import { sayPoints } from './reach.ts';

/** "Needs 500 points"; "Open to every member". */
export const sayOpening = (points: number): string =>
  points === 0 ? 'Open to every member' : `Needs ${sayPoints(points)}`;
