import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DeliveryLifecycleEvent, deliveryMachine, followDelivery } from '#domains/webhooks/delivery-lifecycle.ts';
import {
  followWebhook,
  type WebhookLifecycleEvent,
  type WebhookStatus,
  webhookMachine,
} from '#domains/webhooks/webhook-lifecycle.ts';
import type { WebhookDeliveryState } from '#generated/types.gen.ts';
import { noteTransitions } from '../../flows/logic-notes.ts';

const ofWebhooks = noteTransitions(webhookMachine);
const ofDeliveries = noteTransitions(deliveryMachine);

const ACTIVE: WebhookStatus = { state: 'active', offReason: null };
const FAILING: WebhookStatus = { state: 'failing', offReason: null };
const off = (offReason: WebhookStatus['offReason']): WebhookStatus => ({ state: 'off', offReason });

describe('a webhook', () => {
  const failed = (hasLasted: boolean): WebhookLifecycleEvent => ({ type: 'attempt.failed', hasLasted });
  const switchedOff = (by: 'owner' | 'admin'): WebhookLifecycleEvent => ({ type: 'webhook.switchedOff', by });

  it.each<[WebhookStatus, WebhookLifecycleEvent, WebhookStatus | null]>([
    [ACTIVE, { type: 'attempt.succeeded' }, ACTIVE],
    [ACTIVE, failed(false), FAILING],
    [ACTIVE, failed(true), off('failures')],
    [ACTIVE, { type: 'receiver.gone' }, off('gone')],
    [ACTIVE, switchedOff('owner'), off('owner')],
    [ACTIVE, { type: 'test.requested' }, ACTIVE],
    [ACTIVE, { type: 'webhook.switchedOn' }, null],
    [FAILING, { type: 'attempt.succeeded' }, ACTIVE],
    [FAILING, failed(false), FAILING],
    [FAILING, failed(true), off('failures')],
    [FAILING, { type: 'receiver.gone' }, off('gone')],
    [FAILING, switchedOff('admin'), off('admin')],
    [FAILING, { type: 'test.requested' }, FAILING],
    [FAILING, { type: 'webhook.switchedOn' }, null],
    [off('gone'), { type: 'webhook.switchedOn' }, ACTIVE],
    [off('owner'), switchedOff('admin'), null],
    [off('owner'), { type: 'test.requested' }, null],
    [off('owner'), { type: 'attempt.succeeded' }, null],
    [off('owner'), failed(true), null],
    [off('owner'), { type: 'receiver.gone' }, null],
  ])('that is %j takes %j to %j', (before, event, after) => {
    expect(followWebhook(before, event)).toEqual(after);
    const { state: value, ...context } = before;
    const snapshot = webhookMachine.resolveState({ value, context });
    const actor = createActor(webhookMachine, { snapshot, input: context, inspect: ofWebhooks.inspect }).start();
    actor.send(event);
    expect(actor.getSnapshot().value).toBe((after ?? before).state);
  });
});

describe('a delivery', () => {
  const failed = (isLast: boolean): DeliveryLifecycleEvent => ({ type: 'attempt.failed', isLast });

  it.each<[WebhookDeliveryState, DeliveryLifecycleEvent, WebhookDeliveryState | null]>([
    ['pending', { type: 'attempt.began' }, 'sending'],
    ['pending', { type: 'delivery.withheld' }, 'given_up'],
    ['pending', { type: 'delivery.resent' }, null],
    ['pending', { type: 'attempt.succeeded' }, null],
    ['sending', { type: 'attempt.began' }, 'sending'],
    ['sending', { type: 'attempt.succeeded' }, 'delivered'],
    ['sending', failed(false), 'retrying'],
    ['sending', failed(true), 'given_up'],
    ['sending', { type: 'delivery.withheld' }, 'given_up'],
    ['sending', { type: 'delivery.resent' }, null],
    ['retrying', { type: 'attempt.began' }, 'sending'],
    ['retrying', { type: 'delivery.withheld' }, 'given_up'],
    ['retrying', { type: 'delivery.resent' }, 'pending'],
    ['delivered', { type: 'delivery.resent' }, 'pending'],
    ['delivered', { type: 'attempt.began' }, null],
    ['delivered', { type: 'delivery.withheld' }, null],
    ['given_up', { type: 'delivery.resent' }, 'pending'],
    ['given_up', { type: 'attempt.began' }, null],
  ])('that is %s takes %j to %s', (before, event, after) => {
    expect(followDelivery(before, event)).toBe(after);
    const snapshot = deliveryMachine.resolveState({ value: before });
    const actor = createActor(deliveryMachine, { snapshot, inspect: ofDeliveries.inspect }).start();
    actor.send(event);
    expect(actor.getSnapshot().value).toBe(after ?? before);
  });
});

it('takes every transition of both machines', async () => {
  await ofWebhooks.expectComplete();
  await ofDeliveries.expectComplete();
});
