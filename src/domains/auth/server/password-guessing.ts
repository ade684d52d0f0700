/** How hard a password is to guess. Imported lazily by `password-strength.ts`: the word lists take 40 MB. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

const ACCEPTED_SCORE = 3;
/**
 * Bounds on the text and the spellings tried, since the time grows with both and blocks the server's thread. The worst
 * text found takes 40 ms (620 ms without); a strong password is strong long before its 64th character.
 */
const LOOKED_AT_LENGTH = 64;
const SPELLINGS = 10;

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT_LENGTH,
  l33tMaxSubstitutions: SPELLINGS,
});

/** @param known words that someone who knows the person would try. */
export function isEasyToGuess(password: string, known: string[]): boolean {
  return estimator.check(password.slice(0, LOOKED_AT_LENGTH), known).score < ACCEPTED_SCORE;
}
