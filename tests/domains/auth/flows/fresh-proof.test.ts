import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { freshProofMachine, type ProofWays } from '#domains/auth/flows/fresh-proof.ts';
import { askForProof, settleProof } from '#domains/auth/web/fresh-proof/asked-proof.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const proof = { password: 'seven-herons-over-the-delta' };
const settled = () => new Promise((resolve) => setImmediate(resolve));
const wrong = new ApiError({
  kind: 'invalid',
  operation: 'POST /users/me/proof',
  status: 422,
  message: '',
  fields: [{ name: 'password', errors: ['That’s not your current password.'] }],
});

async function open(ways: () => Promise<ProofWays>, prove: () => Promise<void> = async () => undefined) {
  const emitted: unknown[] = [];
  const actor = createActor(
    freshProofMachine.provide({ actors: { readWays: fromPromise(ways), proveIdentity: fromPromise(prove) } }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await settled();
  return { actor, emitted };
}
const byPassword = async () => ({ password: true, code: false, passkey: false });

describe('asking for a fresh proof', () => {
  it('tells that it was given', async () => {
    const { actor, emitted } = await open(byPassword);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { ways: { password: true, code: false, passkey: false } },
    });
    actor.send({ type: 'proof.given', proof });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'proven', status: 'done' });
    expect(emitted).toEqual([{ type: 'proof.settled', isProven: true }]);
  });

  it('goes on asking after a wrong one, and clears its error with the next', async () => {
    const prove = vi.fn(async (): Promise<void> => undefined).mockRejectedValueOnce(wrong);
    const { actor, emitted } = await open(byPassword, prove);
    actor.send({ type: 'proof.given', proof });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { errors: { fields: wrong.fields } } });
    expect(emitted).toEqual([]);
    actor.send({ type: 'proof.given', proof });
    expect(actor.getSnapshot()).toMatchObject({ value: 'checking', context: { errors: { fields: [] } } });
    await settled();
    expect(emitted).toEqual([{ type: 'proof.settled', isProven: true }]);
  });

  it('tells once that the person turned back, even while the proof is checked', async () => {
    const { actor, emitted } = await open(byPassword);
    actor.send({ type: 'proof.given', proof });
    actor.send({ type: 'proof.declined' });
    await settled();
    expect(actor.getSnapshot().value).toBe('declined');
    expect(emitted).toEqual([{ type: 'proof.settled', isProven: false }]);
  });

  it('leads those who have nothing to prove it with to the login, and fails the call', async () => {
    const { actor, emitted } = await open(async () => ({ password: false, code: false, passkey: false }));
    expect(actor.getSnapshot().value).toBe('wayless');
    actor.send({ type: 'login.chosen' });
    expect(emitted).toEqual([{ type: 'proof.settled', isProven: false }, { type: 'login.needed' }]);
  });
});

describe('several calls that need a proof', () => {
  it('share one question, and the next ones ask again', async () => {
    const first = askForProof();
    expect(askForProof()).toBe(first);
    settleProof(true);
    expect(await first).toBe(true);
    const next = askForProof();
    expect(next).not.toBe(first);
    settleProof(false);
    expect(await next).toBe(false);
  });
});
