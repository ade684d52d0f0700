/**
 * The lifecycle of a case, which gathers the reports of one thing. The page uses it to decide what to offer, the server
 * to decide what to refuse.
 *
 * Permissions are the server's policy; this covers only the state, and that another admin answers an appeal.
 */

import { assign, setup } from 'xstate';
import type { ReportOutcome, ReportState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** What makes up the state of a case. */
export interface CaseStatus {
  state: ReportState;
  /** Null until it's decided. */
  decidedBy: string | null;
  /** Whether an admin who didn't decide it, and isn't involved, can decide now. */
  hasOtherAdmin: boolean;
}

export type CaseLifecycleEvent =
  | { type: 'report.filed' }
  | { type: `report.${ReportOutcome}`; by: string }
  | { type: 'report.appealed' }
  | { type: 'report.upheld'; by: string }
  | { type: 'report.overturned'; by: string };

type CaseContext = Omit<CaseStatus, 'state'>;

const QUEUE_SCREEN = '/admin/reports';
const SCREEN = '/dashboard/settings/decisions';

const lifecycle = setup({
  types: {} as {
    context: CaseContext;
    events: CaseLifecycleEvent;
    input: CaseContext;
    meta: { screen: string };
  },
  actions: {
    keepDecider: assign((_, by: string) => ({ decidedBy: by })),
  },
  guards: {
    isSomeoneElse: ({ context }, by: string) => by !== context.decidedBy || !context.hasOtherAdmin,
  },
});

const appealable = lifecycle.createStateConfig({
  meta: { screen: SCREEN },
  on: { 'report.appealed': 'appealed' },
});

export const caseMachine = lifecycle.createMachine({
  id: 'moderation',
  description: 'A case, from the first report of something, or a comment that is held, to the answer to an appeal.',
  meta: { screen: QUEUE_SCREEN },
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'Reported or held, and awaiting a decision. Further reports of the same thing join it.',
      meta: { screen: QUEUE_SCREEN },
      on: {
        'report.filed': 'open',
        'report.dismissed': {
          target: 'dismissed',
          actions: { type: 'keepDecider', params: ({ event }) => event.by },
        },
        'report.hidden': { target: 'hidden', actions: { type: 'keepDecider', params: ({ event }) => event.by } },
        'report.warned': { target: 'warned', actions: { type: 'keepDecider', params: ({ event }) => event.by } },
        'report.suspended': {
          target: 'suspended',
          actions: { type: 'keepDecider', params: ({ event }) => event.by },
        },
      },
    },
    dismissed: {
      description: 'It doesn’t break the rules, or what was held is gone. The person it’s about isn’t notified.',
      meta: { screen: QUEUE_SCREEN },
    },
    hidden: { description: 'Only its owner and admins still see it. The owner may appeal, once.', ...appealable },
    warned: { description: 'The person was warned and may appeal, once.', ...appealable },
    suspended: { description: 'The person can read but not write for some days, and may appeal, once.', ...appealable },
    appealed: {
      description: 'The person appealed. An admin other than the one who decided answers, if there is one.',
      meta: { screen: QUEUE_SCREEN },
      on: {
        'report.upheld': {
          guard: { type: 'isSomeoneElse', params: ({ event }) => event.by },
          target: 'upheld',
        },
        'report.overturned': {
          guard: { type: 'isSomeoneElse', params: ({ event }) => event.by },
          target: 'overturned',
        },
      },
    },
    upheld: {
      description: 'The decision stays after an appeal.',
      meta: { screen: SCREEN },
    },
    overturned: {
      description: 'The decision was reversed after an appeal: what it hid is shown, and a suspension has ended.',
      meta: { screen: SCREEN },
    },
  },
});

/** Whether the lifecycle allows this step. */
export function can(status: CaseStatus, event: CaseLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The case after a step, or null if the lifecycle doesn't allow it. */
export function follow(status: CaseStatus, event: CaseLifecycleEvent): CaseStatus | null {
  const next = stepFrom(caseMachine, snapshotOf(status), event);
  if (!next) return null;
  return { state: next.value, ...next.context };
}

/** Whether the person may appeal against a decision in this state. */
export const canAppeal = (state: ReportState): boolean =>
  can({ state, decidedBy: null, hasOtherAdmin: true }, { type: 'report.appealed' });

/** Whether a case in this state still needs a decision. */
export const isWaiting = (state: ReportState): boolean => state === 'open' || state === 'appealed';

function snapshotOf({ state, ...context }: CaseStatus) {
  return caseMachine.resolveState({ value: state, context });
}
