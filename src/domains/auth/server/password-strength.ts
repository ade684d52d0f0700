import { say } from '#languages/say.ts';
import { findPlainFault, personalWords } from '../password-rules.ts';
import { createPasswordThread } from './password-thread.ts';

const isEasyToGuess = createPasswordThread();

/**
 * @param personal what others know about the person: email address, first and last name.
 * @returns what to change, for the person to read, or null for an accepted password.
 */
export async function findPasswordFault(password: string, personal: readonly string[]): Promise<string | null> {
  const fault = findPlainFault(password, personal);
  if (fault !== null) return fault;
  const isEasy = await isEasyToGuess(password, personalWords(personal));
  return isEasy ? say('auth.failures.easyPassword') : null;
}
