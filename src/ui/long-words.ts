/**
 * Where long words may break in a narrow place. Left to itself, a browser breaks them at any letter and without a hyphen,
 * as not every one has a dictionary of the language.
 */
import { say } from '#languages/say.ts';

const SOFT_HYPHEN = '\u00ad';

const BREAKABLE = new Map(
  say('ui.longWords.breaks')
    .split(' ')
    .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
);

export const breakLongWords = (text: string): string => text.replace(/\p{L}+/gu, (word) => BREAKABLE.get(word) ?? word);
