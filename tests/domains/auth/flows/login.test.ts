import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { NO_LOGIN_ERRORS } from '#domains/auth/flows/login-messages.ts';
import { selectLoginErrors, selectLoginLoading, selectOffersResend } from '#domains/auth/flows/login-selectors.ts';
import type {
  ExternalResult,
  ExternalReturn,
  LoginEmitted,
  LoginInput,
  LoginResult,
} from '#domains/auth/flows/login-types.ts';
import { loginMessages, verificationMailMessages } from '#domains/auth/messages.ts';
import type { LogInInput, PasskeyAnswer } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { amina, Calls, failure, newcomer, openedBy, tokensOf, unverifiedUser } from './session-fixtures.ts';

const values: LogInInput = { email: 'amina@example.org', password: 'correct horse battery' };
const submitted = { type: 'form.submitted', values } as const;
const result = (user = amina): LoginResult => ({ session: openedBy(user), isUnverified: false, isPending: false });

function openLogin(input: Partial<LoginInput> = {}) {
  const logins = new Calls<LogInInput, LoginResult>();
  const choices = new Calls<unknown, PasskeyAnswer>();
  const questions = new Calls<unknown, PasskeyAnswer>();
  const passkeyLogins = new Calls<PasskeyAnswer | null, LoginResult>();
  const mails = new Calls<unknown, void>();
  const urls = new Calls<unknown, string>();
  const exchanges = new Calls<ExternalReturn | null, ExternalResult>();
  const emitted: LoginEmitted[] = [];
  const machine = loginMachine.provide({
    actors: {
      logIn: logins.logic,
      awaitAutofill: choices.logic,
      askForPasskey: questions.logic,
      logInWithPasskey: passkeyLogins.logic,
      resendVerificationMail: mails.logic,
      getExternalUrl: urls.logic,
      finishExternal: exchanges.logic,
    },
  });
  const login = createActor(machine, { input: { isForTrees: false, externalReturn: null, ...input } });
  login.on('*', (event) => emitted.push(event));
  login.start();
  const state = () => login.getSnapshot();
  return { login, logins, choices, questions, passkeyLogins, mails, urls, exchanges, emitted, state };
}

describe('logging in with a password', () => {
  it('submits once and shows that it is loading', () => {
    const { login, logins, state } = openLogin();
    expect(state().value).toBe('editing');
    login.send(submitted);
    login.send(submitted);
    expect(state().value).toBe('submitting');
    expect(selectLoginLoading(state())).toBe(true);
    expect(logins.inputs).toEqual([values]);
  });

  it('starts the session, says so, and goes to /', async () => {
    const { login, logins, state, emitted } = openLogin();
    login.send(submitted);
    await logins.answer(result());
    expect(state().value).toBe('loggedIn');
    expect(selectLoginLoading(state())).toBe(false);
    expect(emitted).toEqual([
      { type: 'login.succeeded', session: openedBy(amina), isHomeNext: true, isByPassword: true },
      { type: 'message', tone: 'success', text: 'Login Success' },
      { type: 'navigate', to: '/' },
    ]);
  });

  it('goes to the trees if opened for them', async () => {
    const { login, logins, emitted } = openLogin({ isForTrees: true });
    login.send(submitted);
    await logins.answer(result());
    expect(emitted[0]).toMatchObject({ type: 'login.succeeded', isHomeNext: false });
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/impacts/?trees' });
  });

  it.each([false, true])('goes to the incomplete profile first (trees: %s)', async (isForTrees) => {
    const { login, logins, emitted } = openLogin({ isForTrees });
    login.send(submitted);
    await logins.answer(result(newcomer));
    expect(emitted[0]).toMatchObject({ type: 'login.succeeded', isHomeNext: false });
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/profile-information' });
  });

  it('shows the errors and keeps the failure', async () => {
    const { login, logins, state, emitted } = openLogin();
    login.send(submitted);
    const error = failure('refused', { status: 401, messageByField: { password: 'x' } });
    await logins.fail(error);
    expect(state().value).toBe('editing');
    expect(state().context.error).toBe(error);
    expect(selectLoginErrors(state()).password).toBe(loginMessages.passwordWrong);
    expect(emitted).toEqual([]);
  });

  it('clears the errors on the next attempt', async () => {
    const { login, logins, state } = openLogin();
    login.send(submitted);
    await logins.fail(failure('network'));
    expect(selectLoginErrors(state()).form).toBe(loginMessages.unexpected);
    login.send(submitted);
    expect(selectLoginErrors(state()).form).toBeNull();
  });

  it('stores no password', async () => {
    const { login, logins, state } = openLogin();
    login.send(submitted);
    await logins.fail(failure('refused', { status: 401, messageByField: { email: 'x', password: 'y' } }));
    expect(JSON.stringify(state().context)).not.toContain(values.password);
  });
});

describe('someone whom an admin has to let in', () => {
  const session = openedBy(unverifiedUser, tokensOf('1', 1, { refreshToken: null }));
  const shown = [
    { type: 'login.unverified', session },
    { type: 'navigate', to: '/auth/waiting' },
  ];

  it('sees their registration after the password', async () => {
    const { login, logins, state, emitted } = openLogin();
    login.send(submitted);
    await logins.answer({ session, isUnverified: true, isPending: true });
    expect(state().value).toBe('pending');
    expect(state().context.credentials).toBeNull();
    expect(emitted).toEqual(shown);
  });

  it('sees it after the identity provider', async () => {
    const { exchanges, state, emitted } = openLogin({ externalReturn: { code: 'c0de', state: null, iss: null } });
    await exchanges.answer({ session, isProfileComplete: false, isPending: true });
    expect(state().value).toBe('pending');
    expect(emitted).toEqual(shown);
  });
});

describe('an unverified address', () => {
  const tokens = tokensOf('1', 1, { refreshToken: null });
  const unverified = async () => {
    const page = openLogin();
    page.login.send(submitted);
    await page.logins.answer({ session: openedBy(unverifiedUser, tokens), isUnverified: true, isPending: false });
    return page;
  };

  it('stores the token and points to the inbox, with a link to resend', async () => {
    const { state, emitted } = await unverified();
    expect(state().value).toBe('unverified');
    expect(selectOffersResend(state())).toBe(true);
    expect(emitted).toEqual([
      { type: 'login.unverified', session: openedBy(unverifiedUser, tokens) },
      { type: 'message', tone: 'error', text: loginMessages.unverified },
    ]);
  });

  it('is recognised even if the HTTP status is 200', async () => {
    const { login, logins, state } = openLogin();
    login.send(submitted);
    await logins.answer(result({ ...amina, isVerified: false }));
    expect(state().value).toBe('unverified');
  });

  it('has the email resent, then clears the tokens and goes to /logout', async () => {
    const { login, mails, state, emitted } = await unverified();
    login.send({ type: 'resend.requested' });
    expect(state().value).toBe('resending');
    expect(emitted).toHaveLength(2);
    await mails.answer();
    expect(state().value).toBe('givenUp');
    expect(emitted.slice(2)).toEqual([
      { type: 'message', tone: 'success', text: verificationMailMessages.success },
      { type: 'logout.requested' },
      { type: 'navigate', to: '/logout' },
    ]);
  });

  it('clears the tokens and goes to /logout even if resending fails', async () => {
    const { login, mails, state, emitted } = await unverified();
    login.send({ type: 'resend.requested' });
    const error = failure('refused', { status: 429 });
    await mails.fail(error);
    expect(state().value).toBe('givenUp');
    expect(state().context.error).toBe(error);
    expect(emitted.slice(2)).toEqual([
      { type: 'message', tone: 'error', text: verificationMailMessages.failure },
      { type: 'logout.requested' },
      { type: 'navigate', to: '/logout' },
    ]);
  });

  it('leaves both ways of logging in available', async () => {
    const byPassword = await unverified();
    byPassword.login.send(submitted);
    expect(byPassword.state().value).toBe('submitting');
    const byProvider = await unverified();
    byProvider.login.send({ type: 'external.requested' });
    expect(byProvider.state().value).toBe('openingExternal');
  });
});

describe('the code of the second step', () => {
  const needed = failure('refused', { status: 401, code: 'factor_required', message: 'Enter the code.' });
  const wrongCode = failure('refused', { status: 401, code: 'factor_refused', message: 'This code isn’t right.' });
  const given = { type: 'code.submitted', code: '123456' } as const;

  async function atCode(input: Partial<LoginInput> = {}) {
    const opened = openLogin(input);
    opened.login.send(submitted);
    await opened.logins.fail(needed);
    return opened;
  }

  it('is asked for after a right password, and is no error', async () => {
    const { state, emitted } = await atCode();
    expect(state().value).toBe('askingCode');
    expect(selectLoginErrors(state())).toEqual(NO_LOGIN_ERRORS);
    expect(emitted).toEqual([{ type: 'code.needed', email: values.email }]);
  });

  it('is sent with the email and the password, and leads where the login was to lead', async () => {
    const { login, logins, state, emitted } = await atCode({ isForTrees: true });
    login.send(given);
    expect(state().value).toBe('checkingCode');
    expect(selectLoginLoading(state())).toBe(true);
    expect(logins.inputs.at(-1)).toEqual({ ...values, code: '123456' });
    await logins.answer(result());
    expect(state().value).toBe('loggedIn');
    expect(state().context.credentials).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/impacts/?trees' });
  });

  it('leads to an incomplete profile', async () => {
    const { login, logins, state, emitted } = await atCode();
    login.send(given);
    await logins.answer(result(newcomer));
    expect(state().context.credentials).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/profile-information' });
  });

  it.each([
    ['a wrong one, beside the field', wrongCode, { code: 'This code isn’t right.' }],
    [
      'an invalid one',
      failure('invalid', { fields: [{ name: 'code', errors: ['Too long.'] }] }),
      { code: 'Too long.' },
    ],
    ['too many', failure('refused', { status: 429, message: 'Too many attempts.' }), { form: 'Too many attempts.' }],
    ['a lost connection', failure('network'), { form: 'An unexpected error occurred. Please try again later.' }],
  ])('can be entered again after %s', async (_, error, errors) => {
    const { login, logins, state } = await atCode();
    login.send(given);
    await logins.fail(error);
    expect(state().value).toBe('askingCode');
    expect(selectLoginErrors(state())).toEqual({ ...NO_LOGIN_ERRORS, ...errors });
    login.send(given);
    expect(selectLoginErrors(state())).toEqual(NO_LOGIN_ERRORS);
    expect(logins.inputs.at(-1)).toEqual({ ...values, code: '123456' });
  });

  it('gives way to the password if that was changed meanwhile', async () => {
    const { login, logins, state } = await atCode();
    login.send(given);
    const messageByField = { password: 'wrong' };
    await logins.fail(failure('refused', { status: 401, code: 'login_refused', messageByField, message: '' }));
    expect(state().value).toBe('editing');
    expect(selectLoginErrors(state()).password).toBe(loginMessages.passwordWrong);
    expect(state().context.credentials).toBeNull();
  });

  it('can be abandoned, which forgets the password', async () => {
    const { login, state } = await atCode();
    login.send({ type: 'code.abandoned' });
    expect(state().value).toBe('editing');
    expect(state().context.credentials).toBeNull();
  });
});

describe('external sign-in', () => {
  const externalReturn: ExternalReturn = { code: 'c0de', state: 's', iss: null };

  it('leaves for the identity provider, and can start again after the back button', async () => {
    const { login, urls, state, emitted } = openLogin();
    login.send({ type: 'external.requested' });
    expect(state().value).toBe('openingExternal');
    await urls.answer('https://id.example.org/authorize');
    expect(state().value).toBe('leaving');
    expect(emitted).toEqual([{ type: 'leave', url: 'https://id.example.org/authorize' }]);
    login.send({ type: 'external.requested' });
    expect(state().value).toBe('openingExternal');
    await urls.answer('https://id.example.org/authorize');
    login.send(submitted);
    expect(state().value).toBe('submitting');
  });

  it('starts the session of a complete profile and goes to /', async () => {
    const { exchanges, state, emitted } = openLogin({ externalReturn });
    expect(state().value).toBe('finishingExternal');
    expect(exchanges.inputs).toEqual([externalReturn]);
    await exchanges.answer({ session: openedBy(amina), isProfileComplete: true, isPending: false });
    expect(state().value).toBe('loggedIn');
    expect(emitted).toEqual([
      { type: 'external.succeeded', session: openedBy(amina), isHomeNext: true },
      { type: 'navigate', to: '/' },
    ]);
  });

  it('goes to the incomplete profile', async () => {
    const { exchanges, emitted } = openLogin({ externalReturn });
    await exchanges.answer({ session: openedBy(newcomer), isProfileComplete: false, isPending: false });
    expect(emitted).toEqual([
      { type: 'external.succeeded', session: openedBy(newcomer), isHomeNext: false },
      { type: 'navigate', to: '/profile-information' },
    ]);
  });

  it('reports failure, whatever the reason', async () => {
    const refused = openLogin({ externalReturn });
    const error = failure('refused', { status: 401, message: 'The code is not known.' });
    await refused.exchanges.fail(error);
    expect(refused.state().context.error).toBe(error);
    const withoutCode = openLogin({ externalReturn: { code: null, state: null, iss: null } });
    expect(withoutCode.exchanges.inputs).toEqual([]);
    const unconfigured = openLogin();
    unconfigured.login.send({ type: 'external.requested' });
    await unconfigured.urls.fail(failure('server', { status: 503 }));
    for (const { state, emitted } of [refused, withoutCode, unconfigured]) {
      expect(state().value).toBe('externalFailed');
      expect(selectLoginErrors(state()).form).toBe('Login failed try again!');
      expect(emitted).toEqual([]);
    }
  });

  it('leaves both ways available after a failure', async () => {
    const failed = () => openLogin({ externalReturn: { code: null, state: null, iss: null } });
    const again = failed();
    again.login.send({ type: 'external.requested' });
    expect(again.state().value).toBe('openingExternal');
    const byPassword = failed();
    byPassword.login.send(submitted);
    expect(byPassword.state().value).toBe('submitting');
  });
});

const answer: PasskeyAnswer = { id: 'id', clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' };
/** As browsers say that the person closed their question. */
const closed = () => new DOMException('Not allowed', 'NotAllowedError');

describe('logging in with a passkey', () => {
  it('asks the browser, then the server, and starts the session', async () => {
    const { login, questions, passkeyLogins, state, emitted } = openLogin();
    login.send({ type: 'passkey.requested' });
    expect(state().value).toBe('askingPasskey');
    await questions.answer(answer);
    expect(state().value).toBe('checkingPasskey');
    expect(passkeyLogins.inputs).toEqual([answer]);
    await passkeyLogins.answer(result());
    expect(state().value).toBe('loggedIn');
    expect(state().context.passkey).toBeNull();
    expect(emitted[0]).toMatchObject({ type: 'login.succeeded', isHomeNext: true, isByPassword: false });
  });

  it('takes one that is chosen in the form, and stops offering them while it is sent', async () => {
    const { login, choices, passkeyLogins, state } = openLogin();
    await choices.answer(answer);
    expect(passkeyLogins.inputs).toEqual([answer]);
    await passkeyLogins.answer(result(newcomer));
    expect(state().value).toBe('loggedIn');
    const other = openLogin();
    other.login.send(submitted);
    expect(other.choices.inputs).toHaveLength(1);
    expect(login.getSnapshot().matches('loggedIn')).toBe(true);
  });

  it('says that none was used when the question is closed, and what the server refuses', async () => {
    const { login, questions, passkeyLogins, state } = openLogin();
    login.send({ type: 'passkey.requested' });
    await questions.fail(closed());
    expect(state().value).toBe('editing');
    expect(selectLoginErrors(state())).toEqual({ ...NO_LOGIN_ERRORS, form: loginMessages.passkeyCancelled });
    login.send({ type: 'passkey.requested' });
    await questions.answer(answer);
    const refusal = new ApiError({
      kind: 'refused',
      operation: 'POST /login/passkey',
      message: 'refused',
      code: 'passkey_refused',
    });
    await passkeyLogins.fail(refusal);
    expect(state().value).toBe('editing');
    expect(state().context.passkey).toBeNull();
    expect(selectLoginErrors(state())).toEqual({ ...NO_LOGIN_ERRORS, form: 'refused' });
  });
});

describe('a passkey after the password', () => {
  const asked = (code: 'passkey_required' | 'passkey_or_code_required' | 'factor_refused') =>
    new ApiError({ kind: 'refused', operation: 'POST /login', message: code, status: 401, code });

  it('is sent with the email and the password', async () => {
    const { login, logins, questions, state, emitted } = openLogin();
    login.send(submitted);
    await logins.fail(asked('passkey_or_code_required'));
    expect(state().context.secondStep).toBe('either');
    login.send({ type: 'passkey.requested' });
    await questions.answer(answer);
    expect(logins.inputs).toEqual([values, { ...values, passkey: answer }]);
    await logins.answer(result());
    expect(emitted).toContainEqual(expect.objectContaining({ type: 'login.succeeded', isByPassword: true }));
    expect(state().context).toMatchObject({ credentials: null, passkey: null, secondStep: 'code' });
  });

  it('can be tried again, or left for the password', async () => {
    const { login, logins, questions, state } = openLogin();
    login.send(submitted);
    await logins.fail(asked('passkey_required'));
    login.send({ type: 'passkey.requested' });
    await questions.fail(closed());
    expect(state().value).toBe('askingCode');
    expect(selectLoginErrors(state()).form).toBe(loginMessages.passkeyCancelled);
    login.send({ type: 'passkey.requested' });
    await questions.answer(answer);
    await logins.fail(asked('factor_refused'));
    expect(state().value).toBe('askingCode');
    expect(selectLoginErrors(state()).code).toBe('factor_refused');
    login.send({ type: 'code.abandoned' });
    expect(state().context).toMatchObject({ credentials: null, secondStep: 'code' });
  });
});
