import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solve } from '#cli/conformance/proof.ts';
import { makeChallenge, readProof } from '#domains/auth/server/proofs/challenges.ts';
import { proofOf } from '../../support/proofs.ts';

const MINUTE_MS = 60_000;
const [key, before, other] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;

const makeProof = async (by: Buffer) => {
  const challenge = await makeChallenge({ proofs: [by] });
  return { challenge, proof: proofOf(challenge, solve(challenge)) };
};

describe('a proof', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is accepted until its challenge expires', async () => {
    const { challenge, proof } = await makeProof(key);
    const accepted = { nonce: challenge.parameters.nonce, expiresAt: expect.any(Date) };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * MINUTE_MS });
    expect(await readProof({ proofs: [key] }, proof)).toEqual(accepted);
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    expect(await readProof({ proofs: [key] }, proof)).toBeNull();
  });

  it('outlasts a change of the secret', async () => {
    const { proof } = await makeProof(before);
    expect(await readProof({ proofs: [key, before] }, proof)).not.toBeNull();
    expect(await readProof({ proofs: [key, other] }, proof)).toBeNull();
  });
});
