import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const PROFILE_TOPICS: TopicTable = { shows: {}, changes: each(['updateProfile'], ['people']) };
