/**
 * The lifecycle of a council. The page uses it to decide what to offer, the server to decide what to refuse.
 *
 * Permissions are the server's policy; this covers only the state.
 */

import { setup } from 'xstate';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type CouncilState = 'pending' | 'approved' | 'declined';

/** The two flags on the wire that make up the state. */
export interface CouncilStatus {
  isApproved: boolean;
  /** Whether a decision was submitted. */
  isSubmited: boolean;
}

/** An owner's edit resubmits a declined council; an admin's amendment keeps its state. */
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
  description: 'A council, from being founded to being approved or declined.',
  meta: { screen: SCREEN },
  initial: 'pending',
  states: {
    pending: {
      description: 'Awaiting approval by an admin.',
      meta: { screen: QUEUE_SCREEN },
      on: {
        'council.edited': 'pending',
        'council.amended': 'pending',
        'council.approved': 'approved',
        'council.declined': 'declined',
      },
    },
    approved: {
      description: 'Everyone can see it, and members can join and share resources. Edits don’t change this.',
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
      description: 'An admin declined it, with a reason. Its owner can edit and resubmit it.',
      meta: { screen: SCREEN },
      on: {
        'council.edited': 'pending',
        'council.amended': 'declined',
      },
    },
  },
});

/** Whether the lifecycle allows this step. */
export function can(status: CouncilStatus, event: CouncilLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The council after a step, or null if the lifecycle doesn't allow it. */
export function follow(status: CouncilStatus, event: CouncilLifecycleEvent): CouncilStatus | null {
  const next = stepFrom(councilMachine, snapshotOf(status), event);
  if (!next) return null;
  return { isApproved: next.matches('approved'), isSubmited: !next.matches('pending') };
}

export function stateOf({ isApproved, isSubmited }: CouncilStatus): CouncilState {
  if (!isSubmited) return 'pending';
  return isApproved ? 'approved' : 'declined';
}

/** The machine in the stored state. */
export function snapshotOf(status: CouncilStatus) {
  return councilMachine.resolveState({ value: stateOf(status), context: {} });
}
