/** The catalogue's messages, from responses with only the specified fields. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { loginErrors } from '#domains/auth/flows/login-messages.ts';
import { forgotPassword } from '#generated/auth/forgotPassword.gen.ts';
import { logIn } from '#generated/auth/logIn.gen.ts';
import { registerUser } from '#generated/users/registerUser.gen.ts';
import { configureApi } from '#platform/browser/calls/api.ts';
import { formErrors } from '#platform/browser/forms/form-errors.ts';
import { type Answer, listen, openPage } from '../../../platform/browser/browser-fixtures.ts';
import { Calls } from './session-fixtures.ts';

const hooks = {
  ensureFresh: async () => {},
  onSecondStepMissing: vi.fn(),
  proveIdentity: async () => false,
  onTokenRefused: vi.fn(),
  onContractBroken: vi.fn(),
};
const credentials = { email: 'amina@example.org', password: 'correct horse battery' };
const none = { form: null, email: null, password: null, code: null };

let line: Awaited<ReturnType<typeof listen>>;
let answer: Answer;

beforeEach(async () => {
  vi.clearAllMocks();
  openPage();
  line = await listen(() => answer);
  configureApi(hooks);
});
afterEach(async () => {
  await line.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call was refused'),
    (error: unknown) => error,
  );

it.each<[string, number, unknown, object]>([
  ['both fields', 401, { email: 'No.', password: 'No.' }, { form: 'Both email and password are incorrect.' }],
  ['the email', 401, { email: 'No.' }, { email: 'The email address you entered does not exist. Please check again.' }],
  [
    'the email, as 404',
    404,
    { email: 'No.' },
    { email: 'The email address you entered does not exist. Please check again.' },
  ],
  ['the password', 400, { password: 'No.' }, { password: 'The password you entered is incorrect. Please try again.' }],
  [
    'the password, and nothing about the email',
    401,
    { email: null, password: 'No.' },
    { password: 'The password you entered is incorrect. Please try again.' },
  ],
  ['neither field', 401, {}, { form: 'Something went wrong. Please check your input.' }],
  ['its own string', 401, 'This account is closed.', { form: 'This account is closed.' }],
  ['nothing', 401, undefined, { form: 'Something went wrong. Please check your input.' }],
  ['input without a list', 422, 'Not so.', { form: 'Validation error. Please check your input.' }],
  ['the input’s email', 422, { email: 'Too short.' }, { email: 'Too short.' }],
  ['a fault of its own', 500, 'Oh no.', { form: 'An unexpected error occurred. Please try again later.' }],
])('a login refused for %s (%i) is recognised by its message alone', async (_, status, message, errors) => {
  answer = { status, body: { message } };
  expect(loginErrors(await failureOf(logIn({ body: credentials })))).toEqual({ ...none, ...errors });
  expect(hooks.onContractBroken).not.toHaveBeenCalled();
});

it('a 422 is grouped by field from its list alone', async () => {
  answer = { status: 422, body: { errors: [{ field: 'password', message: 'Too short.' }] } };
  expect(loginErrors(await failureOf(logIn({ body: credentials })))).toEqual({
    ...none,
    form: 'Validation error. Please check your input.',
    password: 'Too short.',
  });
});

it.each(['Token Invalid', 'Token Expired'])('a 401 with the message “%s” is about the token', async (message) => {
  answer = { status: 401, body: { message } };
  expect(await failureOf(logIn({ body: credentials }))).toMatchObject({ kind: 'token', message });
});

it('a registration shows one text per field, or the message', async () => {
  const person = {
    name: 'Amina',
    lastName: 'Diallo',
    location: 'Dakar',
    contactNo: '+221701234567',
    isTermsAgreed: true,
  };
  const register = async (message: unknown) => {
    answer = { status: 409, body: { message } };
    return formErrors(await failureOf(registerUser({ body: { ...credentials, ...person } })), 'Otherwise');
  };
  expect(await register({ email: 'Taken.' })).toEqual({ form: null, fields: [{ name: 'email', errors: ['Taken.'] }] });
  expect(await register('Closed today.')).toEqual({ form: 'Closed today.', fields: [] });
});

it('an address without an account is reported if the failure names the email', async () => {
  answer = { status: 400, body: { message: { email: 'Unknown.' } } };
  const calls = new Calls<{ email: string }, void>();
  const actor = createActor(forgotPasswordMachine.provide({ actors: { forgotPassword: calls.logic } })).start();
  actor.send({ type: 'form.submitted', values: { email: credentials.email } });
  await calls.fail(await failureOf(forgotPassword({ body: { email: credentials.email } })));
  expect(actor.getSnapshot().context.errors.form).toBe(
    'The email address you entered is not associated with any account. Please check again or register for a new account.',
  );
});
