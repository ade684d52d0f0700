import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
  stateAfter,
} from '#domains/opportunities/application.ts';
import { type AutoAcceptEvent, autoAcceptMachine, ruleAfter } from '#domains/opportunities/auto-accept-lifecycle.ts';
import {
  can,
  follow,
  type OpportunityLifecycleEvent,
  type OpportunityStatus,
  opportunityMachine,
  stateOf,
} from '#domains/opportunities/lifecycle.ts';
import { findApplyBlocker } from '#domains/opportunities/model.ts';

const pending: OpportunityStatus = {
  isVerified: null,
  isPastDeadline: false,
  isClosedEarly: false,
  acceptedCount: 0,
  isHidden: false,
  isFeatured: false,
};
const open: OpportunityStatus = { ...pending, isVerified: true, acceptedCount: 3 };
const closed: OpportunityStatus = { ...open, isPastDeadline: true };
const closedEarly: OpportunityStatus = { ...open, isClosedEarly: true };
const declined: OpportunityStatus = { ...pending, isVerified: false };
const late: OpportunityStatus = { ...pending, isPastDeadline: true };

const edited = (seats: number | null): OpportunityLifecycleEvent => ({ type: 'opportunity.edited', seats });
const event = (type: Exclude<OpportunityLifecycleEvent['type'], 'opportunity.edited'>) => ({ type });

/** The next state, or null if the lifecycle doesn't allow the step. */
const STEPS: [string, OpportunityStatus, OpportunityLifecycleEvent, OpportunityStatus | null][] = [
  ['pending, edited', pending, edited(1), pending],
  ['pending, approved', pending, event('opportunity.approved'), { ...open, acceptedCount: 0 }],
  ['pending, declined', pending, event('opportunity.declined'), declined],
  ['pending, closed', pending, event('opportunity.closed'), null],
  ['pending, featured', pending, event('opportunity.featured'), null],
  ['pending past its deadline, approved', late, event('opportunity.approved'), null],
  ['pending past its deadline, declined', late, event('opportunity.declined'), { ...late, isVerified: false }],
  ['pending past its deadline, edited', late, edited(1), late],
  ['open, edited to more places', open, edited(4), open],
  ['open, edited to the places taken', open, edited(3), open],
  ['open, edited to fewer seats than are taken', open, edited(2), null],
  ['open, edited to any number', open, edited(null), open],
  ['open, approved', open, event('opportunity.approved'), null],
  ['open, declined', open, event('opportunity.declined'), null],
  ['open, closed', { ...open, isFeatured: true }, event('opportunity.closed'), closed],
  ['open and featured, closed early', { ...open, isFeatured: true }, event('opportunity.closedEarly'), closedEarly],
  ['open, reopened', open, event('opportunity.reopened'), null],
  ['closed early, reopened', closedEarly, event('opportunity.reopened'), open],
  ['closed early, closed early', closedEarly, event('opportunity.closedEarly'), null],
  ['closed early, closed by its deadline', closedEarly, event('opportunity.closed'), closed],
  ['closed early, edited', closedEarly, edited(3), closedEarly],
  ['closed early, edited to fewer seats than are taken', closedEarly, edited(2), null],
  ['closed early, featured', closedEarly, event('opportunity.featured'), null],
  ['pending, closed early', pending, event('opportunity.closedEarly'), null],
  ['open, featured', open, event('opportunity.featured'), { ...open, isFeatured: true }],
  ['open and hidden, featured', { ...open, isHidden: true }, event('opportunity.featured'), null],
  [
    'open and featured, hidden',
    { ...open, isFeatured: true },
    event('opportunity.hidden'),
    { ...open, isHidden: true },
  ],
  ['open and hidden, shown', { ...open, isHidden: true }, event('opportunity.shown'), open],
  ['open and featured, unfeatured', { ...open, isFeatured: true }, event('opportunity.unfeatured'), open],
  ['closed, edited', closed, edited(null), null],
  ['closed, approved', closed, event('opportunity.approved'), null],
  ['closed, closed', closed, event('opportunity.closed'), null],
  ['closed, closed early', closed, event('opportunity.closedEarly'), null],
  ['closed, reopened', closed, event('opportunity.reopened'), null],
  ['closed, featured', closed, event('opportunity.featured'), null],
  ['closed, hidden', closed, event('opportunity.hidden'), { ...closed, isHidden: true }],
  ['declined, edited', declined, edited(1), pending],
  ['declined, approved', declined, event('opportunity.approved'), null],
  ['declined, declined', declined, event('opportunity.declined'), null],
];

describe('the lifecycle of an opportunity', () => {
  it.each(STEPS)('%s', (_name, from, step, to) => {
    expect(follow(from, step)).toEqual(to);
    expect(can(from, step)).toBe(to !== null);
  });

  it.each([
    ['pending', pending],
    ['pending', late],
    ['approved', open],
    ['closed', closed],
    ['closed', closedEarly],
    ['declined', declined],
    ['declined', { ...declined, isPastDeadline: true }],
  ] as const)('is %s', (state, status) => expect(stateOf(status)).toBe(state));
});

const STATES = [null, 'requested', 'accepted', 'denied', 'auto-accepted', 'withdrawn'] as const;
const door = { isOpen: true, hasSeatLeft: true, isUnlocked: true };
const applied = (type: ApplicationEvent['type']): ApplicationEvent => ({ type });

describe('an application', () => {
  const allowed = new Map<ApplicationStatus['state'], Partial<Record<ApplicationEvent['type'], string>>>([
    [null, { 'application.requested': 'requested' }],
    [
      'requested',
      {
        'application.accepted': 'accepted',
        'application.denied': 'denied',
        'application.autoAccepted': 'auto-accepted',
        'application.withdrawn': 'withdrawn',
      },
    ],
    ['withdrawn', { 'application.requested': 'requested' }],
  ]);
  const types = [
    'application.requested',
    'application.accepted',
    'application.denied',
    'application.autoAccepted',
    'application.withdrawn',
    'application.closedUndecided',
  ] as const;

  it.each(STATES.flatMap((state) => types.map((type) => ({ state, type }))))(
    'that is $state knows what becomes of $type',
    ({ state, type }) => {
      expect(stateAfter({ state, ...door }, applied(type))).toBe(allowed.get(state)?.[type] ?? null);
    },
  );

  it.each(types)('past the deadline allows %s only while undecided', (type) => {
    const after = stateAfter({ state: 'requested', ...door, isOpen: false }, applied(type));
    expect(after).toBe(type === 'application.closedUndecided' ? 'denied' : null);
  });

  it('needs a place to be accepted, but not to be declined or withdrawn', () => {
    const full: ApplicationStatus = { state: 'requested', ...door, hasSeatLeft: false };
    const become = (type: ApplicationEvent['type']) => stateAfter(full, applied(type));
    expect([become('application.accepted'), become('application.autoAccepted')]).toEqual([null, null]);
    expect([become('application.denied'), become('application.withdrawn')]).toEqual(['denied', 'withdrawn']);
  });

  it.each(
    STATES.flatMap((state) =>
      [true, false].flatMap((isOpen) =>
        [true, false].flatMap((hasSeatLeft) =>
          [true, false].map((isUnlocked) => ({ state, isOpen, hasSeatLeft, isUnlocked })),
        ),
      ),
    ),
  )('is made exactly when nothing keeps the member out: %o', (status) => {
    const isTaken = stateAfter(status, applied('application.requested')) !== null;
    expect(findApplyBlocker({ ...status, hasPartner: true, applicationState: status.state }) === null).toBe(isTaken);
  });
});

describe('auto-accept', () => {
  const on = (minPoints: number): AutoAcceptEvent => ({ type: 'autoAccept.turnedOn', minPoints });
  const off: AutoAcceptEvent = { type: 'autoAccept.turnedOff' };
  it.each([
    ['off, on', { minPoints: null, isOpen: true }, on(10), 10],
    ['off, off', { minPoints: null, isOpen: true }, off, null],
    ['on, on from other points', { minPoints: 10, isOpen: true }, on(0), 0],
    ['on from 0, off', { minPoints: 0, isOpen: true }, off, null],
  ])('%s', (_name, status, step, minPoints) => expect(ruleAfter(status, step)?.minPoints).toBe(minPoints));

  it('can’t change once nothing can be decided', () => {
    expect(ruleAfter({ minPoints: 10, isOpen: false }, off)).toBeNull();
    expect(ruleAfter({ minPoints: null, isOpen: false }, on(1))).toBeNull();
  });
});

describe('every state', () => {
  const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

  it('has a description and a screen', () => {
    for (const machine of [opportunityMachine, applicationMachine, autoAcceptMachine]) {
      for (const node of nodesOf(machine.root)) {
        expect(node.description, node.id).toMatch(/\.$/);
        expect(node.meta, node.id).toMatchObject({ screen: expect.stringMatching(/^\//) });
      }
    }
  });
});
