import { each, type TopicTable } from '#platform/http/topics.ts';

export const NEWS_TOPICS: TopicTable = {
  shows: each(['getPublicNews', 'getNews'], ['news', 'media']),
  changes: each(['createNews', 'updateNews', 'setNewsLive', 'deleteNews'], ['news']),
};
