import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: say('moderation.reportWork.reports'),
  arrived: (count) => say('moderation.reportWork.newReport', { count }),
  pending: {
    awaiting: (count) => say('moderation.reportWork.awaiting', { count }),
    lead: say('moderation.reportWork.intro'),
    action: say('moderation.reportWork.reviewReports'),
  },
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
