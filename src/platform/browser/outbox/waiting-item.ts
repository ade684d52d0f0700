/** Something that was submitted or pressed without a connection, and waits on this device until it's sent. */
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../calls/not-provided.ts';
import { sayWhy } from '../calls/say-failure.ts';
import { type FormErrors, formErrors } from '../forms/form-errors.ts';
import { isUnanswered } from './is-unanswered.ts';

const SCREEN = '/dashboard/impacts';

interface WaitingContext {
  kind: string;
  refusal: FormErrors | null;
}

type WaitingEvent =
  /** There may be a connection, and it's this one's turn. */
  { type: 'send.due' } | { type: 'draft.takenUp' } | { type: 'draft.withdrawn' };

export const refusalOf = (error: unknown): FormErrors => formErrors(error, sayWhy(error));

export const waitingItemMachine = setup({
  types: {} as {
    context: WaitingContext;
    input: WaitingContext;
    events: WaitingEvent;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    sendWaiting: fromPromise<void>(() => notProvided('sendWaiting')),
  },
  actions: {
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'waitingItem',
  description:
    'An impact, a comment, a like, a saved scholarship or a follow without a connection, from this device to the server.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'Stored on this device until there is a connection. Impacts and comments can be edited and withdrawn, and a button pressed back.',
      meta: { screen: SCREEN },
      always: { guard: 'isRefused', target: 'refused' },
      on: { 'send.due': 'sending', 'draft.takenUp': 'takenUp', 'draft.withdrawn': 'withdrawn' },
    },
    sending: {
      description: 'On its way, in one tab at a time; an impact after its remaining files.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'sendWaiting',
        src: 'sendWaiting',
        onDone: 'sent',
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'waiting' },
          { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      description:
        'The server has refused it and said why. Impacts and comments stay as typed until they’re edited or withdrawn; a button shows again what the server has.',
      meta: { screen: SCREEN },
      on: { 'draft.takenUp': 'takenUp', 'draft.withdrawn': 'withdrawn' },
    },
    sent: { description: 'On the server, once. Removed from this device.', meta: { screen: SCREEN }, type: 'final' },
    takenUp: { description: 'Back in its form or field, as a draft.', meta: { screen: SCREEN }, type: 'final' },
    withdrawn: { description: 'Removed from this device.', meta: { screen: SCREEN }, type: 'final' },
  },
});
