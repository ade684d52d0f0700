import { describe, expect, it } from 'vitest';
import { type LoginErrors, loginErrors } from '#domains/auth/flows/login-messages.ts';
import * as messages from '#domains/auth/messages.ts';
import { failure } from './session-fixtures.ts';

const none = { form: null, email: null, password: null, code: null };
const refused = (messageByField: Record<string, string>) =>
  failure('refused', { status: 401, messageByField, message: '' });

describe('a failed login shows', () => {
  it.each<[string, unknown, LoginErrors]>([
    [
      'both fields wrong',
      refused({ email: 'x', password: 'y' }),
      { ...none, form: 'Both email and password are incorrect.' },
    ],
    [
      'the e-mail wrong',
      refused({ email: 'x' }),
      { ...none, email: 'The email address you entered does not exist. Please check again.' },
    ],
    [
      'the password wrong',
      refused({ password: 'y' }),
      { ...none, password: 'The password you entered is incorrect. Please try again.' },
    ],
    ['neither field wrong', refused({}), { ...none, form: 'Something went wrong. Please check your input.' }],
    [
      'the server’s own string',
      failure('refused', { status: 401, message: 'This account is not active.' }),
      { ...none, form: 'This account is not active.' },
    ],
    [
      'too many tries in the server’s words',
      failure('refused', { status: 429, message: 'Too many attempts. Wait 60 seconds and try again.' }),
      { ...none, form: 'Too many attempts. Wait 60 seconds and try again.' },
    ],
    [
      'a refusal without words',
      failure('refused', { status: 403, message: '' }),
      { ...none, form: 'Something went wrong. Please check your input.' },
    ],
    ['invalid input', failure('invalid'), { ...none, form: 'Validation error. Please check your input.' }],
    [
      'an invalid password',
      failure('invalid', { fields: [{ name: 'password', errors: ['Enter your password.'] }] }),
      { ...none, form: 'Validation error. Please check your input.', password: 'Enter your password.' },
    ],
    [
      'the message of an invalid e-mail instead of the general one',
      failure('invalid', { fields: [{ name: 'email', errors: ['Too short.', 'No @.'] }] }),
      { ...none, email: 'Too short. No @.' },
    ],
    ...(['network', 'server', 'contract', 'token'] as const).map((kind): [string, unknown, LoginErrors] => [
      `a ${kind} failure`,
      failure(kind),
      { ...none, form: 'An unexpected error occurred. Please try again later.' },
    ]),
    [
      'anything else that was thrown',
      new Error('?'),
      { ...none, form: 'An unexpected error occurred. Please try again later.' },
    ],
  ])('%s', (_, error, expected) => {
    expect(loginErrors(error)).toEqual(expected);
  });
});

it('matches every message of the catalogue letter for letter', () => {
  const texts = Object.values(messages).flatMap((group) => Object.values(group));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Login Success',
      'Both email and password are incorrect.',
      'The email address you entered does not exist. Please check again.',
      'The password you entered is incorrect. Please try again.',
      'Validation error. Please check your input.',
      'Something went wrong. Please check your input.',
      'An unexpected error occurred. Please try again later.',
      'Login failed try again!',
      'Failed to send verification email. Please try again later.',
      'Verification email sent! Please check your inbox and verify your email',
      'The email address you entered is not associated with any account. Please check again or register for a new account.',
      'A link to reset your password has been sent to your email address. Please check your inbox and follow the instructions to recover your account.',
      'Registration successful! A verification email has been sent to your inbox. Please check your email to complete the process.',
      'Something went wrong. Please try again!',
      'Account deactivated successfully',
      'Connect, learn, and take action for a better world.',
      'Sign up now',
    ]),
  );
});
