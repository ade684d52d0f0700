import { say } from '#languages/say.ts';
import { sayPoints } from './reach.ts';

/** "Needs 500 points"; "Open to every member". */
export const sayOpening = (points: number): string =>
  points === 0 ? say('opportunities.reachTexts.openToEveryMember') : `Needs ${sayPoints(points)}`;
