import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const applicationWork: PagedQueueWork = {
  count: 'applicationsToDecide',
  path: 'applications',
  title: say('opportunities.applicationWork.applications'),
  arrived: (count) => say('opportunities.applicationWork.newApplication', { count }),
  pending: {
    awaiting: (count) => say('opportunities.applicationWork.awaiting', { count }),
    lead: say('opportunities.applicationWork.intro'),
    action: say('opportunities.applicationWork.reviewApplications'),
  },
  calls: ['decideApplication'],
  load: async () => (await import('./application-queue.tsx')).applicationQueue.renderPage,
};
