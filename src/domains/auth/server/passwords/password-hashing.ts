/**
 * Password hashes: argon2id with OWASP's parameters, a few at a time to bound the memory a flood of logins can take.
 */

import { hash, verify } from '@node-rs/argon2';
import { say } from '#languages/say.ts';
import { unavailable } from '#platform/server/http/failure.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes just as long if there is no account (`passwordHash` is null). */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_AT_ONCE = 4;
const MAX_WAITING = 200;

export function createPasswordHasher(): PasswordHasher {
  const queue = limitConcurrency(MAX_AT_ONCE);
  let inTheQueue = 0;
  async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (inTheQueue >= MAX_AT_ONCE + MAX_WAITING) throw unavailable(say('auth.failures.manyLoggingIn'));
    inTheQueue += 1;
    try {
      return await queue(work);
    } finally {
      inTheQueue -= 1;
    }
  }
  const dummyHash = takeTurn(() => hash('a password that nobody has', PARAMETERS));
  return {
    hash: (password) => takeTurn(() => hash(sameSpelling(password), PARAMETERS)),
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await dummyHash);
      const isRight = await takeTurn(() => verify(against, sameSpelling(password)));
      return isRight && passwordHash !== null;
    },
  };
}

/** Different keyboards encode the same character differently. */
const sameSpelling = (password: string) => password.normalize('NFKC');
