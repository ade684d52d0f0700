import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import { registrationMessages } from '#domains/auth/messages.ts';
import type { ForgotPasswordInput, RegistrationInput, ResetPasswordInput } from '#generated/types.gen.ts';
import { Calls, failure } from './session-fixtures.ts';

const fields = [{ name: 'email', errors: ['This address has an account already.'] }];

describe('registration', () => {
  const values: RegistrationInput = {
    email: 'amina@example.org',
    password: 'correct horse battery',
    location: 'Dakar, Senegal',
    name: 'Amina',
    lastName: 'Diallo',
    isTermsAgreed: true,
    contactNo: '+221701234567',
  };

  function open(inviteId: string | null = null, invitedBy: string | null = null) {
    const calls = new Calls<{ values: RegistrationInput; inviteId: string | null; invitedBy: string | null }, string>();
    const emitted: unknown[] = [];
    const machine = registrationMachine.provide({ actors: { register: calls.logic } });
    const actor = createActor(machine, { input: { inviteId, invitedBy } });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { actor, calls, emitted, state: () => actor.getSnapshot() };
  }

  it('reports success and goes to the login', async () => {
    const { actor, calls, emitted, state } = open();
    actor.send({ type: 'form.submitted', values });
    actor.send({ type: 'form.submitted', values });
    expect(state().value).toBe('submitting');
    expect(state().hasTag('loading')).toBe(true);
    expect(calls.inputs).toEqual([{ values, inviteId: null, invitedBy: null }]);
    await calls.answer(registrationMessages.success);
    expect(state().value).toBe('registered');
    expect(emitted).toEqual([
      {
        type: 'message',
        tone: 'success',
        text: 'Registration successful! A verification email has been sent to your inbox. Please check your email to complete the process.',
      },
      { type: 'navigate', to: '/auth/login' },
    ]);
  });

  it('passes the invitation on, and says what the server answers', async () => {
    const { actor, calls, emitted } = open('1nv1te');
    actor.send({ type: 'form.submitted', values });
    expect(calls.inputs).toEqual([{ values, inviteId: '1nv1te', invitedBy: null }]);
    await calls.answer(registrationMessages.successInvited);
    expect(emitted).toEqual([
      { type: 'message', tone: 'success', text: 'Registration successful! You can log in now.' },
      { type: 'navigate', to: '/auth/login' },
    ]);
  });

  it.each([
    ['one text per field', failure('invalid', { fields }), { form: null, fields }],
    [
      'the message',
      failure('refused', { status: 410, message: 'This link was used.' }),
      { form: 'This link was used.', fields: [] },
    ],
    [
      'the message of a 422 without fields',
      failure('invalid', { message: 'Not so.' }),
      { form: 'Not so.', fields: [] },
    ],
    ['a general text otherwise', failure('network'), { form: 'Something went wrong. Please try again!', fields: [] }],
    [
      'a general text for a refusal without words',
      failure('refused', { message: '' }),
      { form: 'Something went wrong. Please try again!', fields: [] },
    ],
  ])('shows %s', async (_, error, errors) => {
    const { actor, calls, state, emitted } = open();
    actor.send({ type: 'form.submitted', values });
    await calls.fail(error);
    expect(state().value).toBe('editing');
    expect(state().context).toMatchObject({ error, errors });
    expect(emitted).toEqual([]);
  });
});

describe('forgot password', () => {
  const values: ForgotPasswordInput = { email: 'amina@example.org' };

  function open() {
    const calls = new Calls<ForgotPasswordInput, void>();
    const emitted: unknown[] = [];
    const actor = createActor(forgotPasswordMachine.provide({ actors: { forgotPassword: calls.logic } }));
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { actor, calls, emitted, state: () => actor.getSnapshot() };
  }

  it('says that the link was sent, and lets a mistyped address be corrected', async () => {
    const { actor, calls, emitted, state } = open();
    actor.send({ type: 'form.submitted', values });
    expect(state().value).toBe('submitting');
    expect(calls.inputs).toEqual([values]);
    await calls.answer();
    expect(state().value).toBe('sent');
    expect(emitted).toEqual([
      {
        type: 'message',
        tone: 'success',
        text: 'A link to reset your password has been sent to your email address. Please check your inbox and follow the instructions to recover your account.',
      },
    ]);
    actor.send({ type: 'another.requested' });
    expect(state().value).toBe('editing');
  });

  const unknown =
    'The email address you entered is not associated with any account. Please check again or register for a new account.';
  it.each([
    ['an address without an account', failure('refused', { status: 404 }), { form: unknown, fields: [] }],
    ['an invalid address', failure('invalid', { fields }), { form: null, fields }],
    ['too many tries', failure('refused', { status: 429, message: 'Wait.' }), { form: 'Wait.', fields: [] }],
    [
      'a server that fails',
      failure('server'),
      { form: 'An unexpected error occurred. Please try again later.', fields: [] },
    ],
  ])('reports %s', async (_, error, errors) => {
    const { actor, calls, state } = open();
    actor.send({ type: 'form.submitted', values });
    await calls.fail(error);
    expect(state().value).toBe('editing');
    expect(state().context).toMatchObject({ error, errors });
  });
});

describe('reset password', () => {
  const values: ResetPasswordInput = {
    email: 'amina@example.org',
    password: 'correct horse battery',
    confirmpassword: 'correct horse battery',
  };

  function open() {
    const calls = new Calls<{ tokenParam: string; values: ResetPasswordInput }, void>();
    const emitted: unknown[] = [];
    const machine = resetPasswordMachine.provide({ actors: { resetPassword: calls.logic } });
    const actor = createActor(machine, { input: { tokenParam: 't0ken' } });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { actor, calls, emitted, state: () => actor.getSnapshot() };
  }

  it('says that the password has changed and goes to the login', async () => {
    const { actor, calls, emitted, state } = open();
    actor.send({ type: 'form.submitted', values });
    expect(state().value).toBe('submitting');
    expect(calls.inputs).toEqual([{ tokenParam: 't0ken', values }]);
    await calls.answer();
    expect(state().value).toBe('changed');
    expect(emitted).toEqual([
      { type: 'message', tone: 'success', text: 'Password changed. You can log in now.' },
      { type: 'navigate', to: '/auth/login' },
    ]);
  });

  it('checks that both passwords match before sending', () => {
    const { actor, calls, state } = open();
    actor.send({ type: 'form.submitted', values: { ...values, confirmpassword: 'another' } });
    expect(state().value).toBe('editing');
    expect(calls.inputs).toEqual([]);
    expect(state().context.errors.fields.map(({ name }) => name)).toEqual(['confirmpassword']);
  });

  it('distinguishes an expired link from invalid input', async () => {
    const dead = open();
    dead.actor.send({ type: 'form.submitted', values });
    const gone = failure('refused', { status: 410, message: 'This link was used already.' });
    await dead.calls.fail(gone);
    expect(dead.state().value).toBe('linkDead');
    expect(dead.state().context.error).toBe(gone);

    const { actor, calls, state } = open();
    actor.send({ type: 'form.submitted', values });
    await calls.fail(failure('invalid', { fields }));
    expect(state().value).toBe('editing');
    expect(state().context.errors).toEqual({ form: null, fields });
    actor.send({ type: 'form.submitted', values });
    await calls.fail(failure('network'));
    expect(state().context.errors.form).toBe('An unexpected error occurred. Please try again later.');
  });
});
