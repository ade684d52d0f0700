import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const PROFILE_TOPICS: TopicTable = {
  shows: each(['getPublicProfile'], ['people', 'impacts', 'councils', 'points', 'media']),
  changes: each(['updateProfile'], ['people']),
};
