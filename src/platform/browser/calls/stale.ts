/**
 * What each cached answer shows. A change names the topics that it has changed, and every answer that shows one of them
 * is read again. The server's `topics.ts` say the same about visitors' answers.
 */
import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import type { RouteHandlers } from '#generated/fastify.gen.ts';

export const TOPICS = [
  'applications',
  'articles',
  'comments',
  'councils',
  'decisions',
  'factors',
  'favourites',
  'follows',
  'impacts',
  'invitations',
  'media',
  'news',
  'notificationChoices',
  'notifications',
  'opportunities',
  'people',
  'points',
  'programs',
  'registrations',
  'reports',
  'sessions',
  'vocabularies',
] as const;

export type Topic = (typeof TOPICS)[number];

type Shows = Partial<Record<keyof RouteHandlers, readonly Topic[]>>;

const each = (calls: readonly (keyof RouteHandlers)[], topics: readonly Topic[]): Shows =>
  Object.fromEntries(calls.map((call) => [call, topics]));

/** Every call that reads, except those below; a test fails for one that isn't listed. */
export const SHOWS: Shows = {
  ...each(['listSessions'], ['sessions']),
  ...each(['getProgramOrigins', 'listHeldProgramTokens', 'listProgramTokens'], ['programs']),
  ...each(['getEmailChange', 'getMailRefusal'], ['people']),
  // Its own changes put the answer in its place.
  ...each(['getCommunitySettings', 'getMailSetup'], []),
  ...each(['getPointsRecount'], ['points']),
  // Read again while it runs.
  ...each(['getImport'], []),
  ...each(['getFactors', 'getSecondStepRule'], ['factors']),
  ...each(['getInvitation', 'getPersonalInvitation', 'listInvitations'], ['invitations']),
  ...each(['getUser', 'getCurrentUser', 'getPrivacyPolicy', 'listUsers', 'searchUsers'], ['people']),
  ...each(['getPublicProfile'], ['people', 'impacts', 'councils']),
  ...each(['getLeaderboard', 'listAllUsers', 'listLeaderboard'], ['people', 'points']),
  ...each(['listMyPoints', 'listUserPoints'], ['points']),
  // Follows answer with the new state. A suggestion stays in its place once followed, where it can be undone.
  ...each(['getFollowState', 'listSuggestions'], ['people']),
  ...each(['listBlocked', 'listFollowed', 'listFollowers'], ['follows']),
  ...each(['getFeed'], ['follows', 'comments']),

  ...each(['getImpact', 'checkImpactEditable', 'listFeaturedImpacts', 'listMyImpacts', 'listMyNamings'], ['impacts']),
  ...each(
    ['getImpactHints', 'listAllReviews', 'listImpactsToReview', 'listNewSubmissions', 'listReviewedImpacts'],
    ['impacts'],
  ),
  ...each(['getImpactMap', 'getImpactPlaces', 'getThisWeek', 'getTreesPlanted', 'getUserImpactSummary'], ['impacts']),
  ...each(['getRelatedImpacts', 'listCouncilImpacts', 'listImpacts'], ['impacts', 'comments']),
  ...each(['getGalleryItem', 'listGallery'], ['impacts', 'media']),
  ...each(['listMyMedia'], ['media']),
  ...each(['listComments', 'searchComments'], ['comments']),

  ...each(
    [
      'getCouncil',
      'getCouncilMap',
      'listCouncilNames',
      'listCouncils',
      'listMyCouncils',
      'listCouncilMembers',
      'listCouncilResources',
      'listMembershipRequests',
      'getUserCouncilSummary',
    ],
    ['councils'],
  ),

  ...each(
    [
      'getOpportunity',
      'getOpportunityMap',
      'listFeaturedOpportunities',
      'listOpportunities',
      'listPartners',
      'listAllOpportunities',
      'listOpportunitiesToVerify',
      'listUpcomingOpportunities',
    ],
    ['opportunities'],
  ),
  ...each(['listMyOpportunities'], ['opportunities', 'favourites']),
  ...each(['listFavourites'], ['favourites']),
  ...each(['listApplications'], ['applications']),

  ...each(['listImpactEventTypes', 'listOpportunityCategories', 'listOpportunityTypes'], ['vocabularies']),

  ...each(['getNews'], ['news']),
  ...each(['getPublicNews'], ['news', 'comments']),
  ...each(['listNews'], ['articles']),

  ...each(['listGoals'], ['impacts']),
  ...each(['getGoal'], ['impacts', 'councils', 'opportunities']),
  ...each(
    ['getAdminStats', 'getCommunityStats', 'listUnknownPlaces'],
    ['impacts', 'councils', 'opportunities', 'applications', 'registrations'],
  ),
  ...each(['listCuratedContent'], ['impacts', 'opportunities', 'articles']),

  ...each(['getReport', 'listReports'], ['reports']),
  ...each(['getOwnRegistration', 'getRegistration', 'listRegistrations'], ['registrations']),
  ...each(['listMyDecisions'], ['decisions']),
  ...each(['listNotifications'], ['notifications']),
  ...each(['getNotificationChoices', 'getUnsubscription'], ['notificationChoices']),
};

/** Calls that read what no change names. Only the test reads this, so that pages needn't load it. */
export const SHOW_NOTHING: readonly (keyof RouteHandlers)[] = [
  // Nothing that people do on a page changes these.
  'getCommunityText',
  'getGoogleSignInUrl',
  'findNearestPlace',
  'suggestPlaces',
  // These are read afresh whenever they're shown.
  'getChallenge',
  'getFlowMachines',
  'getFlowNumbers',
  'getHealth',
  'getLaunchSteps',
  'downloadCredential',
  'getMediaUpload',
  'getProofRule',
  'listLookers',
  'exportApplications',
  'exportMyData',
  'exportUsers',
  'listAuditLog',
  // The domain reads them again after each change of its own.
  'getCredential',
  'getPushSettings',
  'getWebhook',
  'getWebhookDelivery',
  'listCredentialMilestones',
  'listHeldWebhooks',
  'listMyCredentials',
  'listMyWebhooks',
  'listWebhookDeliveries',
];

/** The cached answers that show one of the topics. */
export const showing = (...topics: readonly Topic[]) =>
  ({ predicate: ({ queryKey }) => topicsOf(queryKey).some((topic) => topics.includes(topic)) }) satisfies QueryFilters;

function topicsOf([call]: QueryKey): readonly Topic[] {
  const { _id } = call as { _id?: keyof RouteHandlers };
  return (_id && SHOWS[_id]) ?? [];
}

/** Reads what is shown of the topics again, except forms and queues, and the rest when it's next shown. */
export function makeStale(client: QueryClient, ...topics: readonly Topic[]): Promise<void> {
  const { predicate } = showing(...topics);
  return client.invalidateQueries({ predicate: (query) => predicate(query) && !isWorkedOn(query) });
}

/** The same, but leaves what is shown as it is, so that no row vanishes under someone's hands. */
export const makeStaleOnceLeft = (client: QueryClient, ...topics: readonly Topic[]): Promise<void> =>
  client.invalidateQueries({ ...showing(...topics), refetchType: 'none' });

/** A form or a queue: it never refetches by itself, so that nothing changes or moves while someone works on it. */
export const isWorkedOn = ({ observers }: Query): boolean =>
  observers.some(({ options: { staleTime } }) => staleTime === Number.POSITIVE_INFINITY);
