/** The contract's events, and their schemas. */
import { zApplicationDecidedEvent } from '#generated/schemas/ApplicationDecidedEvent.gen.ts';
import { zApplicationMadeEvent } from '#generated/schemas/ApplicationMadeEvent.gen.ts';
import { zApplicationWithdrawnEvent } from '#generated/schemas/ApplicationWithdrawnEvent.gen.ts';
import { zArticlePublishedEvent } from '#generated/schemas/ArticlePublishedEvent.gen.ts';
import { zCouncilApprovedEvent } from '#generated/schemas/CouncilApprovedEvent.gen.ts';
import { zCouncilDeclinedEvent } from '#generated/schemas/CouncilDeclinedEvent.gen.ts';
import { zCouncilMemberJoinedEvent } from '#generated/schemas/CouncilMemberJoinedEvent.gen.ts';
import { zCouncilRequestedEvent } from '#generated/schemas/CouncilRequestedEvent.gen.ts';
import { zImpactDeclinedEvent } from '#generated/schemas/ImpactDeclinedEvent.gen.ts';
import { zImpactReopenedEvent } from '#generated/schemas/ImpactReopenedEvent.gen.ts';
import { zImpactSubmittedEvent } from '#generated/schemas/ImpactSubmittedEvent.gen.ts';
import { zImpactVerifiedEvent } from '#generated/schemas/ImpactVerifiedEvent.gen.ts';
import { zMemberJoinedEvent } from '#generated/schemas/MemberJoinedEvent.gen.ts';
import { zMemberLeftEvent } from '#generated/schemas/MemberLeftEvent.gen.ts';
import { zOpportunityApprovedEvent } from '#generated/schemas/OpportunityApprovedEvent.gen.ts';
import { zOpportunityDeclinedEvent } from '#generated/schemas/OpportunityDeclinedEvent.gen.ts';
import { zOpportunitySentEvent } from '#generated/schemas/OpportunitySentEvent.gen.ts';
import { zReportDecidedEvent } from '#generated/schemas/ReportDecidedEvent.gen.ts';
import { zReportOpenedEvent } from '#generated/schemas/ReportOpenedEvent.gen.ts';
import { zWebhookTestEvent } from '#generated/schemas/WebhookTestEvent.gen.ts';
import type { WebhookEventType, Webhooks } from '#generated/types.gen.ts';

type WebhookEvent = Webhooks['body'];

/** What an event of this type says. */
export type DataOf<Type extends WebhookEventType> = Extract<WebhookEvent, { type: Type }>['data'];

export const EVENT_SCHEMAS = {
  'impact.submitted': zImpactSubmittedEvent,
  'impact.verified': zImpactVerifiedEvent,
  'impact.declined': zImpactDeclinedEvent,
  'impact.reopened': zImpactReopenedEvent,
  'council.requested': zCouncilRequestedEvent,
  'council.approved': zCouncilApprovedEvent,
  'council.declined': zCouncilDeclinedEvent,
  'council.member_joined': zCouncilMemberJoinedEvent,
  'opportunity.sent': zOpportunitySentEvent,
  'opportunity.approved': zOpportunityApprovedEvent,
  'opportunity.declined': zOpportunityDeclinedEvent,
  'application.made': zApplicationMadeEvent,
  'application.decided': zApplicationDecidedEvent,
  'application.withdrawn': zApplicationWithdrawnEvent,
  'article.published': zArticlePublishedEvent,
  'member.joined': zMemberJoinedEvent,
  'member.left': zMemberLeftEvent,
  'report.opened': zReportOpenedEvent,
  'report.decided': zReportDecidedEvent,
  'webhook.test': zWebhookTestEvent,
} as const satisfies Record<WebhookEventType, { safeParse(value: unknown): { success: boolean } }>;
