import { say } from '#languages/say.ts';

/** True if charts are read from right to left, like the page. */
export const IS_RIGHT_TO_LEFT = say('language.direction') === 'rtl';
