import { say } from '#languages/say.ts';
import type { QueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

/** Each council has its own queue, on its page; the list of the owner's councils leads there. */
export const requestWork: QueueWork = {
  count: 'membershipRequests',
  path: 'councils',
  arrived: (count) => say('councils.requestWork.arrived', { count }),
  calls: ['decideMembershipRequest'],
};
