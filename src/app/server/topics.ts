/** What visitors see of every domain, and which calls change it. */

import { ADMINISTRATION_TOPICS } from '#domains/administration/server/topics.ts';
import { AUTH_TOPICS } from '#domains/auth/server/topics.ts';
import { COMMENT_TOPICS } from '#domains/comments/server/topics.ts';
import { COMMUNITY_TOPICS } from '#domains/community/server/topics.ts';
import { COUNCIL_TOPICS } from '#domains/councils/server/topics.ts';
import { CREDENTIAL_TOPICS } from '#domains/credentials/server/topics.ts';
import { GALLERY_TOPICS } from '#domains/gallery/server/topics.ts';
import { GOAL_TOPICS } from '#domains/goals/server/topics.ts';
import { IMPACT_TOPICS } from '#domains/impacts/server/topics.ts';
import { LEADERBOARD_TOPICS } from '#domains/leaderboard/server/topics.ts';
import { MEDIA_TOPICS } from '#domains/media/server/topics.ts';
import { MODERATION_TOPICS } from '#domains/moderation/server/topics.ts';
import { NEWS_TOPICS } from '#domains/news/server/topics.ts';
import { OPPORTUNITY_TOPICS } from '#domains/opportunities/server/topics.ts';
import { PEOPLE_TOPICS } from '#domains/people/server/topics.ts';
import { PLACE_TOPICS } from '#domains/places/server/topics.ts';
import { POINTS_TOPICS } from '#domains/points/server/topics.ts';
import { PROFILE_TOPICS } from '#domains/profiles/server/topics.ts';
import { TRANSLATION_TOPICS } from '#domains/translations/server/topics.ts';
import { joinTopics } from '#platform/server/http/cache/topics.ts';

export const TOPICS = joinTopics([
  ADMINISTRATION_TOPICS,
  AUTH_TOPICS,
  MODERATION_TOPICS,
  COMMENT_TOPICS,
  COMMUNITY_TOPICS,
  COUNCIL_TOPICS,
  CREDENTIAL_TOPICS,
  GALLERY_TOPICS,
  GOAL_TOPICS,
  IMPACT_TOPICS,
  LEADERBOARD_TOPICS,
  MEDIA_TOPICS,
  NEWS_TOPICS,
  OPPORTUNITY_TOPICS,
  PEOPLE_TOPICS,
  PLACE_TOPICS,
  POINTS_TOPICS,
  PROFILE_TOPICS,
  TRANSLATION_TOPICS,
]);
