import { REFUSED, session } from './session-setup.ts';

export const restoring = session.createStateConfig({
  description: 'Finds out whether the tokens that the browser kept still open a session.',
  meta: { screen: '/' },
  tags: ['restoring'],
  initial: 'deciding',
  on: { 'renewal.needed': { guard: 'hasExpired', target: '.deciding' } },
  states: {
    deciding: {
      description: 'Looks at the kept tokens, without asking the server.',
      meta: { screen: '/' },
      always: [
        { guard: 'hasRefreshToken', target: 'checkingExpiry' },
        { guard: 'hasExpired', target: '#session.signedOut', actions: ['clearStorage', 'forgetUser'] },
        { guard: 'hasToken', target: '#session.unverified' },
        { target: '#session.signedOut' },
      ],
    },
    checkingExpiry: {
      description: 'Tells a token that serves from one that has to be renewed first.',
      meta: { screen: '/' },
      always: [{ guard: 'isAboutToExpire', target: 'renewing' }, { target: 'loadingUser' }],
    },
    renewing: {
      description: 'Renews the expired token before anything else is asked.',
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
        onError: [REFUSED, { target: 'unreachable', actions: { type: 'keepError', params: ({ event }) => event } }],
      },
    },
    loadingUser: {
      description: 'Asks the server whose token this is.',
      meta: { screen: '/' },
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
      description: 'The server can not be reached; the tokens are kept and the person may try again.',
      meta: { screen: '/' },
      on: { 'restore.retried': { target: 'deciding' } },
    },
  },
});
