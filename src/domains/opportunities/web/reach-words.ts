import { sayPoints } from './reach.ts';

/** "Opens from 500 points"; "Open to every member". */
export const sayOpening = (points: number): string =>
  points === 0 ? 'Open to every member' : `Opens from ${sayPoints(points)}`;
