import { each, type TopicTable } from '#platform/http/topics.ts';

export const ADMINISTRATION_TOPICS: TopicTable = { shows: {}, changes: each(['administerUser'], ['people']) };
