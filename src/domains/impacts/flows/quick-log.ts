/** Asks for proposals while an impact is logged from a photo and a sentence. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ImpactProposal, PlacePoint } from '#generated/types.gen.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';

const SCREEN = '/dashboard/impacts/new?step=quick';

/** What proposals are made from. */
export interface Clues {
  words: string;
  media: string[];
  /** Of a picture, to a tenth of a degree; the files that are sent don't say it unless the member lets them. */
  position?: PlacePoint;
}

const NO_CLUES: Clues = { words: '', media: [] };

const meta = { screen: SCREEN };

/** Long enough not to ask at each letter. */
const PAUSE_MS = 600;

export const quickLogMachine = setup({
  types: {} as {
    context: { clues: Clues; error: unknown };
    events: { type: 'clues.changed'; clues: Clues } | { type: 'connection.returned' };
    /** Null if the server didn't answer. */
    emitted: { type: 'proposal.made'; proposal: ImpactProposal | null };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    propose: fromPromise<ImpactProposal, Clues>(() => notProvided('propose')),
  },
  delays: { pause: PAUSE_MS },
  actions: {
    takeClues: assign((_, { clues }: { clues: Clues }) => ({ clues, error: null })),
    tellProposal: emit((_, proposal: ImpactProposal) => ({ type: 'proposal.made' as const, proposal })),
    tellNone: emit({ type: 'proposal.made' as const, proposal: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'quickLog',
  description: 'Proposing the fields of an impact from a photo and a few words.',
  meta,
  context: { clues: NO_CLUES, error: null },
  initial: 'resting',
  on: {
    'clues.changed': { target: '.pausing', actions: { type: 'takeClues', params: ({ event }) => event } },
  },
  states: {
    resting: {
      description: 'There is nothing new to propose from.',
      meta,
    },
    pausing: {
      description: 'A photo or words were added. Waits until the person pauses.',
      meta,
      after: { pause: 'proposing' },
    },
    proposing: {
      description: 'Asks the server what the photo and the words say.',
      meta,
      tags: ['loading'],
      invoke: {
        id: 'propose',
        src: 'propose',
        input: ({ context }) => context.clues,
        onDone: { target: 'resting', actions: { type: 'tellProposal', params: ({ event }) => event.output } },
        onError: {
          target: 'unanswered',
          actions: [{ type: 'keepError', params: ({ event }) => event }, 'tellNone'],
        },
      },
    },
    unanswered: {
      description: 'There was no answer. The person fills the form in alone, or the connection returns.',
      meta,
      on: { 'connection.returned': 'proposing' },
    },
  },
});
