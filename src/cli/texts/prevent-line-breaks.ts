/** Prevents line breaks inside some words. Not used in emails, since their programs break lines as they like. */
import type { Messages } from './messages.ts';

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';
/** A single letter and its hyphen, as in the German “E-Mail” and the French “e-mail”. */
const LETTER_WITH_HYPHEN = /(?<![\p{L}-])(\p{L}-)(?=\p{L})/gu;
/** Prefix of keys whose texts are read by programs, such as the locale `ar-u-nu-latn`. */
const LANGUAGE_KEY_PREFIX = 'language.';
/** The space between a unit and the digits, value or plural's number before it. */
const SPACE_BEFORE_UNIT = /(?<=[\d}#]) (?=(?:kg|t|kB|MB|ms|km|min)(?!\p{L}))/gu;

export const preventLineBreaks = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      key.startsWith(LANGUAGE_KEY_PREFIX)
        ? text
        : text.replace(LETTER_WITH_HYPHEN, `$1${WORD_JOINER}`).replace(SPACE_BEFORE_UNIT, NO_BREAK_SPACE),
    ]),
  );
