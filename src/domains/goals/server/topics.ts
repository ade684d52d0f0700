import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const GOAL_TOPICS: TopicTable = {
  shows: {
    ...each(['listGoals'], ['impacts']),
    ...each(['getGoal'], ['impacts', 'councils', 'opportunities', 'people', 'media']),
  },
  changes: each(['removeGoalLink', 'removeMember'], ['impacts', 'councils', 'opportunities', 'points']),
};
