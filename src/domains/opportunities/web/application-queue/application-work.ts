import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const applicationWork: PagedQueueWork = {
  count: 'applicationsToDecide',
  path: 'applications',
  title: 'Applications',
  icon: 'inbox',
  arrived: { one: 'New application', many: 'new applications' },
  pending: {
    one: 'application needs your decision',
    many: 'applications need your decision',
    lead: 'Oldest first. Applications still undecided at the deadline close without a decision.',
    action: 'Review applications',
  },
  calls: ['decideApplication'],
  load: async () => (await import('./application-queue.tsx')).applicationQueue.renderPage,
};
