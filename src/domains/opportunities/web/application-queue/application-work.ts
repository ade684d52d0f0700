import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const applicationWork: PagedQueueWork = {
  count: 'applicationsToDecide',
  path: 'applications',
  title: say('opportunities.applicationWork.applications'),
  arrived: (count) => say('opportunities.applicationWork.newApplication', { count }),
  calls: ['decideApplication'],
  load: async () => (await import('./application-queue.tsx')).applicationQueue.renderPage,
};
