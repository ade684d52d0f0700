import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: say('care.reportWork.reports'),
  arrived: (count) => say('care.reportWork.newReport', { count }),
  pending: {
    awaiting: (count) => say('care.reportWork.awaiting', { count }),
    lead: say('care.reportWork.intro'),
    action: say('care.reportWork.reviewReports'),
  },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
