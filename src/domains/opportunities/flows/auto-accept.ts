/** The rule by which an opportunity accepts requests of itself. Both sides ask what may follow what. */
import { assign, setup, transition } from 'xstate';

/** What the rule needs to know; the opportunity's row and the clock hold it. */
export interface AutoAcceptStanding {
  /** Points from which a request is accepted; null while the rule is off. */
  minPoints: number | null;
  /** Whether the opportunity is approved and its deadline ahead. */
  isOpen: boolean;
}

export type AutoAcceptEvent = { type: 'autoAccept.turnedOn'; minPoints: number } | { type: 'autoAccept.turnedOff' };

const SCREEN = '/partner/applications';

const rule = setup({
  types: {} as {
    context: AutoAcceptStanding;
    events: AutoAcceptEvent;
    input: AutoAcceptStanding;
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
  description: 'Each request waits for the partner.',
  meta: { screen: SCREEN },
  on: { 'autoAccept.turnedOn': turnedOn },
});

const on = rule.createStateConfig({
  description: 'Requests of members with so many points are accepted, best first, as long as seats are left.',
  meta: { screen: SCREEN },
  on: {
    'autoAccept.turnedOn': turnedOn,
    'autoAccept.turnedOff': { guard: 'isOpen', target: 'off', actions: 'forgetThreshold' },
  },
});

export const autoAcceptMachine = rule.createMachine({
  id: 'autoAccept',
  description: 'Whether an opportunity accepts requests of itself. What it has accepted stays accepted.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'off',
  states: { off, on },
});

/** The rule after a step; null when it does not have the step. Turning off what is off changes nothing. */
export function ruleAfter(standing: AutoAcceptStanding, event: AutoAcceptEvent): AutoAcceptStanding | null {
  const value = standing.minPoints === null ? 'off' : 'on';
  if (value === 'off' && event.type === 'autoAccept.turnedOff') return standing;
  const snapshot = autoAcceptMachine.resolveState({ value, context: standing });
  if (!snapshot.can(event)) return null;
  const [next] = transition(autoAcceptMachine, snapshot, event);
  return next.context;
}
