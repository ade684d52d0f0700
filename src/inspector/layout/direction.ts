import { say } from '#languages/say.ts';

/** True if charts are read from right to left, like the page. */
export const READS_LEFTWARDS = say('language.direction') === 'rtl';
