import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reviewWork: PagedQueueWork = {
  count: 'impactsToReview',
  path: 'impacts',
  title: say('impacts.reviewWork.review'),
  icon: 'review',
  arrived: { one: say('impacts.reviewWork.newImpactToReview'), many: 'new impacts to review' },
  calls: ['reviewImpact', 'reviewImpacts'],
  load: async () => (await import('./review-queue.ts')).reviewQueue.renderPage,
};
