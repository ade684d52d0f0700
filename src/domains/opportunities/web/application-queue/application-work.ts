import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const applicationWork: PagedQueueWork = {
  count: 'applicationsToDecide',
  path: 'applications',
  title: say('opportunities.applicationWork.applications'),
  icon: 'inbox',
  arrived: { one: say('opportunities.applicationWork.newApplication'), many: 'new applications' },
  pending: {
    one: 'application needs your decision',
    many: 'applications need your decision',
    lead: say('opportunities.applicationWork.oldestFirstApplicationsStill'),
    action: say('opportunities.applicationWork.reviewApplications'),
  },
  calls: ['decideApplication'],
  load: async () => (await import('./application-queue.tsx')).applicationQueue.renderPage,
};
