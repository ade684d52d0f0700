import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

/** Whatever a person left anywhere. */
const ALL = ['impacts', 'news', 'media', 'people', 'councils', 'opportunities', 'points', 'comments'];

export const AUTH_TOPICS: TopicTable = {
  shows: {},
  changes: {
    ...each(['deactivateAccount', 'confirmEmailChange', 'undoEmailChange', 'decideRegistration'], ['people']),
    ...each(['eraseAccount'], ALL),
  },
};
