import { findPlainFault, personalWords } from '../password-rules.ts';

/**
 * @param personal what others know about the person: email address, first and last name.
 * @returns what to change, for the person to read, or null for an accepted password.
 */
export async function findPasswordFault(password: string, personal: readonly string[]): Promise<string | null> {
  const fault = findPlainFault(password, personal);
  if (fault !== null) return fault;
  const { isEasyToGuess } = await import('./password-guessing.ts');
  return isEasyToGuess(password, personalWords(personal)) ? 'This is easy to guess. Use a few unrelated words.' : null;
}
