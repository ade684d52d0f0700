import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueView } from '#platform/browser/decisions/queue-kind.ts';

const NO_MATCH = say('impacts.reviewViews.noImpactInThisQueue');

const VIEWS: readonly QueueView[] = [
  {
    id: 'waiting',
    name: say('impacts.reviewViews.toReview'),
    empty: {
      title: say('impacts.reviewViews.allCaughtUp'),
      text: say('impacts.reviewViews.newSubmissionsWillShowUp'),
      noMatch: NO_MATCH,
    },
  },
  {
    id: 'new',
    name: say('impacts.reviewViews.new'),
    empty: {
      title: say('impacts.reviewViews.nothingNew'),
      text: say('impacts.reviewViews.everySubmissionHasHadAt'),
      noMatch: NO_MATCH,
    },
  },
  {
    id: 'all',
    name: say('impacts.reviewViews.all'),
    empty: {
      title: say('impacts.reviewViews.noImpactsYet'),
      text: say('impacts.reviewViews.impactsWillShowUpHere'),
      noMatch: NO_MATCH,
    },
  },
];

const MINE: QueueView = {
  id: 'mine',
  name: say('impacts.reviewViews.reviewedByMe'),
  isReadOnly: true,
  empty: {
    title: say('impacts.reviewViews.noDecisionsYet'),
    text: say('impacts.reviewViews.yourDecisionsWillShowUp'),
    noMatch: NO_MATCH,
  },
};

const VERIFIED_BY_ME: QueueView = {
  ...MINE,
  name: say('impacts.reviewViews.verifiedByMe'),
  empty: {
    title: say('impacts.reviewViews.nothingVerifiedYet'),
    text: say('impacts.reviewViews.impactsYouApprovedWillShow'),
    noMatch: NO_MATCH,
  },
};

export const reviewViews = (role: Role): readonly QueueView[] => [...VIEWS, role === 'Admin' ? VERIFIED_BY_ME : MINE];
