/**
 * The lifecycle of an opportunity. The page uses it to decide what to offer, the server to decide what to refuse.
 *
 * Permissions are the server's policy. Closing at the deadline depends on the clock alone: callers pass whether it has
 * passed, without waiting for a job to record it. Until then, the partner can close it early and reopen it.
 */

import { assign, setup } from 'xstate';
import type { OpportunityState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** The lifecycle's input, from the opportunity's row and the clock. */
export interface OpportunityStatus {
  /** Null while a decision is pending. */
  isVerified: boolean | null;
  isPastDeadline: boolean;
  /** Closed before its deadline, which is still ahead. */
  isClosedEarly: boolean;
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
  | { type: 'opportunity.closedEarly' }
  | { type: 'opportunity.reopened' }
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
    close: assign({ isPastDeadline: true, isClosedEarly: false, isFeatured: false }),
    closeEarly: assign({ isClosedEarly: true, isFeatured: false }),
    reopen: assign({ isClosedEarly: false }),
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
  description: 'Awaiting verification by an admin. Its owner can edit it; only they and admins can see it.',
  meta: { screen: VERIFY_SCREEN },
  on: {
    'opportunity.edited': 'pending',
    'opportunity.approved': { guard: 'isBeforeDeadline', target: 'approved' },
    'opportunity.declined': 'declined',
  },
});

const approved = opportunity.createStateConfig({
  description: 'An admin approved it and set the points needed. Everyone can see it unless it’s hidden.',
  meta: { screen: SCREEN },
  initial: 'open',
  states: {
    open: {
      description: 'Before the deadline: members can apply and the partner can decide while places are left.',
      meta: { screen: SCREEN },
      on: {
        'opportunity.edited': {
          guard: { type: 'hasSeatsForAccepted', params: ({ event }) => event.seats },
          target: 'open',
        },
        'opportunity.closed': { target: 'closed', actions: 'close' },
        'opportunity.closedEarly': { target: 'closedEarly', actions: 'closeEarly' },
        'opportunity.featured': { guard: 'isShown', actions: 'feature' },
      },
    },
    closedEarly: {
      description:
        'Closed before its deadline: no more applications, but the partner can decide on pending ones, edit it and reopen it.',
      meta: { screen: SCREEN },
      on: {
        'opportunity.edited': {
          guard: { type: 'hasSeatsForAccepted', params: ({ event }) => event.seats },
          target: 'closedEarly',
        },
        'opportunity.closed': { target: 'closed', actions: 'close' },
        'opportunity.reopened': { target: 'open', actions: 'reopen' },
      },
    },
    closed: {
      description: 'The deadline has passed: no more applications, decisions or edits.',
      meta: { screen: SCREEN },
    },
  },
});

const declined = opportunity.createStateConfig({
  description: 'An admin declined it, with a reason. Its owner can edit and resubmit it.',
  meta: { screen: OWN_SCREEN },
  on: { 'opportunity.edited': 'pending' },
});

export const opportunityMachine = opportunity.createMachine({
  id: 'opportunity',
  description: 'An opportunity, from submission to its deadline.',
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
  const next = stepFrom(opportunityMachine, snapshotOf(status), event);
  if (!next) return null;
  return {
    ...next.context,
    isVerified: next.matches('approved') ? true : next.matches('declined') ? false : null,
  };
}

export function stateOf({
  isVerified,
  isPastDeadline,
  isClosedEarly,
}: Pick<OpportunityStatus, 'isVerified' | 'isPastDeadline' | 'isClosedEarly'>): OpportunityState {
  if (isVerified === null) return 'pending';
  if (!isVerified) return 'declined';
  return isPastDeadline || isClosedEarly ? 'closed' : 'approved';
}

/** The machine in the stored state. */
export function snapshotOf({ isVerified, ...context }: OpportunityStatus) {
  const state = stateOf({ isVerified, ...context });
  if (state === 'pending' || state === 'declined') return opportunityMachine.resolveState({ value: state, context });
  const stage = context.isPastDeadline ? 'closed' : context.isClosedEarly ? 'closedEarly' : 'open';
  return opportunityMachine.resolveState({ value: { approved: stage }, context });
}
