import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { emailChangeMachine } from '#domains/auth/flows/email-change.ts';
import { type EmailLink, emailLinkMachine } from '#domains/auth/flows/email-link.ts';
import type { PendingEmail } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const PENDING: PendingEmail = { email: 'new@example.org', sentAt: '', expiresAt: '' };
const values = { email: PENDING.email };
const refused = (status: number, code: 'not_found' | 'already_exists' | 'link_used_or_expired') =>
  new ApiError({ kind: 'refused', operation: 'POST /email', status, code, message: 'No.' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function open(answers: Partial<Record<'read' | 'change' | 'resend', () => Promise<PendingEmail | null>>> = {}) {
  const { read = async () => null, change = async () => PENDING, resend = async () => PENDING } = answers;
  const emitted: string[] = [];
  const actor = createActor(
    emailChangeMachine.provide({
      actors: {
        readEmailChange: fromPromise(read),
        changeEmail: fromPromise(change),
        resendEmailChange: fromPromise(resend),
        cancelEmailChange: fromPromise<void>(async () => undefined),
      },
    }),
  );
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await settled();
  return { actor, emitted };
}

describe('changing the email address', () => {
  it('is pending until it’s cancelled', async () => {
    const { actor } = await open();
    actor.send({ type: 'form.submitted', values });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'pending', context: { pending: PENDING } });
    actor.send({ type: 'cancel.requested' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { pending: null } });
  });

  it('goes on where it was left', async () => {
    const { actor, emitted } = await open({ read: async () => PENDING });
    actor.send({ type: 'resend.requested' });
    await settled();
    expect([actor.getSnapshot().value, emitted]).toEqual(['pending', ['link.resent']]);
  });

  it('reads again when the change was confirmed or cancelled elsewhere', async () => {
    const answers = [PENDING, null];
    const { actor, emitted } = await open({
      read: async () => answers.shift() ?? null,
      resend: () => Promise.reject(refused(404, 'not_found')),
    });
    actor.send({ type: 'resend.requested' });
    await settled();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { pending: null } });
    expect(emitted).toEqual(['change.outdated']);
  });

  it('keeps the form open with the errors of a refusal', async () => {
    const error = new ApiError({
      kind: 'invalid',
      operation: 'POST /users/me/email',
      message: '',
      fields: [{ name: 'email', errors: ['Wrong.'] }],
    });
    const { actor } = await open({ change: () => Promise.reject(error) });
    actor.send({ type: 'form.submitted', values });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { errors: { fields: error.fields }, error },
    });
  });
});

async function follow(purpose: EmailLink['purpose'], answer: () => Promise<string | null>) {
  const emitted: string[] = [];
  const machine = emailLinkMachine.provide({ actors: { followLink: fromPromise(answer) } });
  const actor = createActor(machine, { input: { purpose, tokenParam: 'a-token' } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  expect(actor.getSnapshot().value).toBe('asking');
  actor.send({ type: 'link.followed' });
  await settled();
  return { ...actor.getSnapshot(), emitted };
}

describe('following an emailed link', () => {
  it('confirms the address, or undoes the change', async () => {
    expect(await follow('confirm', async () => PENDING.email)).toMatchObject({
      value: 'confirmed',
      context: { email: PENDING.email },
      emitted: ['email.changed'],
    });
    expect(await follow('undo', async () => null)).toMatchObject({ value: 'undone', emitted: [] });
  });

  it('tells a dead link, a taken address and a lost connection apart', async () => {
    const valueAfter = async (error: Error) => (await follow('confirm', () => Promise.reject(error))).value;
    expect(await valueAfter(refused(410, 'link_used_or_expired'))).toBe('linkDead');
    expect(await valueAfter(refused(409, 'already_exists'))).toBe('taken');
    expect(await valueAfter(new Error('no answer'))).toBe('asking');
  });
});
