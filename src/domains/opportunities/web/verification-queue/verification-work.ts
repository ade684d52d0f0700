import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const verificationWork: PagedQueueWork = {
  count: 'opportunitiesToVerify',
  path: 'opportunities',
  title: say('opportunities.verificationWork.opportunities'),
  icon: 'opportunity',
  arrived: { one: say('opportunities.verificationWork.newOpportunityToVerify'), many: 'new opportunities to verify' },
  pending: {
    one: 'opportunity awaiting verification',
    many: 'opportunities awaiting verification',
    lead: say('opportunities.verificationWork.setThePointsNeededTo'),
    action: say('opportunities.verificationWork.startVerifying'),
  },
  calls: ['verifyOpportunity'],
  load: async () => (await import('./verification-queue.ts')).verificationQueue.renderPage,
};
