/**
 * What may follow what in the life of a council. The page asks it what to offer, the server what to refuse.
 *
 * Who may do it is the server's policy. Here stands what depends on the state alone.
 */
import { setup, transition } from 'xstate';

export type CouncilState = 'pending' | 'approved' | 'declined';

/** The two flags of the wire, which are the state. */
export interface CouncilStanding {
  isApproved: boolean;
  /** Whether a decision was submitted. */
  isSubmited: boolean;
}

/** Its owner edits a council and so sends it again; an Admin who amends one leaves it as it was decided. */
export type CouncilLifecycleEvent =
  | { type: 'council.edited' }
  | { type: 'council.amended' }
  | { type: 'council.approved' }
  | { type: 'council.declined' }
  | { type: 'council.handedOver' }
  | { type: 'membership.requested' }
  | { type: 'resource.shared' };

const SCREEN = '/councils/{id}/{slug}';
const QUEUE_SCREEN = '/admin/councils';

export const councilMachine = setup({
  types: {} as { events: CouncilLifecycleEvent; meta: { screen: string } },
}).createMachine({
  id: 'council',
  description: 'The life of a council, from being founded to being approved or declined.',
  meta: { screen: SCREEN },
  initial: 'pending',
  states: {
    pending: {
      description: 'Its owner has sent it and no Admin has decided yet.',
      meta: { screen: QUEUE_SCREEN },
      on: {
        'council.edited': 'pending',
        'council.amended': 'pending',
        'council.approved': 'approved',
        'council.declined': 'declined',
      },
    },
    approved: {
      description: 'Everyone sees it, members join it and share resources. It stays approved, edited or not.',
      meta: { screen: SCREEN },
      on: {
        'council.edited': 'approved',
        'council.amended': 'approved',
        'council.handedOver': 'approved',
        'membership.requested': 'approved',
        'resource.shared': 'approved',
      },
    },
    declined: {
      description: 'An Admin declined it, with a reason; its owner may edit it and send it again.',
      meta: { screen: SCREEN },
      on: {
        'council.edited': 'pending',
        'council.amended': 'declined',
      },
    },
  },
});

/** Whether the lifecycle has this step for a council that stands so. */
export function can(standing: CouncilStanding, event: CouncilLifecycleEvent): boolean {
  return snapshotOf(standing).can(event);
}

/** How the council stands after a step; null when the lifecycle does not have it. */
export function follow(standing: CouncilStanding, event: CouncilLifecycleEvent): CouncilStanding | null {
  const snapshot = snapshotOf(standing);
  if (!snapshot.can(event)) return null;
  const [next] = transition(councilMachine, snapshot, event);
  return { isApproved: next.matches('approved'), isSubmited: !next.matches('pending') };
}

export function stateOf({ isApproved, isSubmited }: CouncilStanding): CouncilState {
  if (!isSubmited) return 'pending';
  return isApproved ? 'approved' : 'declined';
}

function snapshotOf(standing: CouncilStanding) {
  return councilMachine.resolveState({ value: stateOf(standing), context: {} });
}
