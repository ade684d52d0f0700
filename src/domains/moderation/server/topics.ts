import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

/** What these calls may hide or show again. */
export const MODERATION_TOPICS: TopicTable = {
  shows: {},
  changes: each(
    ['reportContent', 'decideReport', 'answerAppeal'],
    ['impacts', 'news', 'media', 'people', 'councils', 'opportunities', 'points', 'comments'],
  ),
};
