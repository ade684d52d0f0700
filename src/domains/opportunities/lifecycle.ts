/**
 * What may follow what in the life of an opportunity. The page asks it what to offer, the server what to refuse.
 *
 * Who may do it is the server's policy. That the deadline closes it depends on the clock alone: whoever asks says
 * whether the deadline is past, and nothing waits for a job to write it down.
 */
import { assign, setup, transition } from 'xstate';
import type { OpportunityState } from '../../../generated/types.gen.ts';

/** What the lifecycle needs to know of an opportunity; the columns of its row and the clock hold it. */
export interface OpportunityStanding {
  /** Null while a decision is pending. */
  isVerified: boolean | null;
  isPastDeadline: boolean;
  /** How many applications have a seat. */
  acceptedCount: number;
  isHidden: boolean;
  isFeatured: boolean;
}

export type OpportunityLifecycleEvent =
  /** With the seats it shall have; null for any number. */
  | { type: 'opportunity.edited'; seats: number | null }
  | { type: 'opportunity.approved' }
  | { type: 'opportunity.declined' }
  | { type: 'opportunity.closed' }
  | { type: 'opportunity.hidden' }
  | { type: 'opportunity.shown' }
  | { type: 'opportunity.featured' }
  | { type: 'opportunity.unfeatured' };

type OpportunityContext = Omit<OpportunityStanding, 'isVerified'>;

const SCREEN = '/scholarships/{id}/{slug}';
const OWN_SCREEN = '/partner/opportunities';
const VERIFY_SCREEN = '/admin/opportunities';

const opportunity = setup({
  types: {} as {
    context: OpportunityContext;
    events: OpportunityLifecycleEvent;
    input: OpportunityContext;
    meta: { screen: string };
  },
  actions: {
    close: assign({ isPastDeadline: true, isFeatured: false }),
    hide: assign({ isHidden: true, isFeatured: false }),
    show: assign({ isHidden: false }),
    feature: assign({ isFeatured: true }),
    unfeature: assign({ isFeatured: false }),
  },
  guards: {
    isBeforeDeadline: ({ context }) => !context.isPastDeadline,
    isShown: ({ context }) => !context.isHidden,
    hasSeatsForAccepted: ({ context }, seats: number | null) => seats === null || seats >= context.acceptedCount,
  },
});

const pending = opportunity.createStateConfig({
  description: 'Its owner offers it and no Admin has decided yet. It may be edited; nobody else sees it.',
  meta: { screen: VERIFY_SCREEN },
  on: {
    'opportunity.edited': 'pending',
    'opportunity.approved': { guard: 'isBeforeDeadline', target: 'approved' },
    'opportunity.declined': 'declined',
  },
});

const approved = opportunity.createStateConfig({
  description: 'An Admin approved it and said how many points it needs. Everyone sees it unless it is hidden.',
  meta: { screen: SCREEN },
  initial: 'open',
  states: {
    open: {
      description: 'The deadline is ahead: applications are made and decided while a seat is left.',
      meta: { screen: SCREEN },
      on: {
        'opportunity.edited': {
          guard: { type: 'hasSeatsForAccepted', params: ({ event }) => event.seats },
          target: 'open',
        },
        'opportunity.closed': { target: 'closed', actions: 'close' },
        'opportunity.featured': { guard: 'isShown', actions: 'feature' },
      },
    },
    closed: {
      description: 'The deadline is past: nothing is applied for, decided or edited any more.',
      meta: { screen: SCREEN },
    },
  },
});

const declined = opportunity.createStateConfig({
  description: 'An Admin declined it, with a reason. Its owner may edit it, which sends it again.',
  meta: { screen: OWN_SCREEN },
  on: { 'opportunity.edited': 'pending' },
});

export const opportunityMachine = opportunity.createMachine({
  id: 'opportunity',
  description: 'The life of an opportunity, from being offered to being closed by its deadline.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'pending',
  on: {
    'opportunity.hidden': { actions: 'hide' },
    'opportunity.shown': { actions: 'show' },
    'opportunity.unfeatured': { actions: 'unfeature' },
  },
  states: { pending, approved, declined },
});

/** Whether the lifecycle has this step for an opportunity that stands so. */
export function can(standing: OpportunityStanding, event: OpportunityLifecycleEvent): boolean {
  return snapshotOf(standing).can(event);
}

/** How the opportunity stands after a step; null when the lifecycle does not have it. */
export function follow(standing: OpportunityStanding, event: OpportunityLifecycleEvent): OpportunityStanding | null {
  const snapshot = snapshotOf(standing);
  if (!snapshot.can(event)) return null;
  const [next] = transition(opportunityMachine, snapshot, event);
  return {
    ...next.context,
    isVerified: next.matches('approved') ? true : next.matches('declined') ? false : null,
  };
}

export function stateOf({
  isVerified,
  isPastDeadline,
}: Pick<OpportunityStanding, 'isVerified' | 'isPastDeadline'>): OpportunityState {
  if (isVerified === null) return 'pending';
  if (!isVerified) return 'declined';
  return isPastDeadline ? 'closed' : 'approved';
}

function snapshotOf({ isVerified, ...context }: OpportunityStanding) {
  const state = stateOf({ isVerified, isPastDeadline: context.isPastDeadline });
  if (state === 'pending' || state === 'declined') return opportunityMachine.resolveState({ value: state, context });
  const value = { approved: state === 'closed' ? 'closed' : 'open' } as const;
  return opportunityMachine.resolveState({ value, context });
}
