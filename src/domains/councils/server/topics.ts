import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const COUNCIL_TOPICS: TopicTable = {
  shows: {
    ...each(['listCouncils', 'getCouncil'], ['councils', 'people', 'impacts', 'media']),
    ...each(['getCouncilMap', 'listCouncilNames'], ['councils']),
  },
  changes: each(['updateCouncil', 'decideCouncil', 'decideMembershipRequest'], ['councils']),
};
