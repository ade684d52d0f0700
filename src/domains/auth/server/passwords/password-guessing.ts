/** Whether a password is leaked or easy to guess. Runs on a thread that `password-thread.ts` starts. */
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';
import { isLeaked } from './leaked-passwords.ts';
import type { GuessRequest, GuessResponse, Weakness } from './password-thread.ts';

const ACCEPTED_SCORE = 3;
/**
 * Limits on the length of the text and the number of spellings tried, since the time grows with both. The worst text
 * found takes 40 ms (620 ms without the limits); a strong password is strong long before its 64th character.
 */
const LOOKED_AT_LENGTH = 64;
const SPELLINGS = 10;

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT_LENGTH,
  l33tMaxSubstitutions: SPELLINGS,
});

parentPort?.on('message', ({ id, password, known }: GuessRequest) => {
  parentPort?.postMessage({ id, weakness: findWeakness(password, known) } satisfies GuessResponse);
});

function findWeakness(password: string, known: string[]): Weakness | null {
  if (isLeaked(password)) return 'leaked';
  return estimator.check(password.slice(0, LOOKED_AT_LENGTH), known).score < ACCEPTED_SCORE ? 'easy' : null;
}
