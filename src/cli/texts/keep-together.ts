/** Where lines of the page may not end. Emails go without, since their programs break lines as they like. */
import type { Messages } from './messages.ts';

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';
/** As of the German “E-Mail” and the French “e-mail”. */
const LETTER_WITH_HYPHEN = /(?<![\p{L}-])(\p{L}-)(?=\p{L})/gu;
/** Read by programs, such as the locale `ar-u-nu-latn`. */
const ABOUT_LANGUAGE = 'language.';
/** After digits, a value or a plural's number. */
const UNIT = /(?<=[\d}#]) (?=(?:kg|t|kB|MB|ms|km|min)(?!\p{L}))/gu;

export const keepTogether = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      key.startsWith(ABOUT_LANGUAGE)
        ? text
        : text.replace(LETTER_WITH_HYPHEN, `$1${WORD_JOINER}`).replace(UNIT, NO_BREAK_SPACE),
    ]),
  );
