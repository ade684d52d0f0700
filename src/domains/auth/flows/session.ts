/**
 * Who is logged in, from page load to unload.
 *
 * The access token is renewed a minute before it expires. If several requests are refused at once, the session ends
 * only once, and navigates to /logout only once.
 */
import { renewal } from './session-renewal.ts';
import { restoring } from './session-restoring.ts';
import { asEnded, session } from './session-setup.ts';

const unverified = session.createStateConfig({
  description:
    'The email address isn’t verified, or an admin hasn’t let the person in; the token only allows the calls about that.',
  meta: { screen: '/auth/login' },
  on: {
    'otherTab.renewed': {
      target: 'restoring',
      actions: ['forgetUser', { type: 'keepTokens', params: ({ event }) => event.tokens }],
    },
    'email.verified': {
      target: 'signedOut',
      actions: ['clearStorage', 'forgetUser', { type: 'announceEnd', params: { reason: 'requested' } }],
    },
    'renewal.needed': {
      guard: 'hasExpired',
      target: 'signedOut',
      actions: ['clearStorage', 'forgetUser', { type: 'announceEnd', params: { reason: 'expired' } }],
    },
  },
  after: {
    untilExpiry: {
      guard: 'hasExpired',
      target: 'signedOut',
      actions: ['clearStorage', 'forgetUser', { type: 'announceEnd', params: { reason: 'expired' } }],
    },
  },
});

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is logged in, from page load to unload.',
  meta: { screen: '/' },
  context: ({ input }) => ({
    tokens: input.tokens,
    user: null,
    hasJustArrived: false,
    failedRenewals: 0,
    leavingToken: null,
    error: null,
    now: input.now,
  }),
  initial: 'restoring',
  on: {
    'login.succeeded': {
      target: '.admitting',
      actions: [
        { type: 'openSession', params: ({ event }) => event.session },
        { type: 'writeTokens', params: ({ event }) => event.session.tokens },
        { type: 'noteArrival', params: ({ event }) => event },
        'announceBegin',
      ],
    },
    'external.succeeded': {
      target: '.admitting',
      actions: [
        { type: 'openSession', params: ({ event }) => event.session },
        { type: 'writeTokens', params: ({ event }) => event.session.tokens },
        { type: 'noteArrival', params: ({ event }) => event },
        'announceBegin',
      ],
    },
    'login.unverified': {
      target: '.unverified',
      actions: [
        { type: 'openSession', params: ({ event }) => event.session },
        { type: 'writeTokens', params: ({ event }) => event.session.tokens },
      ],
    },
    'otherTab.loggedIn': {
      target: '.restoring',
      actions: ['forgetUser', { type: 'keepTokens', params: ({ event }) => event.tokens }],
    },
    'otherTab.renewed': { guard: 'hasToken', actions: { type: 'keepTokens', params: ({ event }) => event.tokens } },
    'otherTab.loggedOut': { ...asEnded('otherTab'), guard: 'hasToken' },
    'token.refused': { ...asEnded('refused'), guard: 'hasToken' },
    'account.deactivated': { ...asEnded('deactivated'), guard: 'hasToken' },
    'logout.requested': [
      {
        guard: 'hasRefreshToken',
        target: '.loggingOut',
        actions: [
          'keepLeavingToken',
          'clearStorage',
          'forgetUser',
          { type: 'announceEnd', params: { reason: 'requested' } },
        ],
      },
      {
        guard: 'hasToken',
        target: '.signedOut',
        actions: ['clearStorage', 'forgetUser', { type: 'announceEnd', params: { reason: 'requested' } }],
      },
    ],
    'arrival.welcomed': { actions: { type: 'noteArrival', params: { isHomeNext: false } } },
  },
  states: {
    restoring,
    signedOut: {
      description: 'No one is logged in.',
      meta: { screen: '/auth/login' },
    },
    admitting: {
      description: 'Decides which state a person with tokens is in.',
      meta: { screen: '/' },
      always: [
        { guard: 'isMailUnverified', target: 'unverified' },
        { guard: 'isSecondStepOverdue', target: 'withoutSecondStep' },
        { guard: 'hasCompleteProfile', target: 'signedIn' },
        { target: 'incompleteProfile' },
      ],
    },
    unverified,
    withoutSecondStep: {
      ...renewal,
      description: 'Logged in; the role needs a second step, which has to be set up first.',
      meta: { screen: '/second-step' },
      tags: ['open'],
      on: { ...renewal.on, 'secondStep.added': 'restoring' },
    },
    incompleteProfile: {
      ...renewal,
      description: 'Logged in; the profile has to be completed first.',
      meta: { screen: '/profile-information' },
      tags: ['open'],
      entry: 'markProfileIncomplete',
      on: {
        ...renewal.on,
        'secondStep.demanded': { target: 'withoutSecondStep', actions: 'goToSecondStep' },
        'profile.completed': {
          target: 'signedIn',
          actions: [
            { type: 'keepUser', params: ({ event }) => event.user },
            { type: 'noteArrival', params: { isHomeNext: true } },
          ],
        },
      },
    },
    signedIn: {
      ...renewal,
      description: 'Logged in, with a verified email address and a complete profile.',
      meta: { screen: '/' },
      tags: ['open'],
      entry: 'markLoggedIn',
      on: {
        ...renewal.on,
        'secondStep.demanded': { target: 'withoutSecondStep', actions: 'goToSecondStep' },
        'profile.changed': { actions: { type: 'keepUser', params: ({ event }) => event.user } },
      },
    },
    loggingOut: {
      description: 'Logged out on the page; the server is asked to end the session too.',
      meta: { screen: '/logout' },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => ({ accessToken: context.leavingToken }),
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: { type: 'keepError', params: ({ event }) => event } },
      },
      after: { logoutPatience: 'signedOut' },
      exit: 'dropLeavingToken',
    },
  },
});
