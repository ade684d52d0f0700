/**
 * The lifecycle of a request to join, used by the page and the server. People who were declined, withdrew or left can
 * send another request.
 */

import { setup } from 'xstate';
import type { MembershipRequestState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type MembershipRequestEvent =
  | { type: 'request.accepted' }
  | { type: 'request.denied' }
  | { type: 'request.withdrawn' };

const SCREEN = '/councils/{id}/{slug}';

export const membershipRequestMachine = setup({
  types: {} as { events: MembershipRequestEvent; meta: { screen: string } },
}).createMachine({
  id: 'membershipRequest',
  description: 'A request to join a council.',
  meta: { screen: SCREEN },
  initial: 'requested',
  states: {
    requested: {
      description: 'Pending: the owner hasn’t decided yet.',
      meta: { screen: SCREEN },
      on: {
        'request.accepted': 'accepted',
        'request.denied': 'denied',
        'request.withdrawn': 'withdrawn',
      },
    },
    accepted: {
      description: 'The owner accepted the person as a member.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    denied: {
      description: 'The owner declined. The person can ask again.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    withdrawn: {
      description: 'The person withdrew it before a decision and can ask again.',
      meta: { screen: SCREEN },
      type: 'final',
    },
  },
});

/** Whether the lifecycle allows this step. */
export function can(state: MembershipRequestState, event: MembershipRequestEvent): boolean {
  return membershipRequestMachine.resolveState({ value: state, context: {} }).can(event);
}

/** The next state, or null if the lifecycle doesn't allow the step. */
export function follow(state: MembershipRequestState, event: MembershipRequestEvent): MembershipRequestState | null {
  const snapshot = membershipRequestMachine.resolveState({ value: state, context: {} });
  return stepFrom(membershipRequestMachine, snapshot, event)?.value ?? null;
}
