import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const verificationWork: PagedQueueWork = {
  count: 'opportunitiesToVerify',
  path: 'opportunities',
  title: 'Opportunities',
  icon: 'opportunity',
  arrived: { one: 'New opportunity to verify', many: 'new opportunities to verify' },
  pending: {
    one: 'opportunity awaiting verification',
    many: 'opportunities awaiting verification',
    lead: 'Set the points needed to unlock each one, or decline it with a reason.',
    action: 'Start verifying',
  },
  calls: ['verifyOpportunity'],
  load: async () => (await import('./verification-queue.ts')).verificationQueue.renderPage,
};
