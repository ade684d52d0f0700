/** Solves challenges as a browser does. */
import { solve } from '#cli/conformance/proof.ts';
import type { Challenge } from '#generated/types.gen.ts';
import type { Client } from './client.ts';

export async function askForChallenge(client: Client): Promise<Challenge> {
  return (await client.get<Challenge>('/challenge')).body.data;
}

export const proofOf = (challenge: Challenge, solution: { counter: number; derivedKey: string }): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

export async function prove(client: Client): Promise<string> {
  const challenge = await askForChallenge(client);
  return proofOf(challenge, solve(challenge));
}
