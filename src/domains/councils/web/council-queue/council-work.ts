import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue-work.ts';

export const councilWork: PagedQueueWork = {
  count: 'councilsToDecide',
  path: 'councils',
  title: say('councils.councilWork.councils'),
  icon: 'council',
  arrived: { one: say('councils.councilWork.newCouncilToDecideOn'), many: 'new councils to decide on' },
  pending: {
    one: 'council awaiting a decision',
    many: 'councils awaiting a decision',
    lead: say('councils.councilWork.onceACouncilIsApproved'),
    action: say('councils.councilWork.reviewCouncils'),
  },
  calls: ['decideCouncil'],
  load: async () => (await import('./council-queue.ts')).councilQueue.renderPage,
};
