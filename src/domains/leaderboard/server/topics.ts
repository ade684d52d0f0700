import { each, type TopicTable } from '#platform/http/topics.ts';

export const LEADERBOARD_TOPICS: TopicTable = {
  shows: each(['getLeaderboard', 'listLeaderboard'], ['points', 'people']),
  changes: {},
};
