/** Closing the own account. */
import { assign, emit, fromPromise, setup } from 'xstate';
import { formErrors, sayErrors } from '../../../platform/browser/form-errors.ts';
import { unprovided } from '../../../platform/browser/unprovided.ts';

const SCREEN = '/dashboard/settings/deactivate';
const UNANSWERED = 'The account was not deactivated. Check your connection and try again.';

export const deactivationMachine = setup({
  types: {} as {
    context: { failure: string | null; error: unknown };
    events: { type: 'question.asked' } | { type: 'question.dropped' } | { type: 'deactivation.confirmed' };
    /** For the session, which ends and leads away. */
    emitted: { type: 'account.deactivated' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    deactivateAccount: fromPromise<void>(() => unprovided('deactivateAccount')),
  },
  actions: {
    clearFailure: assign({ failure: null, error: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      error,
      failure: sayErrors(formErrors(error, UNANSWERED)),
    })),
    announceDeactivated: emit({ type: 'account.deactivated' }),
  },
}).createMachine({
  id: 'deactivation',
  description: 'Deactivating the own account, which a login undoes for two weeks.',
  meta: { screen: SCREEN },
  context: { failure: null, error: null },
  initial: 'open',
  states: {
    open: {
      description: 'The account is open; what closing it brings stands on the page.',
      meta: { screen: SCREEN },
      on: { 'question.asked': 'asking' },
    },
    asking: {
      description: 'Asks once. Why it was not done, if it was tried, stands beside the question.',
      meta: { screen: SCREEN },
      on: {
        'question.dropped': { target: 'open', actions: 'clearFailure' },
        'deactivation.confirmed': 'deactivating',
      },
    },
    deactivating: {
      description: 'The server closes the account and ends its sessions.',
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
      description: 'The account is closed and the session is over.',
      meta: { screen: '/logout' },
    },
  },
});
