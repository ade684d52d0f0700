/** A decision on rows of a queue, held for a few seconds before sending so that it can be undone. */
import { assign, fromPromise, setup } from 'xstate';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';
import { notProvided } from '../calls/not-provided.ts';

/** The page for the inspector: every queue uses this machine, and the showcase's queue is open to anyone. */
const SCREEN = '/dev/ui';

export interface Decidable {
  id: string;
}

export interface Decision<Row, Verdict> {
  /** As they were when decided. */
  rows: readonly Row[];
  /** The choice's id. */
  choice: string;
  verdict: Verdict;
  /** The list it was made in, if any. */
  list?: string | undefined;
}

/** The outcome for one row. `Changed` is the type of the server's answer. */
export interface Outcome<Changed> {
  id: string;
  isDone: boolean;
  /** For people to read. */
  message: string;
  /** The current state, if known. */
  changed: Changed | null;
}

interface DecisionContext<Row, Verdict, Changed> {
  decision: Decision<Row, Verdict>;
  outcomes: readonly Outcome<Changed>[];
  /** Why there was no answer. */
  error: unknown;
}

export type HeldDecision<Row, Verdict, Changed> = ReturnType<typeof createHeldDecision<Row, Verdict, Changed>>;

/** One machine for every queue, generic over rows and verdicts. */
export function createHeldDecision<Row, Verdict, Changed>() {
  return setup({
    types: {} as {
      context: DecisionContext<Row, Verdict, Changed>;
      events:
        | { type: 'decision.undone' }
        /** Someone's pointer or focus is on its Undo, or no longer is. */
        | { type: 'undo.reached' }
        | { type: 'undo.left' }
        /** The page is being left. */
        | { type: 'decision.hastened' }
        | { type: 'decision.retried' };
      input: Decision<Row, Verdict>;
      tags: 'open';
      meta: { screen: string };
    },
    actors: {
      sendDecision: fromPromise<readonly Outcome<Changed>[], Decision<Row, Verdict>>(() => notProvided('sendDecision')),
    },
    actions: {
      keepOutcomes: assign((_, { outcomes }: { outcomes: readonly Outcome<Changed>[] }) => ({ outcomes })),
      keepError: assign((_, { error }: { error: unknown }) => ({ error })),
      forgetError: assign({ error: null }),
    },
    delays: { undoWindow: UNDO_WINDOW_MS },
  }).createMachine({
    id: 'heldDecision',
    description: 'A decision held for a moment, then sent.',
    meta: { screen: SCREEN },
    context: ({ input }) => ({ decision: input, outcomes: [], error: null }),
    initial: 'held',
    states: {
      held: {
        description: 'Not sent yet. It can be undone until the time is up.',
        meta: { screen: SCREEN },
        tags: ['open'],
        after: { undoWindow: 'sending' },
        on: { 'decision.undone': 'undone', 'decision.hastened': 'sending', 'undo.reached': 'waiting' },
      },
      waiting: {
        description: 'Someone is at its Undo, so the time stands still.',
        meta: { screen: SCREEN },
        tags: ['open'],
        on: { 'decision.undone': 'undone', 'decision.hastened': 'sending', 'undo.left': 'held' },
      },
      sending: {
        description: 'Being sent. It can no longer be undone.',
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
        description: 'No answer. The decision may or may not have arrived; sending it again is safe.',
        meta: { screen: SCREEN },
        on: { 'decision.retried': 'sending' },
      },
      answered: {
        description: 'The server has answered for each row.',
        meta: { screen: SCREEN },
        type: 'final',
      },
      undone: {
        description: 'Undone before sending, or dropped.',
        meta: { screen: SCREEN },
        type: 'final',
      },
    },
  });
}
