/** All the data held about a person, collected from the domains, and what is left out and why. */

import { ownEntries } from '#domains/audit/server/public.ts';
import { ownSignIns } from '#domains/auth/server/public.ts';
import { ownComments } from '#domains/comments/server/public.ts';
import { ownCouncils } from '#domains/councils/server/public.ts';
import { ownCredentials } from '#domains/credentials/server/public.ts';
import { ownFollows } from '#domains/following/server/public.ts';
import { ownImpacts } from '#domains/impacts/server/public.ts';
import { ownMedia } from '#domains/media/server/public.ts';
import { ownModeration } from '#domains/moderation/server/public.ts';
import { ownNews } from '#domains/news/server/public.ts';
import { ownNotifications } from '#domains/notifications/server/public.ts';
import { ownOpportunities } from '#domains/opportunities/server/public.ts';
import { ownAccount } from '#domains/people/server/public.ts';
import { ownPoints } from '#domains/points/server/public.ts';
import { ownTranslations } from '#domains/translations/server/public.ts';
import { ownWebhooks } from '#domains/webhooks/server/public.ts';
import { say } from '#languages/say.ts';
import type { PersonalDataPart } from '#platform/server/archive/personal-data.ts';

export const OWN_DATA: readonly PersonalDataPart[] = [
  ...ownAccount,
  ...ownSignIns,
  ...ownWebhooks,
  ...ownCredentials,
  ...ownImpacts,
  ...ownPoints,
  ...ownOpportunities,
  ...ownCouncils,
  ...ownFollows,
  ...ownNews,
  ...ownComments,
  ...ownTranslations,
  ...ownNotifications,
  ...ownMedia,
  ...ownModeration,
  ...ownEntries,
];

/** Columns that reference a person and aren't exported, each with its reason. */
export const EXCLUDED_COLUMNS: Readonly<Record<string, () => string>> = {
  'person_follows.person_id': () => say('personalData.leftOut.personFollowsPersonId'),
  'person_blocks.blocked_id': () => say('personalData.leftOut.personBlocksBlockedId'),
  'registrations.decided_by': () => say('personalData.leftOut.registrationsDecidedBy'),
  'personal_invitations.inviter_id': () => say('personalData.leftOut.personalInvitationsInviterId'),
  'hidden_launch_steps.user_id': () => say('personalData.leftOut.hiddenLaunchSteps'),
  'mail_refusals.user_id': () => say('personalData.leftOut.mailRefusals'),
  'setting_changes.changed_by': () => say('personalData.leftOut.settingChanges'),
  'points_recounts.asked_by': () => say('personalData.leftOut.settingChanges'),
  'imports.admin_id': () => say('personalData.leftOut.imports'),
  'mail_links.user_id': () => say('personalData.leftOut.mailLinksUserId'),
  'recovery_codes.user_id': () => say('personalData.leftOut.recoveryCodesUserId'),
  'passkey_challenges.user_id': () => say('personalData.leftOut.passkeyChallengesUserId'),
  'points_entries.decided_by': () => say('personalData.leftOut.pointsEntriesDecidedBy'),
  'notifications.actor_id': () => say('personalData.leftOut.notificationsActorId'),
  'impacts.verified_by': () => say('personalData.leftOut.impactsVerifiedBy'),
  'impacts.declined_by': () => say('personalData.leftOut.impactsVerifiedBy'),
  'impacts.asked_by': () => say('personalData.leftOut.impactsVerifiedBy'),
  'impact_lookers.user_id': () => say('personalData.leftOut.impactLookersUserId'),
  'impact_reviewers.reviewer_id': () => say('personalData.leftOut.impactsVerifiedBy'),
  'opportunity_applications.owner_id': () => say('personalData.leftOut.opportunityApplicationsOwnerId'),
  'points_rises.user_id': () => say('personalData.leftOut.pointsRisesUserId'),
  'councils.decided_by': () => say('personalData.leftOut.councilsDecidedBy'),
  'council_requests.decided_by': () => say('personalData.leftOut.councilRequestsDecidedBy'),
  'moderation_cases.decided_by': () => say('personalData.leftOut.moderationCasesDecidedBy'),
  'moderation_cases.answered_by': () => say('personalData.leftOut.moderationCasesAnsweredBy'),
  'notification_counters.user_id': () => say('personalData.leftOut.notificationCountersUserId'),
  'notification_digests.user_id': () => say('personalData.leftOut.notificationDigestsUserId'),
  'gallery_pictures.owner_id': () => say('personalData.leftOut.galleryPicturesOwnerId'),
  'standings.user_id': () => say('personalData.leftOut.standingsUserId'),
  'impact_person_years.user_id': () => say('personalData.leftOut.impactPersonYearsUserId'),
  'impact_person_months.user_id': () => say('personalData.leftOut.impactPersonMonthsUserId'),
  'opportunity_partners.owner_id': () => say('personalData.leftOut.opportunityPartnersOwnerId'),
  'person_words.user_id': () => say('personalData.leftOut.personWordsUserId'),
};
