/**
 * Vietnamese shares most letters with English and has others that the text font lacks, so a browser would draw its
 * words in a mixture of two fonts. An element with such a letter is marked, and its whole text is drawn in the
 * companion font (`companion-fonts.css`).
 */

/**
 * The attribute that marks them. Its value is the font: `text`, or `title`, which has these letters itself and only
 * needs more room between its lines. An attribute, because React leaves attributes alone that it hasn't written.
 */
export const WHOLE_WORDS = 'data-whole-words';

/** The same ranges as those of “Companion Letters” in `companion-fonts.css`. */
const BEYOND =
  /[\u0114\u0115\u0128\u0129\u012c\u012d\u014e\u014f\u0162\u0163\u0166-\u0169\u0180-\u01cc\u01cf-\u0217\u021c-\u0236\u0238-\u0259\u1e00-\u1e7f\u1e86-\u1e9d\u1ea0-\u1ef1\u1ef4-\u1eff]/;

/** Texts are stored in composed form (`platform/prose.ts`), so one letter is one character. */
export const isBeyondTextFace = (text: string): boolean => BEYOND.test(text);
