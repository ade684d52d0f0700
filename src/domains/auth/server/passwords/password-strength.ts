import { say } from '#languages/say.ts';
import { findPlainFault, wordsIn } from '../../password-rules.ts';
import { createPasswordThread } from './password-thread.ts';

const isEasyToGuess = createPasswordThread();

/**
 * @param known what others know: the person's email address, names and place, and the words of this site.
 * @returns what to change, for the person to read, or null for an accepted password.
 */
export async function findPasswordFault(password: string, known: readonly string[]): Promise<string | null> {
  const fault = findPlainFault(password, known);
  if (fault !== null) return fault;
  const isEasy = await isEasyToGuess(password, wordsIn(known));
  return isEasy ? say('auth.failures.easyPassword') : null;
}
