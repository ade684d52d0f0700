/** What a webhook can be subscribed to. */
import type { WebhookSubject, WebhookSubscription } from '#generated/types.gen.ts';

/** In the contract's order, with what webhooks get them that aren't about everything. */
const SUBSCRIPTIONS: Readonly<Record<WebhookSubscription, readonly Exclude<WebhookSubject, 'everything'>[]>> = {
  'impact.submitted': [],
  'impact.verified': ['council'],
  'impact.declined': [],
  'impact.reopened': ['council'],
  'council.requested': [],
  'council.approved': ['council'],
  'council.declined': ['council'],
  'council.member_joined': ['council'],
  'opportunity.sent': ['opportunities'],
  'opportunity.approved': ['opportunities'],
  'opportunity.declined': ['opportunities'],
  'application.made': ['opportunities'],
  'application.decided': ['opportunities'],
  'application.withdrawn': ['opportunities'],
  'article.published': [],
  'member.joined': [],
  'member.left': [],
  'report.opened': [],
  'report.decided': [],
};

const ALL_EVENTS = Object.keys(SUBSCRIPTIONS) as readonly WebhookSubscription[];

export const eventsOf = (subject: WebhookSubject): readonly WebhookSubscription[] =>
  subject === 'everything' ? ALL_EVENTS : ALL_EVENTS.filter((event) => SUBSCRIPTIONS[event].includes(subject));

/** In the contract's order. */
export const sortEvents = (events: readonly string[]): WebhookSubscription[] =>
  ALL_EVENTS.filter((event) => events.includes(event));
