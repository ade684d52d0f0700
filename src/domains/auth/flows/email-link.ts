/** What the links in emails about a new address do: one confirms it, the other undoes the change. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { isLinkDead } from './is-link-dead.ts';

const SCREEN = '/confirm-email/:token';

export interface EmailLink {
  purpose: 'confirm' | 'undo';
  tokenParam: string;
}

export const emailLinkMachine = setup({
  types: {} as {
    /** `email` is the address that counts after confirming. */
    context: EmailLink & { email: string | null; error: unknown };
    events: { type: 'link.followed' };
    input: EmailLink;
    emitted: { type: 'email.changed' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    followLink: fromPromise<string | null, EmailLink>(() => notProvided('followLink')),
  },
  actions: {
    clearError: assign({ error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepEmail: assign((_, { output }: { output: string | null }) => ({ email: output })),
    announceChanged: emit({ type: 'email.changed' }),
  },
  guards: {
    isUndoing: ({ context }) => context.purpose === 'undo',
    isLinkDead: (_, { error }: { error: unknown }) => isLinkDead(error),
    isAddressTaken: (_, { error }: { error: unknown }) => isApiError(error, 'refused') && error.status === 409,
  },
}).createMachine({
  id: 'emailLink',
  description: 'The emailed links of a new address: one confirms it, the other undoes the change.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ ...input, email: null, error: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks before anything changes, since email scanners open links too.',
      meta: { screen: SCREEN },
      on: { 'link.followed': 'following' },
    },
    following: {
      description: 'The link’s token is sent to the server.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearError',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context: { purpose, tokenParam } }) => ({ purpose, tokenParam }),
        onDone: [
          { guard: 'isUndoing', target: 'undone' },
          {
            target: 'confirmed',
            actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'announceChanged'],
          },
        ],
        onError: [
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event },
            target: 'linkDead',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAddressTaken', params: ({ event }) => event },
            target: 'taken',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    linkDead: {
      description: 'The link has expired, was used, or its change was cancelled or replaced.',
      meta: { screen: SCREEN },
    },
    taken: {
      description: 'Another account has the address by now, so nothing changed.',
      meta: { screen: SCREEN },
    },
    confirmed: {
      description: 'The new address counts; the previous one gets a link that undoes this for seven days.',
      meta: { screen: SCREEN },
    },
    undone: {
      description: 'The previous address counts again, all sessions have ended, and a new password is to be chosen.',
      meta: { screen: '/undo-email/:token' },
    },
  },
});
