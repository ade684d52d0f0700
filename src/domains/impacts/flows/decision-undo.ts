/** A reviewer's decision is kept back for a few seconds before it is sent, and can be undone until then. */
import { assign, fromPromise, setup } from 'xstate';
import type { Impact } from '../../../../generated/types.gen.ts';
import { unprovided } from '../../../platform/browser/unprovided.ts';

export const UNDO_WINDOW_MS = 5_000;

const SCREEN = '/judge/impacts';

export interface DecisionSubject {
  id: string;
  title: string;
  /** What was looked at; a newer one on the server refuses the decision. */
  revision: number;
}

export interface Decision {
  subjects: readonly DecisionSubject[];
  isVerified: boolean;
  /** Null approves without a word; a decline has one. */
  reason: string | null;
}

/** What became of one of the subjects. */
export interface DecisionOutcome {
  id: string;
  isDone: boolean;
  /** For a person to read: that it is done, or why not. */
  message: string;
  /** As it stands now, where that is known. */
  impact: Impact | null;
}

interface DecisionContext {
  decision: Decision;
  outcomes: readonly DecisionOutcome[];
  /** Why no answer came. */
  error: unknown;
}

export const decisionUndoMachine = setup({
  types: {} as {
    context: DecisionContext;
    events:
      | { type: 'decision.undone' }
      /** The page is being left, or the reviewer does not want to wait. */
      | { type: 'decision.hastened' }
      | { type: 'decision.retried' }
      | { type: 'decision.dropped' };
    input: Decision;
    tags: 'open';
    meta: { screen: string };
  },
  actors: {
    sendDecision: fromPromise<readonly DecisionOutcome[], Decision>(() => unprovided('sendDecision')),
  },
  actions: {
    keepOutcomes: assign((_, { outcomes }: { outcomes: readonly DecisionOutcome[] }) => ({ outcomes })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
  },
  delays: { undoWindow: UNDO_WINDOW_MS },
}).createMachine({
  id: 'decisionUndo',
  description: 'A decision that is kept back for a moment, then sent.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ decision: input, outcomes: [], error: null }),
  initial: 'held',
  states: {
    held: {
      description: 'The decision is made and nobody knows of it yet; until the time is over it can be undone.',
      meta: { screen: SCREEN },
      tags: ['open'],
      after: { undoWindow: 'sending' },
      on: { 'decision.undone': 'undone', 'decision.hastened': 'sending' },
    },
    sending: {
      description: 'The decision is on its way; from here on only an Admin can take it back.',
      meta: { screen: SCREEN },
      tags: ['open'],
      entry: 'forgetError',
      invoke: {
        id: 'sendDecision',
        src: 'sendDecision',
        input: ({ context }) => context.decision,
        onDone: {
          target: 'answered',
          actions: { type: 'keepOutcomes', params: ({ event }) => ({ outcomes: event.output }) },
        },
        onError: { target: 'unanswered', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    unanswered: {
      description: 'No answer came: the decision may have arrived or not, and can be sent again without harm.',
      meta: { screen: SCREEN },
      on: { 'decision.retried': 'sending', 'decision.dropped': 'undone' },
    },
    answered: {
      description: 'The server has answered for each subject by itself.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    undone: {
      description: 'The decision was taken back before it was sent, or given up.',
      meta: { screen: SCREEN },
      type: 'final',
    },
  },
});
