/** What webhooks are about, as people read it. */
import type { Webhook, WebhookEventType, WebhookSubscription } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

interface EventGroup {
  id: string;
  label: string;
  events: readonly WebhookSubscription[];
}

/** In the order in which they're offered. */
export const EVENT_GROUPS: readonly EventGroup[] = [
  {
    id: 'impacts',
    label: say('webhooks.groups.impacts'),
    events: ['impact.submitted', 'impact.verified', 'impact.declined', 'impact.reopened'],
  },
  {
    id: 'councils',
    label: say('webhooks.groups.councils'),
    events: ['council.requested', 'council.approved', 'council.declined', 'council.member_joined'],
  },
  {
    id: 'opportunities',
    label: say('webhooks.groups.opportunities'),
    events: ['opportunity.sent', 'opportunity.approved', 'opportunity.declined'],
  },
  {
    id: 'applications',
    label: say('webhooks.groups.applications'),
    events: ['application.made', 'application.decided', 'application.withdrawn'],
  },
  { id: 'news', label: say('webhooks.groups.news'), events: ['article.published'] },
  { id: 'people', label: say('webhooks.groups.people'), events: ['member.joined', 'member.left'] },
  { id: 'reports', label: say('webhooks.groups.reports'), events: ['report.opened', 'report.decided'] },
];

export const EVENT_NAMES: Readonly<Record<WebhookEventType, string>> = {
  'impact.submitted': say('webhooks.events.impactSubmitted'),
  'impact.verified': say('webhooks.events.impactVerified'),
  'impact.declined': say('webhooks.events.impactDeclined'),
  'impact.reopened': say('webhooks.events.impactReopened'),
  'council.requested': say('webhooks.events.councilRequested'),
  'council.approved': say('webhooks.events.councilApproved'),
  'council.declined': say('webhooks.events.councilDeclined'),
  'council.member_joined': say('webhooks.events.councilMemberJoined'),
  'opportunity.sent': say('webhooks.events.opportunitySent'),
  'opportunity.approved': say('webhooks.events.opportunityApproved'),
  'opportunity.declined': say('webhooks.events.opportunityDeclined'),
  'application.made': say('webhooks.events.applicationMade'),
  'application.decided': say('webhooks.events.applicationDecided'),
  'application.withdrawn': say('webhooks.events.applicationWithdrawn'),
  'article.published': say('webhooks.events.articlePublished'),
  'member.joined': say('webhooks.events.memberJoined'),
  'member.left': say('webhooks.events.memberLeft'),
  'report.opened': say('webhooks.events.reportOpened'),
  'report.decided': say('webhooks.events.reportDecided'),
  'webhook.test': say('webhooks.events.test'),
};

/** What a webhook covers. */
export function sayAbout({ subject, council }: Pick<Webhook, 'subject' | 'council'>, isOwn: boolean): string {
  if (council) return say('webhooks.about.council', { title: isolate(council.councilTitle) });
  if (subject === 'everything') return say('webhooks.about.everything');
  return isOwn ? say('webhooks.about.ownOpportunities') : say('webhooks.about.othersOpportunities');
}
