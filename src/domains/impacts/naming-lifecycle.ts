/**
 * Whether someone whom an owner named took part: the page uses it to offer answers, the server to refuse them.
 *
 * A naming ends when the owner or an admin removes the person. Whether people may return after saying that they weren't
 * there depends on more than the state, so callers pass that in.
 */

import { setup } from 'xstate';
import type { ImpactNamingState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export interface NamingStatus {
  state: ImpactNamingState;
  /** Whether someone who declined may be listed again. */
  canReturn: boolean;
}

export type NamingEvent = { type: 'naming.confirmed' } | { type: 'naming.declined' };

type NamingContext = Pick<NamingStatus, 'canReturn'>;

const SCREEN = '/impacts/{id}/{slug}';

export const namingMachine = setup({
  types: {} as { context: NamingContext; events: NamingEvent; input: NamingContext; meta: { screen: string } },
  guards: { canReturn: ({ context }) => context.canReturn },
}).createMachine({
  id: 'naming',
  description: 'Someone whom an owner named as taking part in an impact.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'named',
  states: {
    named: {
      description: 'Listed with the impact, and hasn’t answered yet.',
      meta: { screen: SCREEN },
      on: { 'naming.confirmed': 'confirmed', 'naming.declined': 'declined' },
    },
    confirmed: {
      description: 'The person said that they were there. Judges see how many did.',
      meta: { screen: SCREEN },
      on: { 'naming.declined': 'declined' },
    },
    declined: {
      description:
        'The person said that they weren’t there: they aren’t listed, earn nothing, and can’t be named there unless they agree.',
      meta: { screen: SCREEN },
      on: { 'naming.confirmed': { guard: 'canReturn', target: 'confirmed' } },
    },
  },
});

/** Whether the lifecycle allows this step. */
export function can(status: NamingStatus, event: NamingEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The state after a step; null if the lifecycle doesn't allow it. */
export function follow(status: NamingStatus, event: NamingEvent): ImpactNamingState | null {
  return stepFrom(namingMachine, snapshotOf(status), event)?.value ?? null;
}

/** The machine in the stored state. */
export function snapshotOf({ state, canReturn }: NamingStatus) {
  return namingMachine.resolveState({ value: state, context: { canReturn } });
}
