import { say } from '#languages/say.ts';

/** Whether charts are read from right to left, as the page is. */
export const READS_LEFTWARDS = say('language.direction') === 'rtl';
