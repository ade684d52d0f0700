/**
 * Whether a password is hard to guess, told the same way on both sides. The word lists are large: the page loads this
 * file when somebody chooses a password.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 128;
const ACCEPTED_SCORE = 3;
/**
 * What is looked at, and in how many spellings: the time grows with both, and the server has one thread. The worst text
 * found takes 40 ms (620 ms without these bounds), and what is hard to guess is so long before its 64th character.
 */
const LOOKED_AT_LENGTH = 64;
const SPELLINGS = 10;
/** Of a password, this many characters must be more than the person's own name and mail address. */
const MIN_IMPERSONAL_LENGTH = 8;

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT_LENGTH,
  l33tMaxSubstitutions: SPELLINGS,
});

/**
 * @param personal what others know of the person: mail address, given name, family name.
 * @returns what to do about it, for the person to read, or null for a password that serves.
 */
export function findPasswordFault(password: string, personal: string[]): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (password.length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters.`;
  const known = personalWords(personal);
  if (withoutWords(password, known).length < MIN_IMPERSONAL_LENGTH) {
    return 'Leave out your name and your e-mail address.';
  }
  const { score } = estimator.check(password.slice(0, LOOKED_AT_LENGTH), known);
  return score < ACCEPTED_SCORE ? 'This is easy to guess. Use several words that do not belong together.' : null;
}

/** The longest first, so that a whole mail address is found before its parts. */
function personalWords(personal: string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function withoutWords(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
