import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const LEADERBOARD_TOPICS: TopicTable = {
  shows: each(['getLeaderboard', 'listLeaderboard'], ['points', 'people']),
  changes: {},
};
