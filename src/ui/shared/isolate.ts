import { say } from '#languages/say.ts';

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;
const FIRST_LETTER = /\p{L}/u;
const LINE = /.+/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates a person's words for use in a plain-string sentence, so that Arabic words don't reorder the words and full
 * stops around them, and Latin words don't reorder those of an Arabic sentence. An isolate ends with its line, so each
 * line gets its own. Left-to-right words in a left-to-right sentence are unchanged. In markup, use <bdi> and
 * `dir="auto"`.
 */
export function isolate(words: string): string {
  if (!RIGHT_TO_LEFT.test(words) && say('language.direction') !== 'rtl') return words;
  return words.replace(LINE, (line) => `${FIRST_STRONG_ISOLATE}${line}${POP_ISOLATE}`);
}

/** Decides as a browser does for `dir="auto"`, by the first letter. */
export const beginsRightToLeft = (words: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(words)?.[0] ?? '');
