import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const verificationWork: PagedQueueWork = {
  count: 'opportunitiesToVerify',
  path: 'opportunities',
  title: say('opportunities.verificationWork.opportunities'),
  arrived: (count) => say('opportunities.verificationWork.arrived', { count }),
  calls: ['verifyOpportunity'],
  load: async () => (await import('./verification-queue.ts')).verificationQueue.renderPage,
};
