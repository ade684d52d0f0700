/**
 * Challenges that cost a browser a fraction of a second and a program that registers thousands of accounts much more.
 * The server keeps nothing of one until its solution was used.
 */
import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Challenge } from '#generated/types.gen.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import { MINUTE_MS } from '#platform/shared/moment.ts';

type ProofKeys = Pick<Keys, 'proofs'>;

const ALGORITHM = 'PBKDF2/SHA-256';
/** Long enough for a form that waits for its owner, since the page asks for one only when it sends. */
const LIFETIME_MS = 10 * MINUTE_MS;
/** Iterations of one attempt. */
const COST = 1_000;
/** How many attempts the solution takes: a narrow range, so that no one has to wait much longer than others. */
const MIN_ATTEMPTS = 400;
const MAX_ATTEMPTS = 600;
const KEY_BYTES = 32;

const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(COST),
      expiresAt: z.int(),
      keyLength: z.literal(KEY_BYTES),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export async function makeChallenge({ proofs: [key] }: ProofKeys): Promise<Challenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MIN_ATTEMPTS, MAX_ATTEMPTS + 1),
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    keyLength: KEY_BYTES,
    ...secretsOf(key),
  });
  const { nonce, salt, keyPrefix, keySignature = '', expiresAt = 0 } = parameters;
  return {
    parameters: {
      algorithm: ALGORITHM,
      cost: COST,
      expiresAt,
      keyLength: KEY_BYTES,
      keyPrefix,
      keySignature,
      nonce,
      salt,
    },
    signature: signature ?? '',
  };
}

/** @returns the challenge's nonce and end, or null if the proof is malformed, wrong or expired. */
export async function readProof(
  { proofs }: ProofKeys,
  proof: string,
): Promise<{ nonce: string; expiresAt: Date } | null> {
  const parsed = payload.safeParse(decoded(proof));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  for (const key of proofs) {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
    if (!verified) continue;
    return { nonce: challenge.parameters.nonce, expiresAt: new Date(challenge.parameters.expiresAt * 1_000) };
  }
  return null;
}

const secretsOf = (key: Buffer) => ({
  hmacSignatureSecret: key.toString('hex'),
  hmacKeySignatureSecret: `key ${key.toString('hex')}`,
});

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
