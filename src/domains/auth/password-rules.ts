/** The checks of a new password that need no word lists. The page runs them while someone types. */
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { say } from '#languages/say.ts';

const { minLength, maxLength } = registrationInputBounds.password;
/** How many characters must remain once all that others know is removed. */
const MIN_UNKNOWN_LENGTH = 8;
const YEARS = /(19|20)\d\d/g;

/**
 * @param known what others know: the person's email address, names and place, and the words of this site.
 * @returns what to change, for the person to read, or null.
 */
export function findPlainFault(password: string, known: readonly string[]): string | null {
  if (password.length < minLength) return say('auth.passwordRules.tooShort', { least: minLength });
  if (password.length > maxLength) return say('auth.passwordRules.tooLong', { most: maxLength });
  const unknown = withoutWords(password, wordsIn(known)).replaceAll(YEARS, '');
  return unknown.length < MIN_UNKNOWN_LENGTH ? say('auth.passwordRules.knownWords') : null;
}

/** What anyone would try here: the product's name, and the labels of its host except the last, such as “org”. */
export function knownOfSite(appName: string, origin: string): string[] {
  const labels = new URL(origin).hostname.split('.');
  const names = labels.length > 1 ? labels.slice(0, -1) : labels;
  return [appName, ...names.filter((label) => /[a-z]/.test(label))];
}

/** Longest first, so that an email address is found before its parts. */
export function wordsIn(known: readonly string[]): string[] {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function withoutWords(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
