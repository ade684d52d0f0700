import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { verificationMailMachine } from '#domains/auth/flows/verification-mail.ts';
import { type Verified, verifyEmailMachine } from '#domains/auth/flows/verify-email.ts';
import { amina, Calls, failure, openedBy, unverifiedUser } from './session-fixtures.ts';

describe('the verification email', () => {
  function open() {
    const calls = new Calls<unknown, void>();
    const emitted: unknown[] = [];
    const actor = createActor(verificationMailMachine.provide({ actors: { resendVerificationMail: calls.logic } }));
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { actor, calls, emitted, state: () => actor.getSnapshot() };
  }

  it('can be resent, and resent again', async () => {
    const { actor, calls, emitted, state } = open();
    expect(state().value).toBe('offered');
    actor.send({ type: 'resend.requested' });
    actor.send({ type: 'resend.requested' });
    expect(state().value).toBe('sending');
    expect(calls.inputs).toHaveLength(1);
    await calls.answer();
    expect(state().value).toBe('sent');
    expect(emitted).toEqual([
      {
        type: 'message',
        tone: 'success',
        text: 'Verification email sent! Please check your inbox and verify your email',
      },
    ]);
    actor.send({ type: 'resend.requested' });
    expect(state().value).toBe('sending');
  });

  it('can be retried when it couldn’t be sent', async () => {
    const { actor, calls, emitted, state } = open();
    actor.send({ type: 'resend.requested' });
    const error = failure('network');
    await calls.fail(error);
    expect(state().value).toBe('offered');
    expect(state().context.error).toBe(error);
    expect(emitted).toEqual([
      { type: 'message', tone: 'error', text: 'Failed to send verification email. Please try again later.' },
    ]);
    actor.send({ type: 'resend.requested' });
    expect(state().context.error).toBeNull();
  });
});

describe('the verification link', () => {
  function open() {
    const calls = new Calls<{ tokenParam: string }, Verified>();
    const emitted: unknown[] = [];
    const machine = verifyEmailMachine.provide({ actors: { verifyEmail: calls.logic } });
    const actor = createActor(machine, { input: { tokenParam: 't0ken' } });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { calls, emitted, actor, state: () => actor.getSnapshot() };
  }

  it('verifies when opened', async () => {
    const { calls, emitted, state } = open();
    expect(state().value).toBe('verifying');
    expect(calls.inputs).toEqual([{ tokenParam: 't0ken' }]);
    await calls.answer({ session: null, isPending: false });
    expect(state().value).toBe('verified');
    expect(emitted[0]).toEqual({ type: 'email.verified' });
    expect(emitted[1]).toMatchObject({ type: 'message', tone: 'success' });
  });

  it('logs in the browser that registered', async () => {
    const { calls, emitted, state } = open();
    const session = openedBy(amina);
    await calls.answer({ session, isPending: false });
    expect(state().value).toBe('loggedIn');
    expect(emitted).toEqual([
      { type: 'login.succeeded', session, isHomeNext: true },
      { type: 'message', tone: 'success', text: 'Your email address is verified and you’re logged in.' },
      { type: 'navigate', to: '/' },
    ]);
  });

  it('shows the registration in the browser that registered, if an admin has to let the person in', async () => {
    const { calls, emitted, state } = open();
    const session = openedBy(unverifiedUser);
    await calls.answer({ session, isPending: true });
    expect(state().value).toBe('pending');
    expect(emitted).toEqual([
      { type: 'login.unverified', session },
      { type: 'navigate', to: '/auth/waiting' },
    ]);
  });

  it('says in another browser that an admin has to let the person in', async () => {
    const { calls, emitted, state } = open();
    await calls.answer({ session: null, isPending: true });
    expect(state().value).toBe('pendingElsewhere');
    expect(emitted).toEqual([
      { type: 'email.verified' },
      {
        type: 'message',
        tone: 'success',
        text: 'Your email address is verified. An admin will look at your registration.',
      },
    ]);
  });

  it.each([failure('refused', { status: 410 }), failure('invalid')])(
    'is reported as expired ($kind)',
    async (error) => {
      const { calls, state, emitted } = open();
      await calls.fail(error);
      expect(state().value).toBe('linkDead');
      expect(state().context.error).toBe(error);
      expect(emitted).toEqual([]);
    },
  );

  it.each([failure('network'), failure('server'), failure('refused', { status: 429 })])(
    'can be retried without a verdict ($kind)',
    async (error) => {
      const { calls, state, actor } = open();
      await calls.fail(error);
      expect(state().value).toBe('unanswered');
      expect(state().context.error).toBe(error);
      actor.send({ type: 'verification.retried' });
      expect(state().value).toBe('verifying');
      await calls.answer({ session: null, isPending: false });
      expect(state().value).toBe('verified');
    },
  );
});
