/** A new impact that was submitted without a connection, and waits on this device until it's sent. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { type FormErrors, formErrors } from '#platform/browser/forms/form-errors.ts';
import { isUnanswered } from '#platform/browser/outbox/is-unanswered.ts';

const SCREEN = '/dashboard/impacts';

interface WaitingContext {
  title: string;
  refusal: FormErrors | null;
}

type WaitingEvent =
  /** There may be a connection, and it's this one's turn. */
  { type: 'send.due' } | { type: 'draft.takenUp' } | { type: 'draft.withdrawn' };

export const refusalOf = (error: unknown): FormErrors =>
  formErrors(error, sayFailed(say('impacts.impactForm.failed'), error));

export const waitingImpactMachine = setup({
  types: {} as {
    context: WaitingContext;
    input: WaitingContext;
    events: WaitingEvent;
    /** Null if another tab has sent it. */
    emitted: { type: 'impact.sent'; impact: Impact | null };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    sendImpact: fromPromise<Impact | null>(() => notProvided('sendImpact')),
  },
  actions: {
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    tellSent: emit((_, impact: Impact | null) => ({ type: 'impact.sent' as const, impact })),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'waitingImpact',
  description: 'A new impact that was submitted without a connection, from this device to the server.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Stored on this device until there is a connection. Can be edited and withdrawn.',
      meta: { screen: SCREEN },
      always: { guard: 'isRefused', target: 'refused' },
      on: { 'send.due': 'sending', 'draft.takenUp': 'takenUp', 'draft.withdrawn': 'withdrawn' },
    },
    sending: {
      description: 'Uploads the remaining files, then the impact, in one tab at a time.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'sendImpact',
        src: 'sendImpact',
        onDone: { target: 'sent', actions: { type: 'tellSent', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'waiting' },
          { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      description: 'The server has refused it. The form shows why, with everything as typed.',
      meta: { screen: SCREEN },
      on: { 'draft.takenUp': 'takenUp', 'draft.withdrawn': 'withdrawn' },
    },
    sent: { description: 'On the server, once. Removed from this device.', meta: { screen: SCREEN }, type: 'final' },
    takenUp: { description: 'Back in the form, as a draft.', meta: { screen: SCREEN }, type: 'final' },
    withdrawn: { description: 'Removed from this device.', meta: { screen: SCREEN }, type: 'final' },
  },
});
