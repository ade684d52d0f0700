/**
 * What may follow what between a member and an opportunity: from not having applied to the answer.
 *
 * Both sides ask it: the page what to offer, the server what to refuse with a 409.
 */
import { setup, transition } from 'xstate';
import type { ApplicationState } from '../../../../generated/types.gen.ts';

/** What the lifecycle needs to know; the rows of both, and the clock, hold it. */
export interface ApplicationStanding {
  /** Null for who has not applied. */
  state: ApplicationState | null;
  /** Whether the opportunity is approved and its deadline ahead. */
  isOpen: boolean;
  hasSeatLeft: boolean;
  /** Whether the member has the points that the opportunity asks for. */
  isUnlocked: boolean;
}

export type ApplicationEvent =
  | { type: 'application.requested' }
  | { type: 'application.accepted' }
  | { type: 'application.denied' }
  | { type: 'application.autoAccepted' }
  | { type: 'application.withdrawn' }
  /** The deadline came before anybody had decided. */
  | { type: 'application.closedUndecided' };

type ApplicationContext = Omit<ApplicationStanding, 'state'>;

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
  description: 'The member applied and waits. The partner decides until the deadline, the member may withdraw.',
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
  description: 'An application of one member for one opportunity.',
  meta: { screen: OWN_SCREEN },
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: {
      description: 'The member has not applied. It needs the points, a seat that is left and a deadline that is ahead.',
      meta: { screen: SCREEN },
      on: { 'application.requested': { guard: 'canApply', target: 'requested' } },
    },
    requested,
    accepted: { description: 'The partner accepted it: it has a seat, for good.', meta: { screen: OWN_SCREEN } },
    denied: {
      description: 'The partner denied it, or the deadline came before a decision. There is no second try.',
      meta: { screen: OWN_SCREEN },
    },
    'auto-accepted': {
      description: 'The partner’s rule accepted it for its points: it has a seat, for good.',
      meta: { screen: OWN_SCREEN },
    },
    withdrawn: {
      description: 'The member took it back before a decision, and may apply anew under the rule of that day.',
      meta: { screen: OWN_SCREEN },
      on: { 'application.requested': { guard: 'canApply', target: 'requested' } },
    },
  },
});

/** Whether the lifecycle has this step for an application that stands so. */
export function canTake(standing: ApplicationStanding, event: ApplicationEvent): boolean {
  return snapshotOf(standing).can(event);
}

/** The state after a step; null when the lifecycle does not have it. */
export function stateAfter(standing: ApplicationStanding, event: ApplicationEvent): ApplicationState | null {
  const snapshot = snapshotOf(standing);
  if (!snapshot.can(event)) return null;
  const [next] = transition(applicationMachine, snapshot, event);
  return next.value === 'none' ? null : next.value;
}

function snapshotOf({ state, ...context }: ApplicationStanding) {
  return applicationMachine.resolveState({ value: state ?? 'none', context });
}
