import { REFUSED, session } from './session-setup.ts';

export const restoring = session.createStateConfig({
  description: 'Checks whether the stored tokens still give a session.',
  meta: { screen: '/' },
  tags: ['restoring'],
  initial: 'deciding',
  on: { 'renewal.needed': { guard: 'hasExpired', target: '.deciding' } },
  states: {
    deciding: {
      description: 'Reads the stored tokens, without a request.',
      meta: { screen: '/' },
      always: [
        { guard: 'hasRefreshToken', target: 'checkingExpiry' },
        { guard: 'hasExpired', target: '#session.signedOut', actions: ['clearStorage', 'forgetUser'] },
        { guard: 'hasToken', target: '#session.unverified' },
        { target: '#session.signedOut' },
      ],
    },
    checkingExpiry: {
      description: 'Checks whether the token needs renewing first.',
      meta: { screen: '/' },
      always: [{ guard: 'isAboutToExpire', target: 'renewing' }, { target: 'loadingUser' }],
    },
    renewing: {
      description: 'Renews the expired token before any other request.',
      meta: { screen: '/' },
      tags: ['renewing'],
      on: { 'renewal.needed': {} },
      invoke: {
        id: 'renewTokensToRestore',
        src: 'renewTokens',
        input: ({ context }) => ({ tokens: context.tokens, userId: context.user?.id ?? null }),
        onDone: [
          {
            guard: { type: 'hasUserInIt', params: ({ event }) => event.output },
            target: '#session.admitting',
            actions: [{ type: 'keepRenewed', params: ({ event }) => event.output }, 'announceBegin'],
          },
          { target: 'loadingUser', actions: { type: 'keepRenewed', params: ({ event }) => event.output } },
        ],
        onError: [
          REFUSED,
          {
            // This device may have kept who it was.
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'loadingUser',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'unreachable', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    loadingUser: {
      description: 'Loads the current user.',
      meta: { screen: '/' },
      // A renewal that has just failed isn't tried again for this call, unless the server refuses its token.
      on: { 'renewal.needed': [{ guard: 'isTokenRefused', target: 'deciding' }, { guard: 'hasRenewalFailed' }] },
      invoke: {
        id: 'loadCurrentUser',
        src: 'loadCurrentUser',
        onDone: {
          target: '#session.admitting',
          actions: [{ type: 'keepUser', params: ({ event }) => event.output }, 'announceBegin'],
        },
        onError: [REFUSED, { target: 'unreachable', actions: { type: 'keepError', params: ({ event }) => event } }],
      },
    },
    unreachable: {
      description: 'The server can’t be reached; the tokens are kept and the person can try again.',
      meta: { screen: '/' },
      on: { 'restore.retried': { target: 'deciding' } },
    },
  },
});
