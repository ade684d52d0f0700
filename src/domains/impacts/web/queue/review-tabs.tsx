import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import type { Reviewer } from './queue-read.ts';
import type { ReviewView } from './review-filters.ts';

interface ReviewTabsProps {
  view: ReviewView;
  role: Reviewer['role'];
  /** How many this person can review; null while unknown. */
  waiting: number | null;
  to: (view: ReviewView) => string;
}

const VIEW_NAMES: Record<ReviewView, string> = {
  waiting: 'To review',
  new: 'New',
  all: 'All',
  mine: 'Reviewed by me',
};

export const viewName = (view: ReviewView, role: Reviewer['role']): string =>
  view === 'mine' && role === 'Admin' ? 'Verified by me' : VIEW_NAMES[view];

export function ReviewTabs({ view, role, waiting, to }: ReviewTabsProps) {
  const tabs = (Object.keys(VIEW_NAMES) as ReviewView[]).map((one) => ({
    id: one,
    label: viewName(one, role),
    to: to(one),
    count: one === 'waiting' ? waiting : null,
  }));
  return <QueueTabs label="Queues" tabs={tabs} current={view} />;
}
