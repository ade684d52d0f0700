import type { QueueEmptyWords } from '../../../../platform/browser/decisions/queue-states.tsx';
import type { Reviewer } from './queue-read.ts';
import type { ReviewView } from './review-address.ts';

type Words = Pick<QueueEmptyWords, 'title' | 'text'>;

const EMPTY: Record<ReviewView, Words> = {
  waiting: {
    title: 'All caught up',
    text: 'New submissions will show up here.',
  },
  new: { title: 'Nothing new', text: 'Every submission has been looked at.' },
  all: { title: 'No impacts yet', text: 'No one has logged an impact so far.' },
  mine: { title: 'You have not decided anything yet', text: 'What you decide is listed here, the newest first.' },
};

const ADMINS_OWN: Words = {
  title: 'You have not verified anything yet',
  text: 'The impacts that you approved are listed here once they are verified.',
};

export function emptyWords(view: ReviewView, role: Reviewer['role']): QueueEmptyWords {
  const words = view === 'mine' && role === 'Admin' ? ADMINS_OWN : EMPTY[view];
  return { ...words, noMatch: 'No impact in this queue matches your filters.' };
}
