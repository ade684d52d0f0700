import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const GALLERY_TOPICS: TopicTable = {
  shows: each(['listGallery', 'getGalleryItem'], ['media', 'impacts', 'people']),
  changes: {},
};
