import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const POINTS_TOPICS: TopicTable = { shows: {}, changes: each(['addPoints', 'recalculatePoints'], ['points']) };
