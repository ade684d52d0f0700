import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import {
  type CouncilLifecycleEvent,
  type CouncilStatus,
  can,
  councilMachine,
  follow,
  stateOf,
} from '#domains/councils/lifecycle.ts';
import {
  can as canRequest,
  follow as followRequest,
  type MembershipRequestEvent,
  membershipRequestMachine,
} from '#domains/councils/membership-request.ts';
import type { MembershipRequestState } from '#generated/types.gen.ts';

const pending: CouncilStatus = { isApproved: false, isSubmited: false };
const approved: CouncilStatus = { isApproved: true, isSubmited: true };
const declined: CouncilStatus = { isApproved: false, isSubmited: true };

type CouncilStep = [from: CouncilStatus, event: CouncilLifecycleEvent['type'], to: CouncilStatus | null];

/** Every state by every event: the next state, or null if not allowed. */
const COUNCIL_STEPS: CouncilStep[] = [
  [pending, 'council.edited', pending],
  [pending, 'council.amended', pending],
  [pending, 'council.approved', approved],
  [pending, 'council.declined', declined],
  [pending, 'council.handedOver', null],
  [pending, 'membership.requested', null],
  [pending, 'resource.shared', null],
  [approved, 'council.edited', approved],
  [approved, 'council.amended', approved],
  [approved, 'council.approved', null],
  [approved, 'council.declined', null],
  [approved, 'council.handedOver', approved],
  [approved, 'membership.requested', approved],
  [approved, 'resource.shared', approved],
  [declined, 'council.edited', pending],
  [declined, 'council.amended', declined],
  [declined, 'council.approved', null],
  [declined, 'council.declined', null],
  [declined, 'council.handedOver', null],
  [declined, 'membership.requested', null],
  [declined, 'resource.shared', null],
];

describe('the lifecycle of a council', () => {
  it.each(COUNCIL_STEPS.map(([from, type, to]) => ({ name: stateOf(from), from, type, to })))(
    '$name, $type',
    ({ from, type, to }) => {
      expect(follow(from, { type })).toEqual(to);
      expect(can(from, { type })).toBe(to !== null);
    },
  );

  it('maps the flags to a state', () => {
    expect([pending, approved, declined].map(stateOf)).toEqual(['pending', 'approved', 'declined']);
  });
});

const ENDS: MembershipRequestState[] = ['accepted', 'denied', 'withdrawn'];
const EVENTS: MembershipRequestEvent['type'][] = ['request.accepted', 'request.denied', 'request.withdrawn'];

describe('a request to join', () => {
  it.each(EVENTS.map((type, index) => ({ type, to: ENDS[index] })))('is open until $type', ({ type, to }) => {
    expect(followRequest('requested', { type })).toBe(to);
    expect(canRequest('requested', { type })).toBe(true);
  });

  it.each(ENDS.flatMap((from) => EVENTS.map((type) => ({ from, type }))))('stays $from at $type', ({ from, type }) => {
    expect(followRequest(from, { type })).toBeNull();
    expect(canRequest(from, { type })).toBe(false);
  });
});

describe('the machines', () => {
  const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

  it('have a description and a screen for every state', () => {
    for (const node of [councilMachine.root, membershipRequestMachine.root].flatMap(nodesOf)) {
      expect(node.description, node.id).toMatch(/^[A-Z].+\.$/);
      expect(node.meta, node.id).toEqual({ screen: expect.stringMatching(/^\//) });
    }
  });
});
