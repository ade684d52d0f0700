import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: 'Reports',
  icon: 'report',
  arrived: { one: 'New report', many: 'new reports' },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
