import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const IMPACT_TOPICS: TopicTable = {
  shows: {
    ...each(
      ['listImpacts', 'listFeaturedImpacts', 'listCouncilImpacts', 'getImpact', 'getRelatedImpacts'],
      ['impacts', 'people', 'councils', 'media'],
    ),
    ...each(['getThisWeek'], ['impacts', 'people', 'councils', 'media']),
    ...each(['getImpactPlaces'], ['impacts']),
    // A search also finds what people of that name did.
    ...each(['getImpactMap'], ['impacts', 'people']),
    ...each(['getTreesPlanted'], ['impacts', 'people']),
    ...each(['listImpactEventTypes'], []),
  },
  // Likes and comments are left out, because there are many: their counts may be a second old.
  changes: {
    ...each(['updateImpact', 'hideImpact', 'featureImpact'], ['impacts']),
    ...each(['reviewImpact', 'reviewImpacts'], ['impacts', 'points']),
  },
};
