import { each, type TopicTable } from '#platform/http/topics.ts';

export const PEOPLE_TOPICS: TopicTable = {
  shows: {},
  changes: each(['createPrivacyPolicy', 'updatePrivacyPolicy'], ['people']),
};
