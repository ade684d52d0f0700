/** Deactivating one's own account. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';

const SCREEN = '/dashboard/settings/deactivate';
const UNANSWERED = say('auth.deactivation.failed');

export const deactivationMachine = setup({
  types: {} as {
    context: { failure: string | null; error: unknown };
    events: { type: 'question.asked' } | { type: 'question.dropped' } | { type: 'deactivation.confirmed' };
    /** Forwarded to the session, which ends and navigates to /logout. */
    emitted: { type: 'account.deactivated' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    deactivateAccount: fromPromise<void>(() => notProvided('deactivateAccount')),
  },
  actions: {
    clearFailure: assign({ failure: null, error: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      error,
      failure: sayFailed(UNANSWERED, error),
    })),
    announceDeactivated: emit({ type: 'account.deactivated' }),
  },
}).createMachine({
  id: 'deactivation',
  description: 'Deactivating one’s own account; logging in within two weeks undoes it. Later its data is erased.',
  meta: { screen: SCREEN },
  context: { failure: null, error: null },
  initial: 'open',
  states: {
    open: {
      description: 'The account is active; the page says what deactivating it means.',
      meta: { screen: SCREEN },
      on: { 'question.asked': 'asking' },
    },
    asking: {
      description: 'Asks for confirmation, with the error of the last attempt.',
      meta: { screen: SCREEN },
      on: {
        'question.dropped': { target: 'open', actions: 'clearFailure' },
        'deactivation.confirmed': 'deactivating',
      },
    },
    deactivating: {
      description: 'The server deactivates the account and ends its sessions.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'deactivateAccount',
        src: 'deactivateAccount',
        onDone: { target: 'deactivated', actions: 'announceDeactivated' },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    deactivated: {
      description:
        'The account is deactivated and the session has ended. Its data is erased after the days that the server gives.',
      meta: { screen: '/logout' },
    },
  },
});
