import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import { findPlainFault, knownOfSite, wordsIn } from '../../password-rules.ts';
import { createPasswordThread } from './password-thread.ts';

const findWeakness = createPasswordThread();

/** Where the words of this site come from, which a password must not consist of. */
export type SiteWords = Pick<LiveConfig, 'appName' | 'publicOrigin'>;

/**
 * @param knownOfPerson what others know besides the words of this site: the person's email address, names and place.
 * @returns what to change, for the person to read, or null for an accepted password.
 */
export async function findPasswordFault(
  { appName, publicOrigin }: SiteWords,
  password: string,
  knownOfPerson: readonly string[],
): Promise<string | null> {
  const known = [...knownOfPerson, ...knownOfSite(appName, publicOrigin)];
  const fault = findPlainFault(password, known);
  if (fault !== null) return fault;
  const weakness = await findWeakness(password, wordsIn(known));
  if (weakness === 'leaked') return say('auth.failures.leakedPassword');
  return weakness === 'easy' ? say('auth.failures.easyPassword') : null;
}
