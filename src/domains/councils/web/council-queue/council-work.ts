import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const councilWork: PagedQueueWork = {
  count: 'councilsToDecide',
  path: 'councils',
  title: say('councils.councilWork.councils'),
  arrived: (count) => say('councils.councilWork.arrived', { count }),
  calls: ['decideCouncil'],
  load: async () => (await import('./council-queue.ts')).councilQueue.renderPage,
};
