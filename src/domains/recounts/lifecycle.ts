/** A recount of points: the page uses it to offer to stop it, the server to refuse what isn't possible. */
import { setup } from 'xstate';
import type { PointsRecountState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type RecountEvent =
  /** A job has begun with it. */
  | { type: 'recount.begun' }
  /** No impact is left. */
  | { type: 'recount.finished' }
  /** By an admin. */
  | { type: 'recount.stopped' };

const SCREEN = '/admin/settings/community/points';

export const recountMachine = setup({
  types: {} as { events: RecountEvent; meta: { screen: string } },
}).createMachine({
  id: 'recount',
  description: 'Verified impacts are recounted by another rule for points.',
  meta: { screen: SCREEN },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Asked for by an admin; a job begins with it in a moment.',
      meta: { screen: SCREEN },
      on: { 'recount.begun': 'running', 'recount.stopped': 'stopped' },
    },
    running: {
      description: 'Some impacts are recounted. It goes on after an interruption, since each impact knows its rule.',
      meta: { screen: SCREEN },
      on: { 'recount.finished': 'done', 'recount.stopped': 'stopped' },
    },
    done: { description: 'Every impact follows the rule. Final.', meta: { screen: SCREEN } },
    stopped: {
      description: 'What was recounted stays. Another recount does the rest. Final.',
      meta: { screen: SCREEN },
    },
  },
});

/** The state after a step; null if the lifecycle doesn't allow it. */
export function followRecount(value: PointsRecountState, event: RecountEvent): PointsRecountState | null {
  return stepFrom(recountMachine, recountMachine.resolveState({ value }), event)?.value ?? null;
}

export const canStop = (state: PointsRecountState): boolean =>
  recountMachine.resolveState({ value: state }).can({ type: 'recount.stopped' });
