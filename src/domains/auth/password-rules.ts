/** The checks of a new password that need no word lists. The page runs them while someone types. */
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { say } from '#languages/say.ts';

const { minLength, maxLength } = registrationInputBounds.password;
/** How many characters must remain once the person's name and email address are removed. */
const MIN_IMPERSONAL_LENGTH = 8;

/**
 * @param personal what others know about the person: email address, first and last name.
 * @returns what to change, for the person to read, or null.
 */
export function findPlainFault(password: string, personal: readonly string[]): string | null {
  if (password.length < minLength) return say('auth.passwordRules.useAtLeast', { least: minLength });
  if (password.length > maxLength) return say('auth.passwordRules.useAtMost', { most: maxLength });
  const isPersonal = withoutWords(password, personalWords(personal)).length < MIN_IMPERSONAL_LENGTH;
  return isPersonal ? say('auth.passwordRules.dontUseYourName') : null;
}

/** Longest first, so that an email address is found before its parts. */
export function personalWords(personal: readonly string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function withoutWords(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
