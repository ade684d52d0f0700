import { say } from '#languages/say.ts';
import { REFUSED, session } from './session-setup.ts';

export const restoring = session.createStateConfig({
  description: say('auth.sessionRestoring.checksWhetherTheStoredTokens'),
  meta: { screen: '/' },
  tags: ['restoring'],
  initial: 'deciding',
  on: { 'renewal.needed': { guard: 'hasExpired', target: '.deciding' } },
  states: {
    deciding: {
      description: say('auth.sessionRestoring.readsTheStoredTokensWithout'),
      meta: { screen: '/' },
      always: [
        { guard: 'hasRefreshToken', target: 'checkingExpiry' },
        { guard: 'hasExpired', target: '#session.signedOut', actions: ['clearStorage', 'forgetUser'] },
        { guard: 'hasToken', target: '#session.unverified' },
        { target: '#session.signedOut' },
      ],
    },
    checkingExpiry: {
      description: say('auth.sessionRestoring.checksWhetherTheTokenNeeds'),
      meta: { screen: '/' },
      always: [{ guard: 'isAboutToExpire', target: 'renewing' }, { target: 'loadingUser' }],
    },
    renewing: {
      description: say('auth.sessionRestoring.renewsTheExpiredTokenBefore'),
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
      description: say('auth.sessionRestoring.loadsTheCurrentUser'),
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
      description: say('auth.sessionRestoring.theServerCantBeReached'),
      meta: { screen: '/' },
      on: { 'restore.retried': { target: 'deciding' } },
    },
  },
});
