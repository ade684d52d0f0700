/** The rate limit of every call that has one. */

import { ADMINISTRATION_LIMITS } from '#domains/administration/server/limits.ts';
import { AUTH_LIMITS } from '#domains/auth/server/limits.ts';
import { COMMENT_LIMITS } from '#domains/comments/server/limits.ts';
import { COUNCIL_LIMITS } from '#domains/councils/server/limits.ts';
import { CREDENTIAL_LIMITS } from '#domains/credentials/server/limits.ts';
import { FLOW_NUMBER_LIMITS } from '#domains/flow-numbers/server/limits.ts';
import { FOLLOWING_LIMITS } from '#domains/following/server/limits.ts';
import { LINK_LIMITS } from '#domains/goals/server/limits.ts';
import { IMPACT_LIMITS } from '#domains/impacts/server/limits.ts';
import { IMPORT_LIMITS } from '#domains/imports/server/limits.ts';
import { MEDIA_LIMITS } from '#domains/media/server/limits.ts';
import { MODERATION_LIMITS } from '#domains/moderation/server/limits.ts';
import { NEWS_LIMITS } from '#domains/news/server/limits.ts';
import { NOTIFICATION_LIMITS } from '#domains/notifications/server/limits.ts';
import { OPERATION_LIMITS } from '#domains/operations/server/limits.ts';
import { OPPORTUNITY_LIMITS } from '#domains/opportunities/server/limits.ts';
import { PRIVACY_LIMITS } from '#domains/people/server/limits.ts';
import { PLACE_LIMITS } from '#domains/places/server/limits.ts';
import { POINTS_LIMITS } from '#domains/points/server/limits.ts';
import { PROFILE_LIMITS } from '#domains/profiles/server/limits.ts';
import { RECOUNT_LIMITS } from '#domains/recounts/server/limits.ts';
import { SETTINGS_LIMITS } from '#domains/settings/server/limits.ts';
import { TRANSLATION_LIMITS } from '#domains/translations/server/limits.ts';
import { WEBHOOK_LIMITS } from '#domains/webhooks/server/limits.ts';
import type { CallLimit, LimitByCall } from '#platform/server/http/limits/call-limits.ts';

export const LIMITS: LimitByCall = new Map(
  Object.entries<CallLimit>({
    ...ADMINISTRATION_LIMITS,
    ...AUTH_LIMITS,
    ...MODERATION_LIMITS,
    ...COMMENT_LIMITS,
    ...COUNCIL_LIMITS,
    ...CREDENTIAL_LIMITS,
    ...FLOW_NUMBER_LIMITS,
    ...FOLLOWING_LIMITS,
    ...LINK_LIMITS,
    ...IMPACT_LIMITS,
    ...IMPORT_LIMITS,
    ...MEDIA_LIMITS,
    ...NEWS_LIMITS,
    ...NOTIFICATION_LIMITS,
    ...OPERATION_LIMITS,
    ...OPPORTUNITY_LIMITS,
    ...PLACE_LIMITS,
    ...POINTS_LIMITS,
    ...PRIVACY_LIMITS,
    ...PROFILE_LIMITS,
    ...RECOUNT_LIMITS,
    ...SETTINGS_LIMITS,
    ...TRANSLATION_LIMITS,
    ...WEBHOOK_LIMITS,
  }),
);
