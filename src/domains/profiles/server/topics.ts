import { each, type TopicTable } from '#platform/http/topics.ts';

export const PROFILE_TOPICS: TopicTable = { shows: {}, changes: each(['updateProfile'], ['people']) };
