import { say } from '#languages/say.ts';

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;
const FIRST_LETTER = /\p{L}/u;
const LINE = /.+/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A person's words for use in a sentence that is a plain string. An isolate keeps Arabic words from moving the words and
 * full stops around them, and others from moving those of an Arabic sentence; it ends with its line. Words without
 * Arabic letters stay as they are in a sentence without them. Markup has <bdi> and `dir="auto"`.
 */
export function isolate(words: string): string {
  if (!RIGHT_TO_LEFT.test(words) && say('language.direction') !== 'rtl') return words;
  return words.replace(LINE, (line) => `${FIRST_STRONG_ISOLATE}${line}${POP_ISOLATE}`);
}

/** As a browser decides it for `dir="auto"`. */
export const beginsRightToLeft = (words: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(words)?.[0] ?? '');
