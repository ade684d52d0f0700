/** The life of a webhook. The server follows it with each attempt, and refuses what it doesn't allow. */
import { assign, setup } from 'xstate';
import type { WebhookOffReason, WebhookState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export interface WebhookStatus {
  state: WebhookState;
  /** Null unless it's off. */
  offReason: WebhookOffReason | null;
}

export type WebhookLifecycleEvent =
  | { type: 'attempt.succeeded' }
  /** @param hasLasted whether nothing has arrived since the first of three days of attempts. */
  | { type: 'attempt.failed'; hasLasted: boolean }
  | { type: 'receiver.gone' }
  | { type: 'webhook.switchedOff'; by: 'owner' | 'admin' }
  | { type: 'webhook.switchedOn' }
  | { type: 'test.requested' };

const SCREEN = '/dashboard/settings/webhooks';

const lifecycle = setup({
  types: {} as {
    context: Pick<WebhookStatus, 'offReason'>;
    events: WebhookLifecycleEvent;
    input: Pick<WebhookStatus, 'offReason'>;
    meta: { screen: string };
  },
  actions: {
    keepReason: assign((_, offReason: WebhookOffReason) => ({ offReason })),
    forgetReason: assign({ offReason: null }),
  },
  guards: {
    hasLasted: (_, hasLasted: boolean) => hasLasted,
  },
});

const whileOn = lifecycle.createStateConfig({
  meta: { screen: SCREEN },
  on: {
    'attempt.succeeded': 'active',
    'attempt.failed': [
      {
        guard: { type: 'hasLasted', params: ({ event }) => event.hasLasted },
        target: 'off',
        actions: { type: 'keepReason', params: 'failures' },
      },
      { target: 'failing' },
    ],
    'receiver.gone': { target: 'off', actions: { type: 'keepReason', params: 'gone' } },
    'webhook.switchedOff': { target: 'off', actions: { type: 'keepReason', params: ({ event }) => event.by } },
  },
});

export const webhookMachine = lifecycle.createMachine({
  id: 'webhook',
  description: 'An address that events are sent to.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      description: 'Events are sent, and the last one arrived.',
      ...whileOn,
      on: { ...whileOn.on, 'test.requested': 'active' },
    },
    failing: {
      description: 'The last attempt failed. Further ones follow after growing pauses.',
      ...whileOn,
      on: { ...whileOn.on, 'test.requested': 'failing' },
    },
    off: {
      description: 'Nothing is sent: someone switched it off, nothing arrived for three days, or the receiver is gone.',
      meta: { screen: SCREEN },
      on: { 'webhook.switchedOn': { target: 'active', actions: 'forgetReason' } },
    },
  },
});

/** The webhook after a step, or null if the lifecycle doesn't allow it. */
export function followWebhook(status: WebhookStatus, event: WebhookLifecycleEvent): WebhookStatus | null {
  const { state: value, ...context } = status;
  const next = stepFrom(webhookMachine, webhookMachine.resolveState({ value, context }), event);
  return next && { state: next.value, ...next.context };
}

export function webhookStateOf(row: { offReason: WebhookOffReason | null; failingSince: Date | null }): WebhookState {
  if (row.offReason !== null) return 'off';
  return row.failingSince === null ? 'active' : 'failing';
}
