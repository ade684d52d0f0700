import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const reviewWork: PagedQueueWork = {
  count: 'impactsToReview',
  path: 'impacts',
  title: say('impacts.reviewWork.review'),
  arrived: (count) => say('impacts.reviewWork.arrived', { count }),
  calls: ['reviewImpact', 'reviewImpacts', 'askAboutImpact'],
  load: async () => (await import('./review-queue.ts')).reviewQueue.renderPage,
};
