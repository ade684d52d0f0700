import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const councilWork: PagedQueueWork = {
  count: 'councilsToDecide',
  path: 'councils',
  title: 'Councils',
  icon: 'council',
  arrived: { one: 'New council to decide on', many: 'new councils to decide on' },
  pending: {
    one: 'council awaiting a decision',
    many: 'councils awaiting a decision',
    lead: 'Once a council is approved, members can join it and log impacts with it.',
    action: 'Review councils',
  },
  calls: ['decideCouncil'],
  load: async () => (await import('./council-queue.ts')).councilQueue.renderPage,
};
