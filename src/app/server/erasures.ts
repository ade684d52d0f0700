/** What becomes of a person's data in every domain when they are forgotten. */
import { administrationErasure } from '#domains/administration/server/public.ts';
import { auditErasure } from '#domains/audit/server/public.ts';
import { authErasure } from '#domains/auth/server/public.ts';
import { commentsErasure } from '#domains/comments/server/public.ts';
import { councilsErasure } from '#domains/councils/server/public.ts';
import { credentialsErasure } from '#domains/credentials/server/public.ts';
import { followingErasure } from '#domains/following/server/public.ts';
import { impactsErasure } from '#domains/impacts/server/public.ts';
import { importsErasure } from '#domains/imports/server/public.ts';
import { mediaErasure } from '#domains/media/server/public.ts';
import { moderationErasure } from '#domains/moderation/server/public.ts';
import { newsErasure } from '#domains/news/server/public.ts';
import { notificationsErasure } from '#domains/notifications/server/public.ts';
import { operationsErasure } from '#domains/operations/server/public.ts';
import { opportunitiesErasure } from '#domains/opportunities/server/public.ts';
import { peopleErasure } from '#domains/people/server/public.ts';
import { pointsErasure } from '#domains/points/server/public.ts';
import { profilesErasure } from '#domains/profiles/server/public.ts';
import { settingsErasure } from '#domains/settings/server/public.ts';
import { translationsErasure } from '#domains/translations/server/public.ts';
import { webhooksErasure } from '#domains/webhooks/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { platformErasure } from '#platform/server/archive/platform-erasure.repository.ts';

/**
 * In this order. Comments close their cases before those are emptied, impacts give up their evidence before files are
 * looked at, and whatever writes notifications or entries comes before those.
 */
export const ERASURES: readonly Erasure[] = [
  commentsErasure,
  impactsErasure,
  opportunitiesErasure,
  councilsErasure,
  newsErasure,
  followingErasure,
  mediaErasure,
  moderationErasure,
  pointsErasure,
  credentialsErasure,
  notificationsErasure,
  webhooksErasure,
  authErasure,
  auditErasure,
  administrationErasure,
  profilesErasure,
  translationsErasure,
  settingsErasure,
  importsErasure,
  operationsErasure,
  platformErasure,
  peopleErasure,
];

/** Domains whose tables hold nothing that a person wrote, and why. */
export const IMPERSONAL: Readonly<Record<string, string>> = {
  points_rules: 'what the community decided',
  push_keys: 'keys of this server',
  place_matching: 'the kinds of what has a location',
  text_detection: 'the kinds of texts',
  impact_credentials_due: 'how far a job has come',
  standings: 'the names of periods',
  standing_heights: 'the names of periods',
  standing_moves: 'the names of periods',
  flow_days: 'sums of what machines did',
  flow_counts: 'sums of what machines did',
  flow_stays: 'sums of what machines did',
};
