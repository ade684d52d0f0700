import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const COMMUNITY_TOPICS: TopicTable = {
  shows: {
    ...each(['getCommunityStats'], ['impacts', 'councils', 'opportunities', 'people', 'points']),
    // No call changes the texts: they're read when the server starts.
    getCommunityText: [],
  },
  changes: {},
};
