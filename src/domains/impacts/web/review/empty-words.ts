import type { QueueEmptyWords } from '../../../../platform/browser/decisions/queue-states.tsx';
import { REVIEW_YEAR } from '../../model.ts';
import type { Reviewer } from './queue-read.ts';
import type { ReviewView } from './review-address.ts';

type Words = Pick<QueueEmptyWords, 'title' | 'text'>;

const EMPTY: Record<ReviewView, Words> = {
  waiting: {
    title: 'Nothing waits for you',
    text: `Every impact of ${REVIEW_YEAR} that you may decide is decided. What comes in is told at the side and in the tab’s title.`,
  },
  new: { title: 'Nothing new', text: 'Somebody has looked at everything that came in.' },
  all: { title: 'No impacts yet', text: `Nobody has logged an impact of ${REVIEW_YEAR} so far.` },
  mine: { title: 'You have not decided anything yet', text: 'What you decide is listed here, the newest first.' },
};

const ADMINS_OWN: Words = {
  title: 'You have not verified anything yet',
  text: 'The impacts that you approved are listed here once they are verified.',
};

export function emptyWords(view: ReviewView, role: Reviewer['role']): QueueEmptyWords {
  const words = view === 'mine' && role === 'Admin' ? ADMINS_OWN : EMPTY[view];
  return { ...words, noMatch: `No impact of ${REVIEW_YEAR} in this queue fits what you look for.` };
}
