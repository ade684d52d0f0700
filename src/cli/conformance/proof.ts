/** Solves the challenges that a server may ask of logins, as the contract describes them under `GET /challenge`. */
import { pbkdf2Sync } from 'node:crypto';
import * as z from 'zod';

const zChallenge = z.looseObject({
  parameters: z.looseObject({
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
});

const MAX_ATTEMPTS = 10_000;

/** @returns the `proof` to send. @throws if it has no solution. */
export function proofOf(given: unknown): string {
  const challenge = zChallenge.parse(given);
  return Buffer.from(JSON.stringify({ challenge, solution: solve(challenge) })).toString('base64');
}

export function solve({ parameters }: z.infer<typeof zChallenge>): { counter: number; derivedKey: string } {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  for (let counter = 0; counter < MAX_ATTEMPTS; counter += 1) {
    const last = Buffer.alloc(4);
    last.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), last]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution');
}
