import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: say('care.reportWork.reports'),
  icon: 'report',
  arrived: { one: say('care.reportWork.newReport'), many: 'new reports' },
  pending: {
    one: 'case awaiting a decision',
    many: 'cases awaiting a decision',
    lead: say('care.reportWork.reportedByMembersForBreaking'),
    action: say('care.reportWork.reviewReports'),
  },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
