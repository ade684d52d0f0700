/**
 * Marks where long words may break in a narrow place. Browsers without a dictionary of the language break them at any
 * letter, without a hyphen.
 */
import { say } from '#languages/say.ts';

const SOFT_HYPHEN = '\u00ad';

const BREAKABLE = new Map(
  say('ui.longWords.breaks')
    .split(' ')
    .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
);

export const breakLongWords = (text: string): string => text.replace(/\p{L}+/gu, (word) => BREAKABLE.get(word) ?? word);
