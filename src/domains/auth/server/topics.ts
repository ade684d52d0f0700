import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const AUTH_TOPICS: TopicTable = { shows: {}, changes: each(['deactivateAccount'], ['people']) };
