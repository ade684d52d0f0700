/** A decision about rows of a queue is kept back for a few seconds before it is sent, and can be undone until then. */
import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

export const UNDO_WINDOW_MS = 5_000;

/** Every queue has it; the one in the showcase can be worked by anybody. */
const SCREEN = '/dev/ui';

export interface Decidable {
  id: string;
}

export interface Decision<Row, Verdict> {
  /** As they were seen when they were decided. */
  rows: readonly Row[];
  /** By its id: which of the queue's choices was taken. */
  choice: string;
  verdict: Verdict;
  /** The list in which it was made, where there is one. */
  list?: string | undefined;
}

/** What became of one of the rows. `Changed` is what the server answers with, the row itself or more than it. */
export interface Outcome<Changed> {
  id: string;
  isDone: boolean;
  /** For a person to read: that it is done, or why not. */
  message: string;
  /** As it stands now, where that is known. */
  changed: Changed | null;
}

interface DecisionContext<Row, Verdict, Changed> {
  decision: Decision<Row, Verdict>;
  outcomes: readonly Outcome<Changed>[];
  /** Why no answer came. */
  error: unknown;
}

export type HeldDecision<Row, Verdict, Changed> = ReturnType<typeof createHeldDecision<Row, Verdict, Changed>>;

/** The same machine for every queue; what a row and a verdict are is known to its types alone. */
export function createHeldDecision<Row, Verdict, Changed>() {
  return setup({
    types: {} as {
      context: DecisionContext<Row, Verdict, Changed>;
      events:
        | { type: 'decision.undone' }
        /** The page is being left, or whoever decided does not want to wait. */
        | { type: 'decision.hastened' }
        | { type: 'decision.retried' };
      input: Decision<Row, Verdict>;
      tags: 'open';
      meta: { screen: string };
    },
    actors: {
      sendDecision: fromPromise<readonly Outcome<Changed>[], Decision<Row, Verdict>>(() => unprovided('sendDecision')),
    },
    actions: {
      keepOutcomes: assign((_, { outcomes }: { outcomes: readonly Outcome<Changed>[] }) => ({ outcomes })),
      keepError: assign((_, { error }: { error: unknown }) => ({ error })),
      forgetError: assign({ error: null }),
    },
    delays: { undoWindow: UNDO_WINDOW_MS },
  }).createMachine({
    id: 'heldDecision',
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
        description: 'The decision is on its way; from here on it can not be undone.',
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
        on: { 'decision.retried': 'sending' },
      },
      answered: {
        description: 'The server has answered for each row by itself.',
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
}
