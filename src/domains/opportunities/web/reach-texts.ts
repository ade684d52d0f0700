import { say } from '#languages/say.ts';

/** "Needs 500 points"; "Open to every member". */
export const sayPointsRequired = (points: number): string => say('opportunities.reachTexts.opening', { points });
