import type { QueueEmptyWords } from '#platform/browser/decisions/queue-states.tsx';
import type { Reviewer } from './queue-read.ts';
import type { ReviewView } from './review-filters.ts';

type Words = Pick<QueueEmptyWords, 'title' | 'text'>;

const EMPTY: Record<ReviewView, Words> = {
  waiting: {
    title: 'All caught up',
    text: 'New submissions will show up here.',
  },
  new: { title: 'Nothing new', text: 'Every submission has had at least one review.' },
  all: { title: 'No impacts yet', text: 'Impacts will show up here once someone logs one.' },
  mine: { title: 'No decisions yet', text: 'Your decisions will show up here, newest first.' },
};

const ADMINS_OWN: Words = {
  title: 'Nothing verified yet',
  text: 'Impacts you approved will show up here once they’re verified.',
};

export function emptyWords(view: ReviewView, role: Reviewer['role']): QueueEmptyWords {
  const words = view === 'mine' && role === 'Admin' ? ADMINS_OWN : EMPTY[view];
  return { ...words, noMatch: 'No impact in this queue matches your filters.' };
}
