import type { Role } from '#generated/types.gen.ts';
import type { QueueView } from '#platform/browser/decisions/queue-kind.ts';

const NO_MATCH = 'No impact in this queue matches your filters.';

const VIEWS: readonly QueueView[] = [
  {
    id: 'waiting',
    name: 'To review',
    empty: { title: 'All caught up', text: 'New submissions will show up here.', noMatch: NO_MATCH },
  },
  {
    id: 'new',
    name: 'New',
    empty: { title: 'Nothing new', text: 'Every submission has had at least one review.', noMatch: NO_MATCH },
  },
  {
    id: 'all',
    name: 'All',
    empty: {
      title: 'No impacts yet',
      text: 'Impacts will show up here once someone logs one.',
      noMatch: NO_MATCH,
    },
  },
];

const MINE: QueueView = {
  id: 'mine',
  name: 'Reviewed by me',
  isReadOnly: true,
  empty: { title: 'No decisions yet', text: 'Your decisions will show up here, newest first.', noMatch: NO_MATCH },
};

const VERIFIED_BY_ME: QueueView = {
  ...MINE,
  name: 'Verified by me',
  empty: {
    title: 'Nothing verified yet',
    text: 'Impacts you approved will show up here once they’re verified.',
    noMatch: NO_MATCH,
  },
};

export const reviewViews = (role: Role): readonly QueueView[] => [...VIEWS, role === 'Admin' ? VERIFIED_BY_ME : MINE];
