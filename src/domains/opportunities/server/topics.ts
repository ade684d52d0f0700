import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const OPPORTUNITY_TOPICS: TopicTable = {
  shows: {
    ...each(
      ['listOpportunities', 'listFeaturedOpportunities', 'listUpcomingOpportunities', 'getOpportunity'],
      ['opportunities', 'people', 'media'],
    ),
    ...each(['getOpportunityMap'], ['opportunities', 'people']),
    ...each(['listPartners'], ['opportunities', 'people', 'media']),
    ...each(['listOpportunityTypes', 'listOpportunityCategories'], []),
  },
  changes: each(
    [
      'updateOpportunity',
      'hideOpportunity',
      'featureOpportunity',
      'handOverOpportunity',
      'closeOpportunity',
      'verifyOpportunity',
      // These take places or free them.
      'decideApplication',
      'autoAcceptApplications',
      'withdrawApplication',
    ],
    ['opportunities'],
  ),
};
