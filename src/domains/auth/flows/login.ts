/** Logging in with a password or an identity provider, and the case of an unverified email address. */

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { LogInInput } from '#generated/types.gen.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { loginMessages, verificationMailMessages } from '../messages.ts';
import { loginErrors, NO_LOGIN_ERRORS } from './login-messages.ts';
import type {
  ExternalResult,
  ExternalReturn,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginResult,
} from './login-vocabulary.ts';

const LOGIN = '/auth/login';
const RETURN = '/auth/google/return';

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
    resendVerificationMail: fromPromise<void>(() => notProvided('resendVerificationMail')),
    getExternalUrl: fromPromise<string>(() => notProvided('getExternalUrl')),
    finishExternal: fromPromise<ExternalResult, ExternalReturn | null>(() => notProvided('finishExternal')),
  },
  actions: {
    clearErrors: assign({ errors: NO_LOGIN_ERRORS, error: null }),
    keepLoginError: assign((_, { error }: { error: unknown }) => ({ error, errors: loginErrors(error) })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepExternalFailure: assign({ errors: { ...NO_LOGIN_ERRORS, form: loginMessages.externalFailed } }),
    announceLogin: emit(({ context }, { session }: LoginResult) => ({
      type: 'login.succeeded' as const,
      session,
      isHomeNext: session.user.isProfileCompleted && context.landing === '/',
    })),
    announceUnverified: emit((_, { session }: LoginResult) => ({ type: 'login.unverified' as const, session })),
    announceExternal: emit((_, { session, isProfileComplete }: ExternalResult) => ({
      type: 'external.succeeded' as const,
      session,
      isHomeNext: isProfileComplete,
    })),
    goToLanding: emit(({ context }) => ({ type: 'navigate' as const, to: context.landing })),
    goToProfile: emit({ type: 'navigate', to: '/profile-information' }),
    goToLogout: emit({ type: 'navigate', to: '/logout' }),
    forgetTokens: emit({ type: 'logout.requested' }),
    leaveFor: emit((_, { url }: { url: string }) => ({ type: 'leave' as const, url })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: loginMessages.success }),
    tellUnverified: emit({ type: 'message', tone: 'error', text: loginMessages.unverified }),
    tellMailSent: emit({ type: 'message', tone: 'success', text: verificationMailMessages.success }),
    tellMailFailed: emit({ type: 'message', tone: 'error', text: verificationMailMessages.failure }),
  },
  guards: {
    isUnverified: (_, { session, isUnverified }: LoginResult) => isUnverified || !session.user.isVerified,
    isLoginProfileComplete: (_, { session }: LoginResult) => session.user.isProfileCompleted,
    isExternalProfileComplete: (_, { isProfileComplete }: ExternalResult) => isProfileComplete,
    isExternalReturn: ({ context }) => context.externalReturn !== null,
    hasExternalCode: ({ context }) => context.externalReturn?.code != null,
  },
});

const submitting = login.createStateConfig({
  description: 'The server checks the email and the password.',
  meta: { screen: LOGIN },
  tags: ['loading'],
  entry: 'clearErrors',
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
        actions: [{ type: 'announceUnverified', params: ({ event }) => event.output }, 'tellUnverified'],
      },
      {
        guard: { type: 'isLoginProfileComplete', params: ({ event }) => event.output },
        target: 'loggedIn',
        actions: [{ type: 'announceLogin', params: ({ event }) => event.output }, 'tellSuccess', 'goToLanding'],
      },
      {
        target: 'loggedIn',
        actions: [{ type: 'announceLogin', params: ({ event }) => event.output }, 'tellSuccess', 'goToProfile'],
      },
    ],
    onError: { target: 'editing', actions: { type: 'keepLoginError', params: ({ event }) => event } },
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
        guard: { type: 'isExternalProfileComplete', params: ({ event }) => event.output },
        target: 'loggedIn',
        actions: [{ type: 'announceExternal', params: ({ event }) => event.output }, 'goToLanding'],
      },
      {
        target: 'loggedIn',
        actions: [{ type: 'announceExternal', params: ({ event }) => event.output }, 'goToProfile'],
      },
    ],
    onError: { target: 'externalFailed', actions: { type: 'keepError', params: ({ event }) => event } },
  },
});

export const loginMachine = login.createMachine({
  id: 'login',
  description: 'Logging in with a password or an identity provider.',
  meta: { screen: LOGIN },
  context: ({ input }) => ({
    landing: input.isForTrees ? '/impacts/?trees' : '/',
    externalReturn: input.externalReturn,
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
      description: 'The form is open; errors from the last attempt are shown.',
      meta: { screen: LOGIN },
      on: {
        'form.submitted': 'submitting',
        'external.requested': 'openingExternal',
      },
    },
    submitting,
    unverified: {
      description:
        'The password was right; the person is asked to check their inbox or have the verification email resent.',
      meta: { screen: LOGIN },
      on: { 'resend.requested': 'resending', 'form.submitted': 'submitting', 'external.requested': 'openingExternal' },
    },
    resending,
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
      on: { 'form.submitted': 'submitting', 'external.requested': 'openingExternal' },
    },
    finishingExternal,
    externalFailed: {
      description: 'The external sign-in failed; both ways of logging in are available again.',
      meta: { screen: RETURN },
      entry: 'keepExternalFailure',
      on: {
        'form.submitted': 'submitting',
        'external.requested': 'openingExternal',
      },
    },
    loggedIn: {
      description: 'The session has started; the person is sent to their landing page.',
      meta: { screen: '/' },
    },
  },
});
