/**
 * Logging in with a password, a passkey or an identity provider, the second step that some accounts need besides the
 * password, and the cases of an unverified email address and of someone whom an admin has to let in.
 */

import { assertEvent, assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import type { LogInInput, PasskeyAnswer, SecondStepInput } from '#generated/types.gen.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { loginMessages, verificationMailMessages } from '../messages.ts';
import {
  codeErrors,
  isExternalLost,
  isPasswordRefused,
  loginErrors,
  NO_LOGIN_ERRORS,
  passkeyErrors,
  secondStepOf,
} from './login-messages.ts';
import type {
  ExternalResult,
  ExternalReturn,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginResult,
} from './login-types.ts';

const LOGIN = '/auth/login';
const RETURN = '/auth/google/return';
const WAITING = '/auth/waiting';

const login = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    input: LoginInput;
    emitted: LoginEmitted;
    /** `loading`: the client session state's loginLoading. */
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    logIn: fromPromise<LoginResult, LogInInput>(() => notProvided('logIn')),
    /** Settles once the person chooses a passkey that the browser offers in the form. */
    awaitAutofill: fromPromise<PasskeyAnswer>(() => notProvided('awaitAutofill')),
    askForPasskey: fromPromise<PasskeyAnswer>(() => notProvided('askForPasskey')),
    logInWithPasskey: fromPromise<LoginResult, PasskeyAnswer | null>(() => notProvided('logInWithPasskey')),
    resendVerificationMail: fromPromise<void>(() => notProvided('resendVerificationMail')),
    getExternalUrl: fromPromise<string>(() => notProvided('getExternalUrl')),
    finishExternal: fromPromise<ExternalResult, ExternalReturn | null>(() => notProvided('finishExternal')),
    confirmExternal: fromPromise<ExternalResult, SecondStepInput>(() => notProvided('confirmExternal')),
  },
  actions: {
    clearErrors: assign({ errors: NO_LOGIN_ERRORS, error: null }),
    keepLoginError: assign((_, { error }: { error: unknown }) => ({ error, errors: loginErrors(error) })),
    keepCodeError: assign((_, { error }: { error: unknown }) => ({ error, errors: codeErrors(error) })),
    keepPasskeyError: assign((_, { error }: { error: unknown }) => ({ error, errors: passkeyErrors(error) })),
    keepSecondStep: assign((_, { error }: { error: unknown }) => ({ secondStep: secondStepOf(error) ?? 'code' })),
    keepPasskey: assign((_, { output }: { output: PasskeyAnswer }) => ({ passkey: output })),
    forgetPasskey: assign({ passkey: null }),
    keepCredentials: assign((_, { values }: { values: LogInInput }) => ({ credentials: values })),
    forgetCredentials: assign({ credentials: null, secondStep: 'code' }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepExternalFailure: assign({ errors: { ...NO_LOGIN_ERRORS, form: loginMessages.externalFailed } }),
    announceLogin: emit(({ context }, { session }: LoginResult) => ({
      type: 'login.succeeded' as const,
      session,
      isHomeNext: session.user.isProfileCompleted && context.landing === '/',
      isByPassword: context.credentials !== null,
    })),
    announceCodeNeeded: emit(({ context }) => ({
      type: 'code.needed' as const,
      email: context.credentials?.email ?? '',
    })),
    announceUnverified: emit((_, { session }: Pick<LoginResult, 'session'>) => ({
      type: 'login.unverified' as const,
      session,
    })),
    announceExternal: emit((_, { session, isProfileComplete }: ExternalResult) => ({
      type: 'external.succeeded' as const,
      session,
      isHomeNext: isProfileComplete,
    })),
    goToLanding: emit(({ context }) => ({ type: 'navigate' as const, to: context.landing })),
    goToProfile: emit({ type: 'navigate', to: '/profile-information' }),
    goToLogin: emit({ type: 'navigate', to: LOGIN }),
    goToLogout: emit({ type: 'navigate', to: '/logout' }),
    goToWaiting: emit({ type: 'navigate', to: WAITING }),
    forgetTokens: emit({ type: 'logout.requested' }),
    leaveFor: emit((_, { url }: { url: string }) => ({ type: 'leave' as const, url })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: loginMessages.success }),
    tellUnverified: emit({ type: 'message', tone: 'error', text: loginMessages.unverified }),
    tellMailSent: emit({ type: 'message', tone: 'success', text: verificationMailMessages.success }),
    tellMailFailed: emit({ type: 'message', tone: 'error', text: verificationMailMessages.failure }),
  },
  guards: {
    isCodeNeeded: (_, { error }: { error: unknown }) => secondStepOf(error) !== null,
    isExternalLost: (_, { error }: { error: unknown }) => isExternalLost(error),
    isPasswordRefused: (_, { error }: { error: unknown }) => isPasswordRefused(error),
    isUnverified: (_, { session, isUnverified, isPending }: LoginResult) =>
      !isPending && (isUnverified || !session.user.isVerified),
    isPending: (_, { isPending }: Pick<LoginResult, 'isPending'>) => isPending,
    isLoginProfileComplete: (_, { session }: LoginResult) => session.user.isProfileCompleted,
    isExternalProfileComplete: (_, { isProfileComplete }: ExternalResult) => isProfileComplete,
    isExternalReturn: ({ context }) => context.externalReturn !== null,
    hasExternalCode: ({ context }) => context.externalReturn?.code != null,
  },
});

type LoggedIn = { event: DoneActorEvent<LoginResult> };

/** Where a login leads, whatever proved who the person is. */
const whenLoggedIn = [
  {
    guard: { type: 'isLoginProfileComplete', params: ({ event }: LoggedIn) => event.output },
    target: 'loggedIn',
    actions: [
      { type: 'announceLogin', params: ({ event }: LoggedIn) => event.output },
      'forgetCredentials',
      'forgetPasskey',
      'tellSuccess',
      'goToLanding',
    ],
  },
  {
    target: 'loggedIn',
    actions: [
      { type: 'announceLogin', params: ({ event }: LoggedIn) => event.output },
      'forgetCredentials',
      'forgetPasskey',
      'tellSuccess',
      'goToProfile',
    ],
  },
] as const;

type LoggedInExternally = { event: DoneActorEvent<ExternalResult> };

/** The same after the identity provider, with or without a second step. */
const whenLoggedInExternally = [
  {
    guard: { type: 'isExternalProfileComplete', params: ({ event }: LoggedInExternally) => event.output },
    target: 'loggedIn',
    actions: [{ type: 'announceExternal', params: ({ event }: LoggedInExternally) => event.output }, 'goToLanding'],
  },
  {
    target: 'loggedIn',
    actions: [{ type: 'announceExternal', params: ({ event }: LoggedInExternally) => event.output }, 'goToProfile'],
  },
] as const;

const submitting = login.createStateConfig({
  description: 'The server checks the email and the password.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: [
    'clearErrors',
    {
      type: 'keepCredentials',
      params: ({ event }) => {
        assertEvent(event, 'form.submitted');
        return { values: event.values };
      },
    },
  ],
  invoke: {
    id: 'logIn',
    src: 'logIn',
    input: ({ event }) => {
      assertEvent(event, 'form.submitted');
      return event.values;
    },
    onDone: [
      {
        guard: { type: 'isUnverified', params: ({ event }) => event.output },
        target: 'unverified',
        actions: [
          'forgetCredentials',
          { type: 'announceUnverified', params: ({ event }) => event.output },
          'tellUnverified',
        ],
      },
      {
        guard: { type: 'isPending', params: ({ event }) => event.output },
        target: 'pending',
        actions: [
          'forgetCredentials',
          { type: 'announceUnverified', params: ({ event }) => event.output },
          'goToWaiting',
        ],
      },
      ...whenLoggedIn,
    ],
    onError: [
      {
        guard: { type: 'isCodeNeeded', params: ({ event }) => event },
        target: 'askingCode',
        actions: [{ type: 'keepSecondStep', params: ({ event }) => event }, 'announceCodeNeeded'],
      },
      {
        target: 'editing',
        actions: ['forgetCredentials', { type: 'keepLoginError', params: ({ event }) => event }],
      },
    ],
  },
});

const checkingCode = login.createStateConfig({
  description: 'The server checks the code or passkey, with the email and the password again.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'logInWithCode',
    src: 'logIn',
    input: ({ context: { credentials, passkey }, event }) => {
      const given = { email: '', password: '', ...credentials };
      return event.type === 'code.submitted'
        ? { ...given, code: event.code }
        : { ...given, ...(passkey && { passkey }) };
    },
    onDone: whenLoggedIn,
    onError: [
      {
        guard: { type: 'isPasswordRefused', params: ({ event }) => event },
        target: 'editing',
        actions: ['forgetCredentials', 'forgetPasskey', { type: 'keepLoginError', params: ({ event }) => event }],
      },
      {
        target: 'askingCode',
        actions: ['forgetPasskey', { type: 'keepCodeError', params: ({ event }) => event }],
      },
    ],
  },
});

/** The browser's own question, which the person may close. */
const askingPasskey = login.createStateConfig({
  description: 'The browser asks for a passkey of this website.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'askForPasskey',
    src: 'askForPasskey',
    onDone: { target: 'checkingPasskey', actions: { type: 'keepPasskey', params: ({ event }) => event } },
    onError: { target: 'editing', actions: { type: 'keepPasskeyError', params: ({ event }) => event } },
  },
});

const checkingPasskey = login.createStateConfig({
  description: 'The server checks the passkey, which also tells whose account it is.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'logInWithPasskey',
    src: 'logInWithPasskey',
    input: ({ context }) => context.passkey,
    onDone: whenLoggedIn,
    onError: {
      target: 'editing',
      actions: ['forgetPasskey', { type: 'keepLoginError', params: ({ event }) => event }],
    },
  },
});

const askingPasskeyNext = login.createStateConfig({
  description: 'The password was right; the browser asks for a passkey as the second step.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'askForPasskeyNext',
    src: 'askForPasskey',
    onDone: { target: 'checkingCode', actions: { type: 'keepPasskey', params: ({ event }) => event } },
    onError: { target: 'askingCode', actions: { type: 'keepPasskeyError', params: ({ event }) => event } },
  },
});

const askingExternalPasskey = login.createStateConfig({
  description: 'The identity provider knows the person; the browser asks for a passkey as the second step.',
  meta: { screen: RETURN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'askForExternalPasskey',
    src: 'askForPasskey',
    onDone: { target: 'checkingExternalCode', actions: { type: 'keepPasskey', params: ({ event }) => event } },
    onError: { target: 'askingExternalCode', actions: { type: 'keepPasskeyError', params: ({ event }) => event } },
  },
});

const resending = login.createStateConfig({
  description: 'The verification email is requested again; the stored token is dropped either way.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  invoke: {
    id: 'resendVerificationMail',
    src: 'resendVerificationMail',
    onDone: { target: 'givenUp', actions: ['tellMailSent', 'forgetTokens', 'goToLogout'] },
    onError: {
      target: 'givenUp',
      actions: [{ type: 'keepError', params: ({ event }) => event }, 'tellMailFailed', 'forgetTokens', 'goToLogout'],
    },
  },
});

const finishingExternal = login.createStateConfig({
  description: 'The identity provider’s code is exchanged for a session.',
  meta: { screen: RETURN },
  tags: ['loading'],
  invoke: {
    id: 'finishExternal',
    src: 'finishExternal',
    input: ({ context }) => context.externalReturn,
    onDone: [
      {
        guard: { type: 'isPending', params: ({ event }) => event.output },
        target: 'pending',
        actions: [{ type: 'announceUnverified', params: ({ event }) => event.output }, 'goToWaiting'],
      },
      ...whenLoggedInExternally,
    ],
    onError: [
      {
        guard: { type: 'isCodeNeeded', params: ({ event }) => event },
        target: 'askingExternalCode',
        actions: [
          { type: 'keepError', params: ({ event }) => event },
          { type: 'keepSecondStep', params: ({ event }) => event },
        ],
      },
      { target: 'externalFailed', actions: { type: 'keepError', params: ({ event }) => event } },
    ],
  },
});

const checkingExternalCode = login.createStateConfig({
  description: 'The server checks the code or passkey of someone whom the identity provider knows.',
  meta: { screen: RETURN },
  tags: ['loading'],
  entry: 'clearErrors',
  invoke: {
    id: 'confirmExternal',
    src: 'confirmExternal',
    input: ({ context: { passkey }, event }) =>
      event.type === 'code.submitted' ? { code: event.code } : { ...(passkey && { passkey }) },
    onDone: whenLoggedInExternally,
    onError: [
      {
        guard: { type: 'isExternalLost', params: ({ event }) => event },
        target: 'externalFailed',
        actions: ['forgetPasskey', { type: 'keepError', params: ({ event }) => event }],
      },
      {
        target: 'askingExternalCode',
        actions: ['forgetPasskey', { type: 'keepCodeError', params: ({ event }) => event }],
      },
    ],
  },
});

export const loginMachine = login.createMachine({
  id: 'login',
  description: 'Logging in with a password, a passkey or an identity provider.',
  meta: { screen: LOGIN },
  context: ({ input }) => ({
    landing: input.isForTrees ? '/impacts/?trees' : '/',
    externalReturn: input.externalReturn,
    credentials: null,
    secondStep: 'code',
    passkey: null,
    errors: NO_LOGIN_ERRORS,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Distinguishes opening the login page from returning from the identity provider.',
      meta: { screen: LOGIN },
      always: [
        { guard: 'hasExternalCode', target: 'finishingExternal' },
        { guard: 'isExternalReturn', target: 'externalFailed' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The form is open, and the browser offers passkeys in it; errors from the last attempt are shown.',
      meta: { screen: LOGIN },
      invoke: {
        id: 'awaitAutofill',
        src: 'awaitAutofill',
        onDone: { target: 'checkingPasskey', actions: { type: 'keepPasskey', params: ({ event }) => event } },
        // The other ways to log in are there without it.
        onError: { actions: { type: 'keepError', params: ({ event }) => event } },
      },
      on: {
        'form.submitted': 'submitting',
        'passkey.requested': 'askingPasskey',
        'external.requested': 'openingExternal',
      },
    },
    submitting,
    askingPasskey,
    checkingPasskey,
    askingCode: {
      description: 'The password was right; the person is asked for a code of their app, a passkey or a recovery code.',
      meta: { screen: LOGIN },
      on: {
        'code.submitted': 'checkingCode',
        'passkey.requested': 'askingPasskeyNext',
        'code.abandoned': { target: 'editing', actions: ['forgetCredentials', 'clearErrors'] },
      },
    },
    askingPasskeyNext,
    checkingCode,
    unverified: {
      description:
        'The password was right; the person is asked to check their inbox or have the verification email resent.',
      meta: { screen: LOGIN },
      on: {
        'resend.requested': 'resending',
        'form.submitted': 'submitting',
        'passkey.requested': 'askingPasskey',
        'external.requested': 'openingExternal',
      },
    },
    resending,
    pending: {
      description: 'An admin hasn’t let the person in, or has declined: their registration is shown.',
      meta: { screen: WAITING },
    },
    givenUp: {
      description: 'The tokens are cleared; the person is sent to /logout.',
      meta: { screen: '/logout' },
    },
    openingExternal: {
      description: 'Requests the address of the identity provider’s page.',
      meta: { screen: LOGIN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'getExternalUrl',
        src: 'getExternalUrl',
        onDone: { target: 'leaving', actions: { type: 'leaveFor', params: ({ event }) => ({ url: event.output }) } },
        onError: { target: 'externalFailed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    leaving: {
      description:
        'The browser is leaving for the identity provider; anyone who returns with the back button can start again.',
      meta: { screen: LOGIN },
      on: {
        'form.submitted': 'submitting',
        'passkey.requested': 'askingPasskey',
        'external.requested': 'openingExternal',
      },
    },
    finishingExternal,
    askingExternalCode: {
      description:
        'The identity provider knows the person, whose account has a second step; a code or passkey is asked for.',
      meta: { screen: RETURN },
      on: {
        'code.submitted': 'checkingExternalCode',
        'passkey.requested': 'askingExternalPasskey',
        'code.abandoned': { target: 'externalGivenUp', actions: 'goToLogin' },
      },
    },
    askingExternalPasskey,
    checkingExternalCode,
    externalGivenUp: {
      description: 'The person went back to the login page without the code.',
      meta: { screen: LOGIN },
    },
    externalFailed: {
      description: 'The external sign-in failed; both ways of logging in are available again.',
      meta: { screen: RETURN },
      entry: 'keepExternalFailure',
      on: {
        'form.submitted': 'submitting',
        'passkey.requested': 'askingPasskey',
        'external.requested': 'openingExternal',
      },
    },
    loggedIn: {
      description: 'The session has started; the person is sent to their landing page.',
      meta: { screen: '/' },
    },
  },
});
