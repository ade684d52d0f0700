/**
 * Who is logged in, from the page's load until it is left.
 *
 * The access token is renewed a minute before it expires. However many requests the server refuses at once, the session
 * ends once, and only the first of them leads to /logout.
 */
import { renewal } from './session-renewal.ts';
import { restoring } from './session-restoring.ts';
import { asEnded, session } from './session-setup.ts';

const unverified = session.createStateConfig({
  description:
    'The password was right and the mail address is not verified yet; the token serves the verification alone.',
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
  description: 'Who is logged in, from the page’s load until it is left.',
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
      description: 'Nobody is logged in.',
      meta: { screen: '/auth/login' },
    },
    admitting: {
      description: 'Decides where a person with tokens stands.',
      meta: { screen: '/' },
      always: [
        { guard: 'isMailUnverified', target: 'unverified' },
        { guard: 'hasCompleteProfile', target: 'signedIn' },
        { target: 'incompleteProfile' },
      ],
    },
    unverified,
    incompleteProfile: {
      ...renewal,
      description: 'A person is logged in and has to complete the profile first.',
      meta: { screen: '/profile-information' },
      tags: ['open'],
      entry: 'markProfileIncomplete',
      on: {
        ...renewal.on,
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
      description: 'A person with a verified address and a complete profile is logged in.',
      meta: { screen: '/' },
      tags: ['open'],
      entry: 'markLoggedIn',
    },
    loggingOut: {
      description: 'The page has forgotten the person already; the server is asked to end the session too.',
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
