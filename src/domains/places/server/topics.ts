import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const PLACE_TOPICS: TopicTable = {
  shows: each(['suggestPlaces', 'findNearestPlace'], []),
  changes: each(['setPlaceOfLocation'], ['impacts', 'councils', 'opportunities', 'people']),
};
