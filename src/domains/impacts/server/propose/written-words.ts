/** The words of a text, and what they're compared by: without accents and capitals. */

export interface WrittenWord {
  written: string;
  folded: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*/gu;

export function wordsIn(text: string): WrittenWord[] {
  return [...new Set(text.normalize('NFC').match(WORD))].map((written) => ({ written, folded: foldWord(written) }));
}

const foldWord = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** @param part of a word, folded; with a space in front it begins one, as "tree" isn't in "street". */
export const hasPart = ({ folded }: WrittenWord, part: string): boolean => ` ${folded}`.includes(part);
