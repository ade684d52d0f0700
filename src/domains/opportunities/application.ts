/**
 * The lifecycle of an application.
 *
 * The page uses it to decide what to offer, the server to decide what to refuse with a 409.
 */

import { setup } from 'xstate';
import type { ApplicationState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** The lifecycle's input, from both rows and the clock. */
export interface ApplicationStatus {
  /** Null before applying. */
  state: ApplicationState | null;
  /** Approved and before the deadline. */
  isOpen: boolean;
  hasSeatLeft: boolean;
  /** The member has enough points. */
  isUnlocked: boolean;
}

export type ApplicationEvent =
  | { type: 'application.requested' }
  | { type: 'application.accepted' }
  | { type: 'application.denied' }
  | { type: 'application.autoAccepted' }
  | { type: 'application.withdrawn' }
  /** The deadline passed before a decision. */
  | { type: 'application.closedUndecided' };

type ApplicationContext = Omit<ApplicationStatus, 'state'>;

const SCREEN = '/scholarships/{id}/{slug}';
const OWN_SCREEN = '/dashboard/scholarships';
const QUEUE_SCREEN = '/partner/applications';

const application = setup({
  types: {} as {
    context: ApplicationContext;
    events: ApplicationEvent;
    input: ApplicationContext;
    meta: { screen: string };
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isClosed: ({ context }) => !context.isOpen,
    canApply: ({ context }) => context.isOpen && context.hasSeatLeft && context.isUnlocked,
    canSeat: ({ context }) => context.isOpen && context.hasSeatLeft,
  },
});

const requested = application.createStateConfig({
  description: 'Pending. Until the deadline, the partner can decide and the member can withdraw.',
  meta: { screen: QUEUE_SCREEN },
  on: {
    'application.accepted': { guard: 'canSeat', target: 'accepted' },
    'application.autoAccepted': { guard: 'canSeat', target: 'auto-accepted' },
    'application.denied': { guard: 'isOpen', target: 'denied' },
    'application.withdrawn': { guard: 'isOpen', target: 'withdrawn' },
    'application.closedUndecided': { guard: 'isClosed', target: 'denied' },
  },
});

export const applicationMachine = application.createMachine({
  id: 'application',
  description: 'A member’s application for an opportunity.',
  meta: { screen: OWN_SCREEN },
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: {
      description:
        'The member hasn’t applied. Applying needs enough points, a place left and a deadline in the future.',
      meta: { screen: SCREEN },
      on: { 'application.requested': { guard: 'canApply', target: 'requested' } },
    },
    requested,
    accepted: { description: 'The partner accepted it. Final.', meta: { screen: OWN_SCREEN } },
    denied: {
      description: 'The partner declined it, or the deadline passed before a decision. Final.',
      meta: { screen: OWN_SCREEN },
    },
    'auto-accepted': {
      description: 'Accepted automatically for its points. Final.',
      meta: { screen: OWN_SCREEN },
    },
    withdrawn: {
      description: 'The member withdrew it before a decision and can apply again, under the rules at that time.',
      meta: { screen: OWN_SCREEN },
      on: { 'application.requested': { guard: 'canApply', target: 'requested' } },
    },
  },
});

/** Whether the lifecycle allows this step. */
export function canTake(status: ApplicationStatus, event: ApplicationEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The next state, or null if the lifecycle doesn't allow the step. */
export function stateAfter(status: ApplicationStatus, event: ApplicationEvent): ApplicationState | null {
  const next = stepFrom(applicationMachine, snapshotOf(status), event);
  if (!next) return null;
  return next.value === 'none' ? null : next.value;
}

/** The machine in the stored state. */
export function snapshotOf({ state, ...context }: ApplicationStatus) {
  return applicationMachine.resolveState({ value: state ?? 'none', context });
}
