import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const NEWS_TOPICS: TopicTable = {
  // Comments are left out, because there are many: their count may be a second old.
  shows: each(['getPublicNews', 'getNews'], ['news', 'media']),
  changes: each(['createNews', 'updateNews', 'setNewsLive', 'deleteNews'], ['news']),
};
