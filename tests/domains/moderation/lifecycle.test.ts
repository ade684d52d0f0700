import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import {
  type CaseLifecycleEvent,
  type CaseStatus,
  can,
  canAppeal,
  caseMachine,
  follow,
} from '#domains/moderation/lifecycle.ts';
import type { ReportState } from '#generated/types.gen.ts';

const ADA = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const BEN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e42';

const EVENTS: CaseLifecycleEvent[] = [
  { type: 'report.filed' },
  { type: 'report.dismissed', by: BEN },
  { type: 'report.hidden', by: BEN },
  { type: 'report.warned', by: BEN },
  { type: 'report.suspended', by: BEN },
  { type: 'report.appealed' },
  { type: 'report.upheld', by: BEN },
  { type: 'report.overturned', by: BEN },
];
const NONE = [null, null, null, null, null, null, null, null];
const DECIDED = [null, null, null, null, null, 'appealed', null, null];

/** The next state by every event, in the order of EVENTS; null if not allowed. */
const STEPS: Record<ReportState, (ReportState | null)[]> = {
  open: ['open', 'dismissed', 'hidden', 'warned', 'suspended', null, null, null],
  dismissed: NONE,
  hidden: DECIDED as (ReportState | null)[],
  warned: DECIDED as (ReportState | null)[],
  suspended: DECIDED as (ReportState | null)[],
  appealed: [null, null, null, null, null, null, 'upheld', 'overturned'],
  upheld: NONE,
  overturned: NONE,
};
const STATES = Object.keys(STEPS) as ReportState[];
const statusOf = (state: ReportState): CaseStatus => ({
  state,
  decidedBy: state === 'open' ? null : ADA,
  hasOtherAdmin: true,
});

describe('the lifecycle of a case', () => {
  it.each(STATES)('takes each step that is allowed when %s, and no other', (state) => {
    const status = statusOf(state);
    expect(EVENTS.map((event) => follow(status, event)?.state ?? null)).toEqual(STEPS[state]);
    expect(EVENTS.map((event) => can(status, event))).toEqual(STEPS[state].map((next) => next !== null));
    expect(canAppeal(state)).toBe(STEPS[state].includes('appealed') && state !== 'appealed');
  });

  it('keeps who decided, and lets them answer the appeal only if there is no other admin', () => {
    const warned = follow(statusOf('open'), { type: 'report.warned', by: ADA });
    expect(warned).toEqual({ state: 'warned', decidedBy: ADA, hasOtherAdmin: true });
    const appealed = statusOf('appealed');
    for (const type of ['report.upheld', 'report.overturned'] as const) {
      expect(can(appealed, { type, by: ADA })).toBe(false);
      expect(can({ ...appealed, hasOtherAdmin: false }, { type, by: ADA })).toBe(true);
    }
  });

  it('has a description and a screen for every state', () => {
    const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
    for (const node of nodesOf(caseMachine.root)) {
      expect(node.description, node.id).toMatch(/^[A-Z].+\.$/);
      expect(node.meta, node.id).toEqual({ screen: expect.stringMatching(/^\//) });
    }
  });
});
