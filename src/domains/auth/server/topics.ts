import { each, type TopicTable } from '#platform/http/topics.ts';

export const AUTH_TOPICS: TopicTable = { shows: {}, changes: each(['deactivateAccount'], ['people']) };
