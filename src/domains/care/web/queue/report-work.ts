import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: 'Reports',
  icon: 'report',
  arrived: { one: 'New report', many: 'new reports' },
  pending: {
    one: 'case awaiting a decision',
    many: 'cases awaiting a decision',
    lead: 'Reported by members for breaking the community rules. Oldest first.',
    action: 'Review reports',
  },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
