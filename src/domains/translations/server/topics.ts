import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const TRANSLATION_TOPICS: TopicTable = {
  shows: {},
  changes: each(['setWrittenIn'], ['impacts', 'comments', 'councils', 'opportunities', 'news', 'people']),
};
