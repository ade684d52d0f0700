import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const ADMINISTRATION_TOPICS: TopicTable = { shows: {}, changes: each(['administerUser'], ['people']) };
