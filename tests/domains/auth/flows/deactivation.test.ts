import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { deactivationMachine } from '#domains/auth/flows/deactivation.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const lastAdmin = new ApiError({
  kind: 'refused',
  operation: 'GET /users/delete',
  status: 409,
  message: 'You’re the last admin. Make someone else an admin first.',
});

async function confirm(answer: () => Promise<void>) {
  const emitted: unknown[] = [];
  const actor = createActor(deactivationMachine.provide({ actors: { deactivateAccount: fromPromise(answer) } }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'deactivation.confirmed' });
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'question.asked' });
  actor.send({ type: 'deactivation.confirmed' });
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  return { actor, emitted };
}

describe('deactivating the account', () => {
  it('happens after a confirmation, and ends the session', async () => {
    const { actor, emitted } = await confirm(async () => undefined);
    expect(actor.getSnapshot().value).toBe('deactivated');
    expect(emitted).toEqual([{ type: 'account.deactivated' }]);
  });

  it('keeps the dialog open with the reason when refused, and clears it when cancelled', async () => {
    const { actor, emitted } = await confirm(() => Promise.reject(lastAdmin));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { failure: `We couldn’t deactivate your account. ${lastAdmin.message}`, error: lastAdmin },
    });
    expect(emitted).toEqual([]);
    actor.send({ type: 'question.dropped' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { failure: null } });
  });
});
