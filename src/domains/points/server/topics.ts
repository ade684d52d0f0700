import { each, type TopicTable } from '#platform/http/topics.ts';

export const POINTS_TOPICS: TopicTable = { shows: {}, changes: each(['addPoints', 'recalculatePoints'], ['points']) };
