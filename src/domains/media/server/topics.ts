import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const MEDIA_TOPICS: TopicTable = { shows: {}, changes: each(['deleteMedia', 'describeMedia'], ['media']) };
