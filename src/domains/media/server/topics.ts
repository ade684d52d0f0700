import { each, type TopicTable } from '#platform/http/topics.ts';

export const MEDIA_TOPICS: TopicTable = { shows: {}, changes: each(['deleteMedia', 'describeMedia'], ['media']) };
