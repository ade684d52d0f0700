/** The lifecycle of an opportunity's auto-accept rule, used by the page and the server. */

import { assign, setup } from 'xstate';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** The lifecycle's input, from the opportunity's row and the clock. */
export interface AutoAcceptStatus {
  /** Minimum points; null while off. */
  minPoints: number | null;
  /** Approved and before the deadline. */
  isOpen: boolean;
}

export type AutoAcceptEvent = { type: 'autoAccept.turnedOn'; minPoints: number } | { type: 'autoAccept.turnedOff' };

const SCREEN = '/partner/applications';

const rule = setup({
  types: {} as {
    context: AutoAcceptStatus;
    events: AutoAcceptEvent;
    input: AutoAcceptStatus;
    meta: { screen: string };
  },
  actions: {
    keepThreshold: assign({ minPoints: (_, minPoints: number) => minPoints }),
    forgetThreshold: assign({ minPoints: null }),
  },
  guards: { isOpen: ({ context }) => context.isOpen },
});

const turnedOn = {
  guard: 'isOpen',
  target: 'on',
  actions: { type: 'keepThreshold', params: ({ event }: { event: { minPoints: number } }) => event.minPoints },
} as const;

const off = rule.createStateConfig({
  description: 'The partner decides on every application.',
  meta: { screen: SCREEN },
  on: { 'autoAccept.turnedOn': turnedOn },
});

const on = rule.createStateConfig({
  description: 'Applicants with enough points are accepted automatically, highest first, while places last.',
  meta: { screen: SCREEN },
  on: {
    'autoAccept.turnedOn': turnedOn,
    'autoAccept.turnedOff': { guard: 'isOpen', target: 'off', actions: 'forgetThreshold' },
  },
});

export const autoAcceptMachine = rule.createMachine({
  id: 'autoAccept',
  description: 'Whether an opportunity accepts applications automatically. Accepted applications stay accepted.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'off',
  states: { off, on },
});

/** The rule after a step, or null if the step isn't allowed. Turning it off twice is a no-op. */
export function ruleAfter(status: AutoAcceptStatus, event: AutoAcceptEvent): AutoAcceptStatus | null {
  const snapshot = snapshotOf(status);
  if (snapshot.matches('off') && event.type === 'autoAccept.turnedOff') return status;
  return stepFrom(autoAcceptMachine, snapshot, event)?.context ?? null;
}

/** The machine in the stored state. */
export function snapshotOf(status: AutoAcceptStatus) {
  return autoAcceptMachine.resolveState({ value: status.minPoints === null ? 'off' : 'on', context: status });
}
