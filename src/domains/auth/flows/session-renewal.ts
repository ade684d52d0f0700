import { REFUSED, session } from './session-setup.ts';

/** The life of the token while a person is logged in; the same with a complete and an incomplete profile. */
export const renewal = session.createStateConfig({
  initial: 'fresh',
  on: {
    'profile.changed': { actions: { type: 'keepUser', params: ({ event }) => event.user } },
    'otherTab.renewed': { target: '.fresh', actions: { type: 'keepTokens', params: ({ event }) => event.tokens } },
  },
  states: {
    fresh: {
      description: 'The access token serves; a minute before it expires it is renewed.',
      meta: { screen: '/' },
      on: { 'renewal.needed': { guard: 'isAboutToExpire', target: 'renewing' } },
      after: { untilRenewal: 'renewing' },
    },
    renewing: {
      description: 'Renews the token; no other tab does so at the same time, and requests wait.',
      meta: { screen: '/' },
      tags: ['renewing'],
      // What another tab renewed meanwhile is taken over by the renewal itself, once its turn comes.
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
      description: 'A renewal failed for another reason than a refusal; it is tried again, later each time.',
      meta: { screen: '/' },
      on: {
        'renewal.needed': { guard: 'hasExpired', target: 'renewing' },
        'restore.retried': { target: 'renewing' },
      },
      after: { untilRetry: 'renewing' },
    },
  },
});
