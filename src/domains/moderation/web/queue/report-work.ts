import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const reportWork: PagedQueueWork = {
  count: 'reportsToDecide',
  path: 'reports',
  title: say('moderation.reportWork.reports'),
  arrived: (count) => say('moderation.reportWork.newReport', { count }),
  calls: ['decideReport', 'answerAppeal'],
  load: async () => (await import('./report-queue.ts')).renderReportQueue,
};
