import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

export const registrationWork: PagedQueueWork = {
  count: 'registrationsToDecide',
  path: 'registrations',
  title: say('auth.registrationWork.registrations'),
  arrived: (count) => say('auth.registrationWork.arrived', { count }),
  calls: ['decideRegistration'],
  load: async () => (await import('./registration-queue.ts')).registrationQueue.renderPage,
};
