/** Solves challenges as a browser does. */
import { pbkdf2Sync } from 'node:crypto';
import type { Challenge } from '#generated/types.gen.ts';
import type { Client } from './client.ts';

export async function askForChallenge(client: Client): Promise<Challenge> {
  return (await client.get<Challenge>('/challenge')).body.data;
}

export const proofOf = (challenge: Challenge, solution: { counter: number; derivedKey: string }): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

export function solve({ parameters }: Challenge): { counter: number; derivedKey: string } {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  for (let counter = 0; counter < 10_000; counter += 1) {
    const last = Buffer.alloc(4);
    last.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), last]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution');
}

export async function prove(client: Client): Promise<string> {
  const challenge = await askForChallenge(client);
  return proofOf(challenge, solve(challenge));
}
