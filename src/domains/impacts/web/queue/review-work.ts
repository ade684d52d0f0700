import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reviewWork: PagedQueueWork = {
  count: 'impactsToReview',
  path: 'impacts',
  title: 'Review',
  icon: 'review',
  arrived: { one: 'New impact to review', many: 'new impacts to review' },
  calls: ['reviewImpact', 'reviewImpacts'],
  load: async () => (await import('./review-queue.ts')).reviewQueue.renderPage,
};
