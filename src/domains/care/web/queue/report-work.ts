import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: 'Reports',
  icon: 'report',
  arrived: { one: 'New report to decide', many: 'new reports to decide' },
  pending: {
    one: 'report awaiting a decision',
    many: 'reports awaiting a decision',
    lead: 'Members reported something that may break the community rules.',
    action: 'Review reports',
  },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
