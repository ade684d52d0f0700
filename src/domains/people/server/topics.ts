import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const PEOPLE_TOPICS: TopicTable = {
  shows: {},
  changes: each(['createPrivacyPolicy', 'updatePrivacyPolicy'], ['people']),
};
