/** Logging in with a password or through the identity provider, and what follows an address that is not verified. */
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { LogInInput } from '../../../../generated/types.gen.ts';
import { unprovided } from '../../../platform/browser/unprovided.ts';
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
    logIn: fromPromise<LoginResult, LogInInput>(() => unprovided('logIn')),
    resendVerificationMail: fromPromise<void>(() => unprovided('resendVerificationMail')),
    getExternalUrl: fromPromise<string>(() => unprovided('getExternalUrl')),
    finishExternal: fromPromise<ExternalResult, ExternalReturn | null>(() => unprovided('finishExternal')),
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
  description: 'The server checks the e-mail and the password.',
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
  description: 'The verification mail is asked for again; whatever comes of it, the stored token is given up then.',
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
  description: 'The code that the identity provider gave is exchanged for a session.',
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
  description: 'Logging in with a password or through the identity provider.',
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
      description: 'Tells the login page from the return of the identity provider.',
      meta: { screen: LOGIN },
      always: [
        { guard: 'hasExternalCode', target: 'finishingExternal' },
        { guard: 'isExternalReturn', target: 'externalFailed' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The form is open; what was wrong with the last try stands beside it.',
      meta: { screen: LOGIN },
      on: {
        'form.submitted': 'submitting',
        'external.requested': 'openingExternal',
      },
    },
    submitting,
    unverified: {
      description:
        'The password was right, and the person is invited to look for the verification mail or to have it sent again.',
      meta: { screen: LOGIN },
      on: { 'resend.requested': 'resending', 'form.submitted': 'submitting', 'external.requested': 'openingExternal' },
    },
    resending,
    givenUp: {
      description: 'The tokens are cleared and the person is on the way to /logout.',
      meta: { screen: '/logout' },
    },
    openingExternal: {
      description: 'The server is asked where the identity provider’s page is.',
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
        'The browser is on its way to the identity provider; one who comes back by the back button may start again.',
      meta: { screen: LOGIN },
      on: { 'form.submitted': 'submitting', 'external.requested': 'openingExternal' },
    },
    finishingExternal,
    externalFailed: {
      description: 'The external sign-in gave no session; both ways of logging in are open again.',
      meta: { screen: RETURN },
      entry: 'keepExternalFailure',
      on: {
        'form.submitted': 'submitting',
        'external.requested': 'openingExternal',
      },
    },
    loggedIn: {
      description: 'The session has begun and the person is on the way to where they land.',
      meta: { screen: '/' },
    },
  },
});
