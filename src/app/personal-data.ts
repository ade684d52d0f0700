/** All the data held about a person, collected from the domains, and what is left out and why. */
import { ownEntries } from '#domains/audit/server/public.ts';
import { ownSignIns } from '#domains/auth/server/public.ts';
import { ownCare } from '#domains/care/server/public.ts';
import { ownComments } from '#domains/comments/server/public.ts';
import { ownCouncils } from '#domains/councils/server/public.ts';
import { ownFollows } from '#domains/following/server/public.ts';
import { ownImpacts } from '#domains/impacts/server/public.ts';
import { ownMedia } from '#domains/media/server/public.ts';
import { ownNews } from '#domains/news/server/public.ts';
import { ownNotifications } from '#domains/notifications/server/public.ts';
import { ownOpportunities } from '#domains/opportunities/server/public.ts';
import { ownAccount } from '#domains/people/server/public.ts';
import { ownPoints } from '#domains/points/server/public.ts';
import type { PersonalDataPart } from '#platform/archive/personal-data.ts';

export const OWN_DATA: readonly PersonalDataPart[] = [
  ...ownAccount,
  ...ownSignIns,
  ...ownImpacts,
  ...ownPoints,
  ...ownOpportunities,
  ...ownCouncils,
  ...ownFollows,
  ...ownNews,
  ...ownComments,
  ...ownNotifications,
  ...ownMedia,
  ...ownCare,
  ...ownEntries,
];

/** Columns that reference a person and aren't exported, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'person_follows.person_id': 'Who follows or followed you: it belongs to them. You see your followers on your page.',
  'person_blocks.blocked_id': 'Who blocks you: it belongs to them, and they may not want you to know.',
  'mail_links.user_id': 'Links we emailed you: only short-lived hashes of them are stored.',
  'points_entries.decided_by': 'Other people’s points you decided on: your decisions are in the audit log.',
  'notifications.actor_id': 'Other people’s notifications about you: they belong to them.',
  'impacts.verified_by': 'Repeats your reviews.',
  'impacts.declined_by': 'Repeats your reviews.',
  'impact_reviewers.reviewer_id': 'Repeats your reviews.',
  'opportunity_applications.owner_id':
    'Other people’s applications for your opportunities: they belong to the applicants.',
  'points_rises.user_id': 'Internal notes that your points have risen, deleted once read.',
  'councils.decided_by': 'Repeats your decisions on councils.',
  'council_requests.decided_by': 'Other people’s requests you decided on: they belong to them.',
  'care_cases.decided_by': 'Other people’s cases you decided: your decisions are in the audit log.',
  'care_cases.answered_by': 'Other people’s appeals you answered: your answers are in the audit log.',
  'notification_counters.user_id': 'Counts your notifications.',
  'notification_digests.user_id': 'The days you were sent a summary: says no more than the notifications.',
  'gallery_pictures.owner_id': 'Repeats your pictures for the gallery.',
  'standings.user_id': 'Repeats your points for the leaderboard.',
  'impact_person_years.user_id': 'Counts your impacts by year.',
  'impact_person_months.user_id': 'Counts your impacts by the month they were verified in.',
  'opportunity_partners.owner_id': 'Counts your public opportunities.',
  'person_words.user_id': 'Repeats your name for the search.',
};
