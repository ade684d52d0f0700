/**
 * The lifecycle of an opportunity. The page uses it to decide what to offer, the server to decide what to refuse.
 *
 * Permissions are the server's policy. Closing depends on the clock alone: callers pass whether the deadline has
 * passed, without waiting for a job to record it.
 */

import { assign, setup, transition } from 'xstate';
import type { OpportunityState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** The lifecycle's input, from the opportunity's row and the clock. */
export interface OpportunityStatus {
  /** Null while a decision is pending. */
  isVerified: boolean | null;
  isPastDeadline: boolean;
  /** Places taken. */
  acceptedCount: number;
  isHidden: boolean;
  isFeatured: boolean;
}

export type OpportunityLifecycleEvent =
  /** `seats` is the new number of places; null for unlimited. */
  | { type: 'opportunity.edited'; seats: number | null }
  | { type: 'opportunity.approved' }
  | { type: 'opportunity.declined' }
  | { type: 'opportunity.closed' }
  | { type: 'opportunity.hidden' }
  | { type: 'opportunity.shown' }
  | { type: 'opportunity.featured' }
  | { type: 'opportunity.unfeatured' };

type OpportunityContext = Omit<OpportunityStatus, 'isVerified'>;

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
  description: say('opportunities.lifecycle.awaitingVerificationByAnAdmin'),
  meta: { screen: VERIFY_SCREEN },
  on: {
    'opportunity.edited': 'pending',
    'opportunity.approved': { guard: 'isBeforeDeadline', target: 'approved' },
    'opportunity.declined': 'declined',
  },
});

const approved = opportunity.createStateConfig({
  description: say('opportunities.lifecycle.anAdminApprovedItAnd'),
  meta: { screen: SCREEN },
  initial: 'open',
  states: {
    open: {
      description: say('opportunities.lifecycle.beforeTheDeadlineMembersCan'),
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
      description: say('opportunities.lifecycle.theDeadlineHasPassedNo'),
      meta: { screen: SCREEN },
    },
  },
});

const declined = opportunity.createStateConfig({
  description: say('opportunities.lifecycle.anAdminDeclinedItWith'),
  meta: { screen: OWN_SCREEN },
  on: { 'opportunity.edited': 'pending' },
});

export const opportunityMachine = opportunity.createMachine({
  id: 'opportunity',
  description: say('opportunities.lifecycle.anOpportunityFromSubmissionTo'),
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

/** Whether the lifecycle allows this step. */
export function can(status: OpportunityStatus, event: OpportunityLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The opportunity after a step, or null if the lifecycle doesn't allow it. */
export function follow(status: OpportunityStatus, event: OpportunityLifecycleEvent): OpportunityStatus | null {
  const snapshot = snapshotOf(status);
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
}: Pick<OpportunityStatus, 'isVerified' | 'isPastDeadline'>): OpportunityState {
  if (isVerified === null) return 'pending';
  if (!isVerified) return 'declined';
  return isPastDeadline ? 'closed' : 'approved';
}

/** The machine in the stored state. */
export function snapshotOf({ isVerified, ...context }: OpportunityStatus) {
  const state = stateOf({ isVerified, isPastDeadline: context.isPastDeadline });
  if (state === 'pending' || state === 'declined') return opportunityMachine.resolveState({ value: state, context });
  const value = { approved: state === 'closed' ? 'closed' : 'open' } as const;
  return opportunityMachine.resolveState({ value, context });
}
