import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueView } from '#platform/browser/decisions/queue/queue-kind.ts';

const NO_MATCH = say('impacts.reviewViews.filtered');

const VIEWS: readonly QueueView[] = [
  {
    id: 'waiting',
    name: say('impacts.reviewViews.toReview'),
    empty: {
      title: say('impacts.reviewViews.caughtUp'),
      text: say('impacts.reviewViews.caughtUpHint'),
      noMatch: NO_MATCH,
    },
  },
  {
    id: 'new',
    name: say('impacts.reviewViews.new'),
    empty: {
      title: say('impacts.reviewViews.nothingNew'),
      text: say('impacts.reviewViews.newEmptyHint'),
      noMatch: NO_MATCH,
    },
  },
  {
    id: 'all',
    name: say('impacts.reviewViews.all'),
    empty: {
      title: say('impacts.reviewViews.allEmpty'),
      text: say('impacts.reviewViews.allEmptyHint'),
      noMatch: NO_MATCH,
    },
  },
];

const MINE: QueueView = {
  id: 'mine',
  name: say('impacts.reviewViews.mine'),
  isReadOnly: true,
  empty: {
    title: say('impacts.reviewViews.mineEmpty'),
    text: say('impacts.reviewViews.mineEmptyHint'),
    noMatch: NO_MATCH,
  },
};

const VERIFIED_BY_ME: QueueView = {
  ...MINE,
  name: say('impacts.reviewViews.verifiedMine'),
  empty: {
    title: say('impacts.reviewViews.verifiedEmpty'),
    text: say('impacts.reviewViews.verifiedEmptyHint'),
    noMatch: NO_MATCH,
  },
};

export const reviewViews = (role: Role): readonly QueueView[] => [...VIEWS, role === 'Admin' ? VERIFIED_BY_ME : MINE];
