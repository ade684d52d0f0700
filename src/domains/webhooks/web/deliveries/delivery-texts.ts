/** How a delivery went, as people read it. */
import type { WebhookDelivery, WebhookDeliveryState, WebhookFailure } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { BadgeProps } from '#ui/feedback/badge.tsx';

export const STATE_NAMES: Readonly<Record<WebhookDeliveryState, string>> = {
  pending: say('webhooks.deliveryState.pending'),
  sending: say('webhooks.deliveryState.sending'),
  retrying: say('webhooks.deliveryState.retrying'),
  delivered: say('webhooks.deliveryState.delivered'),
  given_up: say('webhooks.deliveryState.givenUp'),
};

export const STATE_TONES: Readonly<Record<WebhookDeliveryState, BadgeProps['tone']>> = {
  pending: 'neutral',
  sending: 'neutral',
  retrying: 'accent',
  delivered: 'action',
  given_up: 'danger',
};

const FAILURES: Readonly<Record<Exclude<WebhookFailure, 'status'>, string>> = {
  unresolved: say('webhooks.failure.unresolved'),
  address_refused: say('webhooks.failure.addressRefused'),
  connection: say('webhooks.failure.connection'),
  timeout: say('webhooks.failure.timeout'),
  too_large: say('webhooks.failure.tooLarge'),
  redirect: say('webhooks.failure.redirect'),
  invalid: say('webhooks.failure.invalid'),
  withheld: say('webhooks.failure.withheld'),
};

/** An attempt is due at once or under way. */
export const hasAttemptAhead = ({ state }: WebhookDelivery): boolean => state === 'pending' || state === 'sending';

/** What the last attempt came to. */
export function sayOutcome({ status, failure, tookMs }: WebhookDelivery): string {
  const took = tookMs ?? 0;
  if (failure !== null && failure !== 'status') return FAILURES[failure];
  if (status === null) return say('webhooks.outcome.none');
  return failure === null
    ? say('webhooks.outcome.delivered', { status: String(status), took })
    : say('webhooks.outcome.refused', { status: String(status), took });
}
