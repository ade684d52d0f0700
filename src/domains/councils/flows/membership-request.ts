/**
 * What becomes of a request to join a council. The page asks it what to offer, the server what to refuse. Who was denied,
 * went back or left may ask again: that is another request.
 */
import { setup, transition } from 'xstate';
import type { MembershipRequestState } from '../../../../generated/types.gen.ts';

export type MembershipRequestEvent =
  | { type: 'request.accepted' }
  | { type: 'request.denied' }
  | { type: 'request.withdrawn' };

const SCREEN = '/councils/{id}/{slug}';

export const membershipRequestMachine = setup({
  types: {} as { events: MembershipRequestEvent; meta: { screen: string } },
}).createMachine({
  id: 'membershipRequest',
  description: 'A request to join a council, from being made to being answered or withdrawn.',
  meta: { screen: SCREEN },
  initial: 'requested',
  states: {
    requested: {
      description: 'The person has asked, and the owner of the council has not answered yet.',
      meta: { screen: SCREEN },
      on: {
        'request.accepted': 'accepted',
        'request.denied': 'denied',
        'request.withdrawn': 'withdrawn',
      },
    },
    accepted: {
      description: 'The owner took the person in, who is a member from then on.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    denied: {
      description: 'The owner said no; the person may ask again.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    withdrawn: {
      description: 'The person took it back before it was answered, and may ask again.',
      meta: { screen: SCREEN },
      type: 'final',
    },
  },
});

/** Whether a request in this state takes this step. */
export function can(state: MembershipRequestState, event: MembershipRequestEvent): boolean {
  return membershipRequestMachine.resolveState({ value: state, context: {} }).can(event);
}

/** The state after a step; null when a request in this state does not take it. */
export function follow(state: MembershipRequestState, event: MembershipRequestEvent): MembershipRequestState | null {
  const snapshot = membershipRequestMachine.resolveState({ value: state, context: {} });
  if (!snapshot.can(event)) return null;
  const [next] = transition(membershipRequestMachine, snapshot, event);
  return next.value;
}
