/** The life of a delivery: one event on its way to one webhook. */
import { setup } from 'xstate';
import type { WebhookDeliveryState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type DeliveryLifecycleEvent =
  | { type: 'attempt.began' }
  | { type: 'attempt.succeeded' }
  | { type: 'attempt.failed'; isLast: boolean }
  /** Its webhook was switched off, or may not be had any more. */
  | { type: 'delivery.withheld' }
  | { type: 'delivery.resent' };

const SCREEN = '/dashboard/settings/webhooks';

const lifecycle = setup({
  types: {} as { events: DeliveryLifecycleEvent; meta: { screen: string } },
  guards: {
    isLast: (_, isLast: boolean) => isLast,
  },
});

const due = lifecycle.createStateConfig({
  meta: { screen: SCREEN },
  on: { 'attempt.began': 'sending', 'delivery.withheld': 'given_up' },
});

const settled = lifecycle.createStateConfig({
  meta: { screen: SCREEN },
  on: { 'delivery.resent': 'pending' },
});

export const deliveryMachine = lifecycle.createMachine({
  id: 'webhookDelivery',
  description: 'An event on its way to a webhook.',
  meta: { screen: SCREEN },
  initial: 'pending',
  states: {
    pending: { description: 'It happened, and is sent once earlier events of the same thing are.', ...due },
    sending: {
      description: 'A request is under way. If its process dies, another process sends it.',
      meta: { screen: SCREEN },
      on: {
        'attempt.began': 'sending',
        'attempt.succeeded': 'delivered',
        'attempt.failed': [
          { guard: { type: 'isLast', params: ({ event }) => event.isLast }, target: 'given_up' },
          { target: 'retrying' },
        ],
        'delivery.withheld': 'given_up',
      },
    },
    retrying: {
      description: 'An attempt failed. The next one follows after a growing pause.',
      meta: { screen: SCREEN },
      on: { ...due.on, 'delivery.resent': 'pending' },
    },
    delivered: { description: 'The receiver has it. It can be sent again.', ...settled },
    given_up: {
      description: 'Three days of attempts have failed, or its webhook is off. It can be sent again.',
      ...settled,
    },
  },
});

/** The state after a step, or null if the lifecycle doesn't allow it. */
export function followDelivery(
  value: WebhookDeliveryState,
  event: DeliveryLifecycleEvent,
): WebhookDeliveryState | null {
  return stepFrom(deliveryMachine, deliveryMachine.resolveState({ value }), event)?.value ?? null;
}
