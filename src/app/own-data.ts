/** Everything that is held about a person, put together from the domains, and what is left out of it and why. */
import { ownDeeds } from '../domains/audit/server/own-data.repository.ts';
import { ownSignIns } from '../domains/auth/server/own-data.repository.ts';
import { ownCouncils } from '../domains/councils/server/own-data.repository.ts';
import { ownImpacts } from '../domains/impacts/server/own-data.repository.ts';
import { ownMedia } from '../domains/media/server/own-data.repository.ts';
import { ownAccount } from '../domains/members/server/own-data.repository.ts';
import { ownNews } from '../domains/news/server/own-data.repository.ts';
import { ownNotifications } from '../domains/notifications/server/own-data.repository.ts';
import { ownOpportunities } from '../domains/opportunities/server/own-data.repository.ts';
import { ownPoints } from '../domains/points/server/own-data.repository.ts';
import type { OwnDataPart } from '../platform/archive/own-data.ts';

export const OWN_DATA: readonly OwnDataPart[] = [
  ...ownAccount,
  ...ownSignIns,
  ...ownImpacts,
  ...ownPoints,
  ...ownOpportunities,
  ...ownCouncils,
  ...ownNews,
  ...ownNotifications,
  ...ownMedia,
  ...ownDeeds,
];

/** Columns that name a person and are not handed over, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'mail_links.user_id': 'Links that were mailed to you: only marks of them are kept, which serve once and soon go.',
  'points_entries.decided_by': 'Points of others that you decided on: what you did stands in the log.',
  'notifications.actor_id': 'What others were told because of you: it belongs to them.',
  'impacts.verified_by': 'Repeats your reviews.',
  'impacts.declined_by': 'Repeats your reviews.',
  'impact_reviewers.reviewer_id': 'Repeats your reviews.',
  'opportunity_applications.owner_id': 'Applications of others for what you offer: they belong to those who applied.',
  'points_rises.user_id': 'Notes of the system that your points have risen, gone as soon as they are read.',
  'councils.decided_by': 'Repeats your decisions on councils.',
  'council_requests.decided_by': 'Requests of others that you decided on: they belong to those who asked.',
  'notification_counters.user_id': 'Counts your notifications.',
  'notification_digests.user_id': 'On which days a mail told you of several: says no more than the notifications.',
  'gallery_pictures.owner_id': 'Repeats your pictures for the gallery.',
  'standings.user_id': 'Repeats your points for the leaderboard.',
  'person_words.user_id': 'Repeats your name for the search.',
};
