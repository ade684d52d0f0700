/**
 * Password strength, judged alike on the page and the server. The word lists are large, so the page loads this file on
 * demand.
 */

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';

const { minLength, maxLength } = registrationInputBounds.password;
const ACCEPTED_SCORE = 3;
/**
 * Bounds on the text and the spellings tried, since the time grows with both and blocks the server's thread. The worst
 * text found takes 40 ms (620 ms without); a strong password is strong long before its 64th character.
 */
const LOOKED_AT_LENGTH = 64;
const SPELLINGS = 10;
/** How many characters must remain without the person's name and email address. */
const MIN_IMPERSONAL_LENGTH = 8;

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT_LENGTH,
  l33tMaxSubstitutions: SPELLINGS,
});

/**
 * @param personal what others know about the person: email address, first and last name.
 * @returns what to change, for the person to read, or null for an accepted password.
 */
export function findPasswordFault(password: string, personal: string[]): string | null {
  if (password.length < minLength) return `Use at least ${minLength} characters.`;
  if (password.length > maxLength) return `Use at most ${maxLength} characters.`;
  const known = personalWords(personal);
  if (withoutWords(password, known).length < MIN_IMPERSONAL_LENGTH) {
    return 'Don’t use your name or email address.';
  }
  const { score } = estimator.check(password.slice(0, LOOKED_AT_LENGTH), known);
  return score < ACCEPTED_SCORE ? 'This is easy to guess. Use a few unrelated words.' : null;
}

/** Longest first, so that an email address is found before its parts. */
function personalWords(personal: string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function withoutWords(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
