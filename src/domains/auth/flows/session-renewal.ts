import { REFUSED, session } from './session-setup.ts';

/** The token's life while someone is logged in, with or without a complete profile. */
export const renewal = session.createStateConfig({
  initial: 'fresh',
  on: {
    'otherTab.renewed': { target: '.fresh', actions: { type: 'keepTokens', params: ({ event }) => event.tokens } },
  },
  states: {
    fresh: {
      description: 'The access token is valid; it’s renewed a minute before it expires.',
      meta: { screen: '/' },
      on: { 'renewal.needed': { guard: 'isAboutToExpire', target: 'renewing' } },
      after: { untilRenewal: 'renewing' },
    },
    renewing: {
      description: 'Renews the token, one tab at a time; requests wait.',
      meta: { screen: '/' },
      tags: ['renewing'],
      // Ignored: if another tab renewed first, this renewal uses that tab's tokens once it has acquired the lock.
      on: { 'otherTab.renewed': {} },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => ({ tokens: context.tokens, userId: context.user?.id ?? null }),
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.output },
            target: '#session.admitting',
            actions: { type: 'keepRenewed', params: ({ event }) => event.output },
          },
          {
            target: '#session.restoring',
            actions: ['forgetUser', { type: 'keepRenewed', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          REFUSED,
          { target: 'waiting', actions: [{ type: 'keepError', params: ({ event }) => event }, 'countFailedRenewal'] },
        ],
      },
    },
    waiting: {
      description: 'The renewal failed but wasn’t refused; it is retried with growing delays.',
      meta: { screen: '/' },
      on: {
        'renewal.needed': { guard: 'hasExpired', target: 'renewing' },
        'restore.retried': { target: 'renewing' },
      },
      after: { untilRetry: 'renewing' },
    },
  },
});
